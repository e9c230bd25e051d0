/**
 * Overwrites HTML tags and entities with blanks of the same length, so that offsets in the result are valid in the
 * given text. Text without tags is returned unchanged.
 */
export function blankMarkup(text: string): string {
  if (!hasMarkup(text)) return text;
  return text
    .replace(/<!--[^]*?-->|<![a-z][^<>]{0,500}>/gi, spaces)
    .replace(/<(script|style|noscript|template|svg)\b[^>]{0,2000}>[^]*?<\/\1\s*>/gi, spaces)
    .replace(/<(\/?)([a-z][a-z0-9-]*)\b[^<>]{0,4000}>/gi, blankTag)
    .replace(/&(#?[a-z0-9]{1,10});/gi, blankEntity);
}

/** Whether the text contains HTML tags (not just `<` as a sign). */
export function hasMarkup(text: string): boolean {
  return /<\/?(?:p|div|br|li|ul|ol|h[1-6]|span|strong|b|em|i|a|html|body|table|tr|td|section|article|script|dl|dt|dd)\b[^<>]{0,4000}>/i.test(
    text,
  );
}

const BLOCKS = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 tr table section article header footer main title dt dd dl body html head hr td th label option form nav aside meta'.split(
    ' ',
  ),
);

function spaces(found: string): string {
  return found.length > 0 ? `${'\n'.padEnd(found.length, ' ')}` : '';
}

function blankTag(found: string, closing: string, name: string): string {
  const tag = name.toLowerCase();
  if (!BLOCKS.has(tag)) return ' '.repeat(found.length);
  if (tag === 'li' && closing === '' && found.length >= 3) return `\n•${' '.repeat(found.length - 2)}`;
  return '\n'.padEnd(found.length, ' ');
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
  Ouml: 'Ö',
  Auml: 'Ä',
  Uuml: 'Ü',
  szlig: 'ß',
};

function blankEntity(found: string, name: string): string {
  const sign = name.startsWith('#') ? numbered(name.slice(1)) : (ENTITIES[name] ?? ' ');
  // Too long a replacement becomes blanks; otherwise the sign is padded to the length of the entity.
  return sign.length > found.length ? ' '.repeat(found.length) : sign.padEnd(found.length, ' ');
}

function numbered(code: string): string {
  const value = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10);
  return Number.isInteger(value) && value >= 32 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff)
    ? String.fromCodePoint(value)
    : ' ';
}
