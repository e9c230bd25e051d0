/** The parts of a header line that may be a title, an employer or a place. */
export const piecesOf = (text: string): string[] =>
  text.split(/\t|:\s|\s[|–—·-]\s|\s-(?=\p{Lu})|,\s|\s(?:at|@|bei|chez|presso)\s/u);
