/**
 * Parses JSON as found in web pages; `undefined` if it can't be parsed. Beyond JSON it accepts HTML, CDATA and
 * JavaScript comments, raw line breaks in strings, `\'`, trailing commas, a semicolon at the end, and quotes written as
 * entities. Never throws; takes linear time.
 */
export function parseLenientJson(text: string): unknown {
  const plain = stripWrapping(text);
  const unquoted = plain.includes('"') ? plain : plain.replaceAll('&quot;', '"');
  return tryParse(unquoted) ?? tryParse(repair(unquoted));
}

const OPENING = /^(?:\/\/|\/\*)?\s{0,9}<!(?:--|\[CDATA\[)\s{0,9}(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s{0,9}(?:-->|\]\]>)\s{0,9}(?:\*\/)?$/;
/** Only the end is searched: searching a megabyte of blanks would take quadratic time. */
const TAIL = 60;

/** Strips the comment marks that hide a script from old browsers, and a trailing semicolon. */
function stripWrapping(text: string): string {
  const inner = text.trim().replace(OPENING, '').trim();
  const tail = inner
    .slice(-TAIL)
    .replace(CLOSING, '')
    .replace(/[\s;]+$/, '');
  return inner.slice(0, -TAIL) + tail;
}

function tryParse(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}

const ESCAPES = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't', 'u']);

/** The string that begins at `start` as valid JSON, and its end. */
function repairString(text: string, start: number): [json: string, end: number] {
  let json = '"';
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      const next = text.charAt(at + 1);
      json += ESCAPES.has(next) ? letter + next : next === '\n' ? '' : next;
      at += 1;
    } else if (letter === '\n') json += '\\n';
    else json += letter < ' ' ? ' ' : letter;
  }
  return [`${json}"`, at + 1];
}

function repair(text: string): string {
  const parts: string[] = [];
  let at = 0;
  /** A pending comma, written only if something follows. */
  let comma = false;
  const put = (part: string) => {
    if (comma && part !== '}' && part !== ']') parts.push(',');
    comma = false;
    parts.push(part);
  };
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === '"') {
      const [json, end] = repairString(text, at);
      put(json);
      at = end;
    } else if (letter === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const close = text[at + 1] === '/' ? '\n' : '*/';
      const end = text.indexOf(close, at + 2);
      at = end < 0 ? text.length : end + close.length;
    } else if (letter === ',') {
      comma = true;
      at += 1;
    } else {
      if (letter > ' ') put(letter);
      else if (!comma) parts.push(' ');
      at += 1;
    }
  }
  return parts.join('');
}
