const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Takes the thoughts out of a streamed answer: some models write them in front of it, between marks, and some servers
 * pass them on as part of the text.
 *
 * @returns a function that is given each piece and returns what of the answer it adds
 */
export function createThoughtFilter(): (piece: string) => string {
  let state: 'begin' | 'thinking' | 'answer' = 'begin';
  let held = '';
  return (piece) => {
    if (state === 'answer') return piece;
    held += piece;
    if (state === 'begin') {
      const start = held.trimStart();
      if (start.length < OPEN.length && OPEN.startsWith(start)) return '';
      if (!start.startsWith(OPEN)) {
        state = 'answer';
        return start;
      }
      state = 'thinking';
      held = start.slice(OPEN.length);
    }
    const end = held.indexOf(CLOSE);
    if (end < 0) {
      held = held.slice(-CLOSE.length);
      return '';
    }
    const rest = held.slice(end + CLOSE.length).trimStart();
    // What follows may begin with empty lines.
    held = '';
    state = rest === '' ? 'begin' : 'answer';
    return rest;
  };
}
