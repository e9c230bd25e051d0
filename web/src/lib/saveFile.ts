/** The browser reads the URL a moment after the click, so it is released later. */
const RELEASE_AFTER_MS = 10_000;

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
