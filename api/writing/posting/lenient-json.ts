/**
 * The value in a piece of JSON as web pages write it, `undefined` when there is none. On top of JSON it takes comments
 * of HTML, CDATA and JavaScript, raw line ends in strings, `\'`, trailing commas, a semicolon at the end, and quotes
 * written as entities. Never throws; takes time linear in the text.
 */
export function lenientJson(text: string): unknown {
  const plain = withoutWrapping(text);
  const unquoted = plain.includes('"') ? plain : plain.replaceAll('&quot;', '"');
  return parsed(unquoted) ?? parsed(repaired(unquoted));
}

const OPENING = /^(?:\/\/|\/\*)?\s{0,9}<!(?:--|\[CDATA\[)\s{0,9}(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s{0,9}(?:-->|\]\]>)\s{0,9}(?:\*\/)?$/;
/** Only the end is looked at: a search for it through a megabyte of blanks would take its square. */
const TAIL = 60;

/** Without the signs at both ends that hide a script from old browsers, and without a semicolon. */
function withoutWrapping(text: string): string {
  const inner = text.trim().replace(OPENING, '').trim();
  const tail = inner
    .slice(-TAIL)
    .replace(CLOSING, '')
    .replace(/[\s;]+$/, '');
  return inner.slice(0, -TAIL) + tail;
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}

const ESCAPES = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't', 'u']);

/** The end of the string that begins at `start`, and the string as JSON wants it. */
function repairedString(text: string, start: number): [json: string, end: number] {
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

function repaired(text: string): string {
  const parts: string[] = [];
  let at = 0;
  /** A comma that counts only when something comes after it. */
  let comma = false;
  const put = (part: string) => {
    if (comma && part !== '}' && part !== ']') parts.push(',');
    comma = false;
    parts.push(part);
  };
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === '"') {
      const [json, end] = repairedString(text, at);
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
