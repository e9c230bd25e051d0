const HEADING_STYLE =
  /^(?:heading|[uü]?berschrift|titre|t[ií]?tulo|titolo|nag[lł]?[oó]?wek|kop|rubrik|overskrift|başlık)\s?([1-6])$/iu;
const TITLE_STYLE = /^(?:title|titel|titre|t[ií]tulo|titolo|tytuł)$/iu;

/** The heading's level that a style stands for by its name in any of the common languages; 0 for body text. */
export function headingLevelOf(styleName: string): number {
  if (TITLE_STYLE.test(styleName)) return 1;
  return Number(HEADING_STYLE.exec(styleName)?.[1] ?? 0);
}
