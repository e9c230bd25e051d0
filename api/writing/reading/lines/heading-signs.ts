/** A heading of Markdown within emphasis: "**### Baker**". */
const EMPHASISED = /^(\*{1,3}|_{1,3})(?<heading>#{1,6}\s+\S.*?)\1$/u;
/** One whose signs a converter has escaped: "\### Baker", "\#\#\# Baker". */
const ESCAPED = /^(?<signs>(?:\\#){1,6}|\\#{1,6})\s+(?=\S)/u;
/** One with a number before it: "1. ### Baker". */
const NUMBERED = /^\d{1,2}[.)]\s+(?=#{1,6}\s+\S)/u;
/** One without a space after its signs: "###Baker". A single sign may begin a tag or a number. */
const GLUED = /^#{2,6}(?=\p{L})/u;
const HEADING = /^#{1,6}\s+\S/u;
/** A single line that begins so may be anything: "# 5". */
const MIN_HEADINGS = 2;

/** A line whose heading signs are escaped, emphasised, numbered or glued to the text as a plain heading; any other line as it is. */
function plainHeading(line: string): string {
  const text = line.trim();
  const plain = (EMPHASISED.exec(text)?.groups?.heading ?? text)
    .replace(ESCAPED, (signs) => `${signs.replace(/[\\\s]/gu, '')} `)
    .replace(NUMBERED, '')
    .replace(GLUED, (signs) => `${signs} `);
  return plain !== text && HEADING.test(plain) ? plain : line;
}

/** A line that begins with a number sign and has no letters, with the sign escaped: "# 5" is a number, not a heading. */
const withoutHeading = (line: string): string =>
  /^\s*#+[^\p{L}]*$/u.test(line) ? line.replace('#', '\\#') : line;

/**
 * The lines of a text with its headings as Markdown has them, also where their signs are escaped, emphasised, numbered or glued to
 * the text. Only several such lines show that a text has headings: in another one a sign before a number stays.
 */
export function plainHeadings(lines: string[]): string[] {
  const plain = lines.map(plainHeading);
  const headings = plain.filter((line) => HEADING.test(line.trim()));
  return headings.length >= MIN_HEADINGS ? plain : lines.map(withoutHeading);
}
