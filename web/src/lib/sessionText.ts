/**
 * Text that a person pasted in this tab and has not sent: it outlives a reload. Kept under the person's id, so
 * that nobody who signs in after them in the same tab sees it.
 */
export function readSessionText(name: string, person: string): string {
  try {
    return sessionStorage.getItem(`${name}:${person}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it; a blank text is forgotten. Without storage, or when it is full, the page itself still holds the text. */
export function storeSessionText(name: string, person: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(`${name}:${person}`);
    else sessionStorage.setItem(`${name}:${person}`, text);
  } catch {
    // See above.
  }
}
