/** What the text of a group is: part of the document, a list item's mark, or something that isn't shown. */
export type Destination = 'text' | 'mark' | 'fonts' | 'styles' | 'field' | 'shape' | 'hidden';

/** Control words that say what their group is. Groups that begin with `\*` and an unknown word are hidden. */
export const DESTINATIONS: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['fldinst', 'field'],
  ['listtext', 'mark'],
  ['pntext', 'mark'],
  // Drawings: only what is in their text boxes is text.
  ['shpinst', 'shape'],
  ['do', 'shape'],
  // The same drawing again, for older programs.
  ['shprslt', 'hidden'],
  ['colortbl', 'hidden'],
  ['info', 'hidden'],
  ['pict', 'hidden'],
  ['objdata', 'hidden'],
  ['nonshppict', 'hidden'],
  ['nonesttables', 'hidden'],
  ['tc', 'hidden'],
  ['xe', 'hidden'],
  ['ftnsep', 'hidden'],
  ['ftnsepc', 'hidden'],
]);

/** Where the text of a group goes that doesn't run with the text around it. */
export const FLOWS: ReadonlyMap<string, 'header' | 'footer' | 'box'> = new Map<
  string,
  'header' | 'footer' | 'box'
>([
  ['header', 'header'],
  ['headerl', 'header'],
  ['headerr', 'header'],
  ['headerf', 'header'],
  ['footer', 'footer'],
  ['footerl', 'footer'],
  ['footerr', 'footer'],
  ['footerf', 'footer'],
  ['footnote', 'footer'],
  ['shptxt', 'box'],
  ['dptxbxtext', 'box'],
]);

/** Control words that stand for text. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);
