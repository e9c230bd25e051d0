import { inflatedStreams } from './inflation-guard.ts';

/** The marked content of one content stream, in order. */
export interface MarkedContent {
  tags: string[];
  /** The text that each says its letters stand for (`ActualText`); null without one. */
  texts: (string | null)[];
  /** How many operators show text. */
  shows: number;
}

const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const isSpace = (sign: string): boolean => /[\0\t\n\f\r ]/.test(sign);
const isDelimiter = (sign: string): boolean => /[()<>[\]{}/%]/.test(sign);

/** The end of a string in round brackets that begins at `at`; brackets may be nested. */
function endOfString(content: string, at: number): number {
  let depth = 0;
  for (let index = at; index < content.length; index += 1) {
    const sign = content[index];
    if (sign === '\\') index += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return index + 1;
  }
  return content.length;
}

/** The end of a dictionary that begins at `at`. */
function endOfDictionary(content: string, at: number): number {
  let depth = 0;
  for (let index = at; index < content.length; index += 1) {
    if (content[index] === '(') index = endOfString(content, index) - 1;
    else if (content.startsWith('<<', index)) {
      depth += 1;
      index += 1;
    } else if (content.startsWith('>>', index)) {
      index += 1;
      if ((depth -= 1) === 0) return index + 1;
    }
  }
  return content.length;
}

/** The bytes of a string as text: UTF-16 behind its mark, otherwise one letter each. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  return text;
}

function actualText(dictionary: string): string | null {
  const name = /\/ActualText\s*(?=[(<])/.exec(dictionary);
  if (!name) return null;
  const start = name.index + name[0].length;
  if (dictionary[start] === '<') {
    const hex = dictionary.slice(start + 1, dictionary.indexOf('>', start)).replace(/\s/g, '');
    return decoded(
      (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''),
    );
  }
  const inside = dictionary.slice(start + 1, endOfString(dictionary, start) - 1);
  return decoded(
    inside.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal: string | undefined, sign: string) =>
      octal === undefined
        ? (ESCAPES[sign] ?? (/^[\r\n]/.test(sign) ? '' : sign))
        : String.fromCharCode(Number.parseInt(octal, 8) % 256),
    ),
  );
}

/** Reads the marked content of a content stream. Source: ISO 32000-1, 7.8.2 and 14.6. */
export function readMarkedContent(content: string): MarkedContent {
  const found: MarkedContent = { tags: [], texts: [], shows: 0 };
  let operands: string[] = [];
  let at = 0;
  while (at < content.length) {
    const sign = content[at] ?? '';
    let end = at + 1;
    if (isSpace(sign)) {
      at = end;
      continue;
    }
    if (sign === '%') {
      while (end < content.length && !/[\r\n]/.test(content[end] ?? '')) end += 1;
    } else if (sign === '(') {
      end = endOfString(content, at);
    } else if (content.startsWith('<<', at)) {
      end = endOfDictionary(content, at);
      operands.push(content.slice(at, end));
    } else if (sign === '<') {
      end = content.indexOf('>', at) + 1 || content.length;
    } else {
      while (end < content.length && !isSpace(content[end] ?? '') && !isDelimiter(content[end] ?? ''))
        end += 1;
      const word = content.slice(at, end);
      if (sign === '/') operands.push(word);
      else if (/^[A-Za-z'"]/.test(word)) {
        if (word === 'BDC' || word === 'BMC') {
          const [tag = '', properties = ''] = operands;
          found.tags.push(tag.slice(1));
          found.texts.push(actualText(properties));
        } else if (SHOWS.has(word)) found.shows += 1;
        // The bytes of an image within the text.
        else if (word === 'ID') {
          const last = content.indexOf('EI', end);
          end = last < 0 ? content.length : last + 2;
        }
        operands = [];
      }
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

/** In bytes; no page of a resume has more. */
const CONTENT_MAX = 4_000_000;

/** The marked content of those of a file's streams that have any. */
export function findMarkedContents(bytes: Uint8Array): MarkedContent[] {
  const found: MarkedContent[] = [];
  for (const stream of inflatedStreams(bytes))
    if (stream.length <= CONTENT_MAX && stream.includes('BDC'))
      found.push(readMarkedContent(stream.toString('latin1')));
  return found;
}
