/** State of a link to My Experience that opens the dialog for pasting there. */
export const PASTE_ASKED = { paste: true };

/** Whether a link asked for the dialog; a navigation's state may hold anything. */
export function isPasteAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'paste' in state && state.paste === true;
}
