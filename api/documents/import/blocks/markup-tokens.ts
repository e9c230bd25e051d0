/** A piece of markup: a tag or the text between two. */
export type Token =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

/** The tokens of well-formed markup, names in lower case. Comments and declarations are left out. */
export function* tokensOf(markup: string): Generator<Token> {
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    if (start < 0) {
      yield { kind: 'text', text: decoded(markup.slice(at)) };
      return;
    }
    if (start > at) yield { kind: 'text', text: decoded(markup.slice(at, start)) };
    if (markup.startsWith('<!--', start)) {
      const end = markup.indexOf('-->', start);
      at = end < 0 ? markup.length : end + 3;
      continue;
    }
    const end = markup.indexOf('>', start);
    if (end < 0) return;
    at = end + 1;
    const inside = markup.slice(start + 1, end);
    if (inside.startsWith('!') || inside.startsWith('?')) continue;
    if (inside.startsWith('/')) {
      yield { kind: 'close', name: inside.slice(1).trim().toLowerCase() };
      continue;
    }
    const isEmpty = inside.endsWith('/');
    const space = inside.search(/[\s/]/);
    const name = (space < 0 ? inside : inside.slice(0, space)).toLowerCase();
    yield { kind: 'open', name, attributes: space < 0 ? '' : inside.slice(space), isEmpty };
  }
}

/** An attribute's value, null if the tag has no such attribute. */
export function readAttribute(attributes: string, name: string): string | null {
  const at = attributes.search(new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']`, 'i'));
  if (at < 0) return null;
  const open = attributes.slice(at).search(/["']/) + at;
  const close = attributes.indexOf(attributes.charAt(open), open + 1);
  return close < 0 ? null : decoded(attributes.slice(open + 1, close));
}
