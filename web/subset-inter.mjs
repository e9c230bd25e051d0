/**
 * Makes the web fonts in src/fonts from the package's whole fonts of 342 kB a weight. Run by hand when the
 * package or the letters change: `node web/subset-inter.mjs`. The results are committed.
 *
 * Kept: European letters, punctuation, a few signs, kerning of ASCII pairs, figures of one width (the
 * product aligns numbers everywhere). Glyphs keep their numbers and unneeded ones become empty, so that no
 * composite has to be renumbered. Written as WOFF2 without its outline transform (W3C WOFF2, sections 4-5).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

const { create } = createRequire(import.meta.url)('fontkit');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...range(0x218, 0x21b),
  ...range(0x2018, 0x201e),
  0x2013,
  0x2014,
  0x2022,
  0x2026,
  0x2030,
  0x2039,
  0x203a,
  0x20ac,
  0x2122,
  ...range(0x2190, 0x2193),
  0x2212,
  0x2260,
  0x2264,
  0x2265,
  0x2318,
];
const KNOWN_TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
];

function tablesOf(bytes) {
  const count = bytes.readUInt16BE(4);
  return new Map(
    range(0, count - 1).map((i) => {
      const at = 12 + 16 * i;
      const offset = bytes.readUInt32BE(at + 8);
      return [
        bytes.toString('latin1', at, at + 4),
        bytes.subarray(offset, offset + bytes.readUInt32BE(at + 12)),
      ];
    }),
  );
}

function subset(file) {
  const bytes = readFileSync(file);
  const font = create(bytes);
  const tables = tablesOf(bytes);
  const loca = tables.get('loca');
  const glyf = tables.get('glyf');
  const long = tables.get('head').readInt16BE(50) === 1;
  const start = (gid) => (long ? loca.readUInt32BE(gid * 4) : loca.readUInt16BE(gid * 2) * 2);

  const gids = new Map();
  for (const code of LETTERS) {
    if (!font.hasGlyphForCodePoint(code)) continue;
    const isDigit = code >= 0x30 && code <= 0x39;
    gids.set(
      code,
      isDigit
        ? font.layout(String.fromCodePoint(code), ['tnum']).glyphs[0].id
        : font.glyphForCodePoint(code).id,
    );
  }
  const kept = new Set([0]);
  const keep = (gid) => {
    if (kept.has(gid)) return;
    kept.add(gid);
    const glyph = glyf.subarray(start(gid), start(gid + 1));
    if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return;
    for (let at = 10, flags = 0x20; flags & 0x20;) {
      flags = glyph.readUInt16BE(at);
      keep(glyph.readUInt16BE(at + 2));
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
  };
  for (const gid of gids.values()) keep(gid);

  const count = Math.max(...kept) + 1;
  const outlines = [];
  const newLoca = Buffer.alloc((count + 1) * 4);
  const hmtx = Buffer.alloc(count * 4);
  let length = 0;
  for (let gid = 0; gid < count; gid++) {
    newLoca.writeUInt32BE(length, gid * 4);
    if (!kept.has(gid)) continue;
    const glyph = glyf.subarray(start(gid), start(gid + 1));
    outlines.push(glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4));
    length += Math.ceil(glyph.length / 4) * 4;
    hmtx.writeUInt16BE(font.getGlyph(gid).advanceWidth, gid * 4);
    const metrics = tables.get('hmtx');
    const full = tables.get('hhea').readUInt16BE(34);
    hmtx.writeInt16BE(
      gid < full ? metrics.readInt16BE(gid * 4 + 2) : metrics.readInt16BE(full * 4 + (gid - full) * 2),
      gid * 4 + 2,
    );
  }
  newLoca.writeUInt32BE(length, count * 4);

  const patched = (tag, change) => {
    const copy = Buffer.from(tables.get(tag));
    change(copy);
    return copy;
  };
  return new Map([
    ['OS/2', tables.get('OS/2')],
    ['cmap', cmap(gids)],
    ['glyf', Buffer.concat(outlines)],
    ['head', patched('head', (table) => table.writeInt16BE(1, 50))],
    ['hhea', patched('hhea', (table) => table.writeUInt16BE(count, 34))],
    ['hmtx', hmtx],
    ['kern', kern(font, gids)],
    ['loca', newLoca],
    ['maxp', patched('maxp', (table) => table.writeUInt16BE(count, 4))],
    ['name', tables.get('name')],
    ['post', patched('post', (table) => table.writeUInt32BE(0x00030000, 0)).subarray(0, 32)],
  ]);
}

/** Format 4 with one segment for each letter: long, but blank enough to be compressed away. */
function cmap(gids) {
  const codes = [...gids.keys()].sort((a, b) => a - b);
  const segments = [
    ...codes.map((code) => [code, code, (gids.get(code) - code) & 0xffff]),
    [0xffff, 0xffff, 1],
  ];
  const n = segments.length;
  const table = Buffer.alloc(12 + 16 + 8 * n);
  const words = [0, 1, 3, 1, 0, 12, 4, 16 + 8 * n, 0, 2 * n];
  const power = 2 ** Math.floor(Math.log2(n));
  words.push(2 * power, Math.log2(power), 2 * n - 2 * power);
  words.push(
    ...segments.map(([, end]) => end),
    0,
    ...segments.map(([first]) => first),
    ...segments.map(([, , delta]) => delta),
  );
  words.forEach((word, i) => table.writeUInt16BE(word, i * 2));
  return table;
}

/** The pairs of ASCII letters and signs that the font's GPOS moves, as a plain kern table. */
function kern(font, gids) {
  const pairs = [];
  const ascii = [...gids.keys()].filter(
    (code) => code > 0x20 && code < 0x7f && !(code >= 0x30 && code <= 0x39),
  );
  for (const left of ascii) {
    for (const right of ascii) {
      const { positions, glyphs } = font.layout(String.fromCodePoint(left, right), ['kern']);
      if (glyphs.length !== 2 || glyphs[0].id !== gids.get(left)) continue;
      const value = Math.round(positions[0].xAdvance - glyphs[0].advanceWidth);
      if (Math.abs(value) > 8) pairs.push([gids.get(left), gids.get(right), value]);
    }
  }
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const table = Buffer.alloc(18 + 6 * pairs.length);
  const power = 2 ** Math.floor(Math.log2(pairs.length));
  [
    0,
    1,
    0,
    table.length - 4,
    1,
    pairs.length,
    power * 6,
    Math.log2(power),
    (pairs.length - power) * 6,
  ].forEach((word, i) => table.writeUInt16BE(word, i * 2));
  pairs.forEach(([left, right, value], i) => {
    table.writeUInt16BE(left, 18 + i * 6);
    table.writeUInt16BE(right, 20 + i * 6);
    table.writeInt16BE(value, 22 + i * 6);
  });
  return table;
}

function woff2(tables) {
  const base128 = (n) => (n < 128 ? [n] : [...base128(Math.floor(n / 128)).map((b) => b | 0x80), n % 128]);
  const directory = [...tables].flatMap(([tag, { length }]) => {
    const known = KNOWN_TAGS.indexOf(tag);
    const untransformed = tag === 'glyf' || tag === 'loca' ? 0xc0 : 0;
    return [
      (known < 0 ? 63 : known) | untransformed,
      ...(known < 0 ? Buffer.from(tag, 'latin1') : []),
      ...base128(length),
    ];
  });
  const body = Buffer.concat([...tables.values()]);
  const data = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const header = Buffer.alloc(48);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(tables.size, 12);
  header.writeUInt32BE(
    [...tables.values()].reduce((sum, { length }) => sum + Math.ceil(length / 4) * 4, 12 + 16 * tables.size),
    16,
  );
  header.writeUInt32BE(data.length, 20);
  header.writeUInt16BE(1, 24);
  const padding = Buffer.alloc((4 - ((48 + directory.length + data.length) % 4)) % 4);
  const file = Buffer.concat([header, Buffer.from(directory), data, padding]);
  file.writeUInt32BE(file.length, 8);
  return file;
}

mkdirSync(new URL('src/fonts', import.meta.url), { recursive: true });
for (const [weight, name] of [
  [400, '400Regular/Inter_400Regular'],
  [600, '600SemiBold/Inter_600SemiBold'],
]) {
  const file = woff2(
    subset(new URL(`../node_modules/@expo-google-fonts/inter/${name}.ttf`, import.meta.url)),
  );
  writeFileSync(new URL(`src/fonts/inter-${weight}.woff2`, import.meta.url), file);
  console.log(`inter-${weight}.woff2: ${file.length} bytes`);
}
