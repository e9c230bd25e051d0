import { compile, type FormatCallback } from 'html-to-text';
import { TEXT_MAX_LENGTH } from '../../../limits.ts';
import { guardTags } from './tag-guard.ts';

/** Keeps the cells of a row apart. */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};
/** Works even if the list's tag is missing, or there is another element between it and its items. */
const item: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('- ');
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};
const block = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const convert = compile({
  wordwrap: false,
  formatters: { cell, item },
  // The tag guard limits the depth, and the converter is recursive.
  limits: { maxInputLength: 4_000_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ...['ul', 'ol'].map((selector) => ({ selector, format: 'block' })),
    { selector: 'li', format: 'item' },
    ...['table', 'tbody', 'tr', 'dl', 'dt', 'dd'].map((selector) => ({
      selector,
      format: 'block',
      options: block,
    })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
  ],
});

const WRITTEN_TAG = /&(?:amp;){0,2}(?:lt|#0*60|#x0*3c);/i;
const REAL_TAG = /<\/?[a-z][^<>]{0,400}>/i;
const BASIC: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#60': '<',
  '#62': '>',
};

/** Decodes entities as long as tags are encoded, at most three times: job boards nest HTML in HTML in JSON. */
function decodeNested(html: string): string {
  let text = html;
  for (let times = 0; times < 3 && !REAL_TAG.test(text) && WRITTEN_TAG.test(text); times += 1)
    text = text.replace(/&(amp|lt|gt|quot|#39|#60|#62);/g, (whole, name: string) => BASIC[name] ?? whole);
  return text;
}

/** Trims lines, joins list items without blank lines, and allows at most one blank line in a row. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^-\n+(?:- ?)?(?=[^\n-])/gm, '- ')
    .replace(/^(- [^\n]*)\n\n(?=- )/gm, '$1\n')
    .trim();
}

/**
 * Converts HTML to text as people see it: paragraphs, "- " before list items, table rows as lines. Text without tags is
 * unchanged.
 *
 * @throws {RuleError} `page-too-complex`
 */
export function htmlText(html: string): string {
  const source = decodeNested(html);
  if (!REAL_TAG.test(source) && !/&#?\w{2,8};/.test(source)) return tidy(source).slice(0, TEXT_MAX_LENGTH);
  guardTags(source);
  // Without tags the line breaks are the author's.
  const lines = REAL_TAG.test(source) ? source : source.replace(/\r?\n/g, '<br>');
  return tidy(convert(lines)).slice(0, TEXT_MAX_LENGTH);
}

/** One line: a title, a name. */
export function htmlLine(html: string): string {
  return htmlText(html.slice(0, 2_000)).replace(/\s+/g, ' ').slice(0, 200).trim();
}
