/** Longest job title in the file's name, in bytes of UTF-8: file systems allow 255 for the whole name. */
const TITLE_MAX_BYTES = 120;

export interface ResumeFileName {
  /** Letters, digits and `space . _ + # & ( ) -` only: safe inside a quoted header parameter. */
  ascii: string;
  /** The same name with all letters of the title. */
  utf8: string;
}

const encoder = new TextEncoder();

function shorten(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(0, 1_000),
  )) {
    bytes += encoder.encode(segment).length;
    if (bytes > TITLE_MAX_BYTES) break;
    kept += segment;
  }
  return kept;
}

/**
 * One line without leading or trailing dots and spaces: "../x" must not remain a path, and Windows rejects a final ".
 * ".
 */
function tidy(text: string): string {
  return text
    .replace(/[\s_]+/g, ' ')
    .replace(/^[ .-]+/, '')
    .replace(/[ .]+$/, '');
}

/**
 * The export's name, "{job title or tailored}_resume.pdf" (docs/product.md#exported-pdf), safe as a header value
 * and as a file name: control and format characters, lone surrogates, quotes, slashes and the characters
 * that Windows refuses become a space; the title is cut at 120 bytes. A user's other files are named in the same way.
 */
export function resumeFileName(
  jobTitle: string,
  { fallback = 'tailored', extension = 'pdf' } = {},
): ResumeFileName {
  const utf8 = tidy(
    shorten(
      tidy(
        jobTitle
          .slice(0, 2_000)
          .normalize('NFC')
          .replace(/[\p{C}\p{Zl}\p{Zp}\uFFFD]|["'`\\/:*?<>|%;\u2018-\u201F\u2044\u2215]/gu, ' '),
      ),
    ),
  );
  const ascii = tidy(
    utf8
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[łŁøØđĐßæÆœŒıþÞ]/g, (letter) => PLAIN_LETTERS[letter] ?? ' ')
      .replace(/[–—]/g, '-')
      .replace(/[^A-Za-z0-9 ._+#&()-]/g, ' '),
  );
  const named = (title: string) => `${/[\p{L}\p{N}]/u.test(title) ? title : fallback}_resume.${extension}`;
  return { ascii: named(ascii), utf8: named(utf8) };
}

const PLAIN_LETTERS: Record<string, string> = {
  ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ı: 'i', þ: 'th', Þ: 'Th',
}; // prettier-ignore

/** RFC 8187 `attr-char`s may stand for themselves; encodeURIComponent leaves five more that may not. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** The `Content-Disposition` value of a download with that name (RFC 6266): one line of printable ASCII. */
export function contentDisposition(name: ResumeFileName): string {
  return `attachment; filename="${name.ascii}"; filename*=UTF-8''${encodeExtended(name.utf8)}`;
}
