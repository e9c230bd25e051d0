import { findStyleBreaks, styledWords } from './style-breaks.ts';
import type { StyleBreak } from './style-breaks.ts';

/** A line of markdown or HTML without its markup. */
export interface PlainLine {
  text: string;
  headingLevel: number;
  isBold: boolean;
  /** Addresses of the links. */
  links: string[];
  styleBreaks: StyleBreak[];
}

const LINK = /!?\[([^[\]]{0,300})\]\(\s*([^()\s]{0,500})[^()]{0,100}\)/g;
/** "[Globex][2]": the address stands elsewhere. */
const REFERENCE = /\[(?=[^[\]]{0,300}\p{L}{2})([^[\]]{2,300})\]\[[^[\]]{0,60}\]/gu;
/** Pandoc's definition of the term in the line above; a full stop ends it as a list item. */
const DEFINITION = /^:[ \t]+(?<text>\S.*?)\.?$/u;
/** Names of pictures at the beginning: ":gear: Experience". */
const SHORTCODES = /^(?::[a-z][a-z0-9_+-]{1,30}:\s+)+/;
const AUTOLINK = /<((?:https?:\/\/|mailto:)?[^<>\s]{3,300})>/g;
const TAG = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?\/?>/gi;
const EMPHASIS = /(^|[\s([|>"'“/])([*_]{1,3})(?=[^\s*_])([^*_]{1,500})\2(?=$|[\s)\].,;:|!?"'”/–—-])/g;

/** Pandoc's commands for another format: "`\hfill`{=latex}". */
const RAW = /`{1,3}[^`]{1,300}`{1,3}\{=[a-z]{2,12}\}/g;

/** The start and end of text that is invisible on a page. */
const UNSEEN: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<style', '</style>'],
  ['<script', '</script>'],
];

/**
 * Blanks out HTML comments, styles and scripts but keeps line breaks, so that line numbers don't change. An unclosed
 * one is left as text, because four characters must not make half a document disappear.
 */
export function blankComments(text: string): string {
  return UNSEEN.reduce((shown, [open, close]) => blanked(shown, open, close), text);
}

function blanked(text: string, open: string, close: string): string {
  let result = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf(open, position);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return result + text.slice(position);
    const after = end + close.length;
    result += text.slice(position, start) + text.slice(start, after).replace(/[^\n]/g, ' ');
    position = after;
  }
}

const EMPHASIS_MARK = /(\*{1,3}|_{1,3}|<\/?(?:b|i|strong|em)>)/;

/** Where emphasis begins and ends; a mark that isn't one names words that aren't beside each other in the text. */
function emphasisBreaks(text: string): StyleBreak[] {
  const open = new Set<string>();
  const runs = text.split(EMPHASIS_MARK).flatMap((part, order) => {
    if (order % 2 === 0) return [{ text: part, style: [...open].join(' ') }];
    const mark = part.replace('/', '');
    if (!open.delete(mark)) open.add(mark);
    return [];
  });
  return runs.length > 1 ? findStyleBreaks(styledWords(runs)) : [];
}

/** Removes markdown and HTML decoration from one trimmed line; the words stay in their order. */
export function stripMarkup(line: string): PlainLine {
  // A backslash at the end is Markdown's line break.
  let text = line.replace(/(?<=\S)\s*\\$/, '').replace(DEFINITION, '$<text>');
  // What is behind "\hfill" stands at the right edge.
  if (text.includes('{=')) text = text.replace(RAW, '\t').trim();
  const links: string[] = [];
  text = text.replace(/^(?:>\s?)+/, '').trimStart();
  const heading = /^(#{1,6})\s+(.*)$/.exec(text);
  const headingLevel = heading?.[1]?.length ?? 0;
  if (heading) text = (heading[2] ?? '').replace(/(?:\s+#+|#{2,})\s*$/, '');
  text = text.replace(SHORTCODES, '');
  if (text.includes('](')) {
    text = text.replace(LINK, (_match, label: string, address: string) => {
      links.push(address.replace(/^mailto:|^tel:/i, ''));
      return label;
    });
  }
  if (text.includes('][')) text = text.replace(REFERENCE, '$1');
  const styleBreaks = emphasisBreaks(text);
  if (text.includes('<')) {
    text = text.replace(AUTOLINK, (match, inner: string) =>
      /[@/.]/.test(inner) && !inner.startsWith('/') ? inner : match,
    );
    text = text.replace(TAG, (tag) => (/^<(?:br|\/?p|\/?div|\/?li|\/?td)/i.test(tag) ? ' ' : ''));
  }
  const isBold = /^(?:\*\*|__)[^*_]{1,200}(?:\*\*|__):?\s*$/.test(text.trim());
  if (/[*_]/.test(text)) {
    text = text.replace(/\*\*|__(?=\S)|(?<=\S)__/g, (mark, offset: number) =>
      mark === '__' &&
      /[\p{L}\p{N}]/u.test(text.charAt(offset - 1)) &&
      /[\p{L}\p{N}]/u.test(text.charAt(offset + 2))
        ? mark
        : '',
    );
    text = text.replace(EMPHASIS, '$1$3');
  }
  text = text.replace(/`([^`]{1,300})`/g, '$1').replace(/\\([\\*_#[\](){}.!+|-])/g, '$1');
  if (/^\|.*\|\s*$/.test(text)) text = text.replace(/^\|\s*|\s*\|\s*$/g, '');
  return { text, headingLevel, isBold, links, styleBreaks };
}
