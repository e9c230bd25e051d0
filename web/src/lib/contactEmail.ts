/** Reads the address that the server wrote into index.html, or `''` when the installation has none. */
export function contactEmail(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="contact-email"]')?.content.trim() ?? '';
}
