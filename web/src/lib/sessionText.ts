/**
 * Reads text that a person pasted in this tab and hasn't sent; it survives a reload. Stored under the person's id, so
 * that the next person to sign in in the same tab doesn't see it.
 */
export function readSessionText(name: string, person: string): string {
  try {
    return sessionStorage.getItem(`${name}:${person}`) ?? '';
  } catch {
    return '';
  }
}

/**
 * Stores the text, or forgets it when it is blank. Without storage, or when it is full, the page itself still holds
 * the text.
 */
export function storeSessionText(name: string, person: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(`${name}:${person}`);
    else sessionStorage.setItem(`${name}:${person}`, text);
  } catch {
    // The form or page still holds the text.
  }
}
