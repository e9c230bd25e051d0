import type { Random } from './random.ts';

/** Texts that often trip up programs. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b\ufeff',
  "'; drop table users; --",
  '%',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  'null',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://[',
  'http://127.0.0.1:1/',
  'a@b.co',
  'A@B.CO\r\nBcc: x@y.z',
  '2020-13',
  '0000-00',
  '😀'.repeat(50),
  'é'.repeat(300),
  'word '.repeat(2_000),
  'x'.repeat(20_000),
  '(a+)+$',
  '\\u0000',
  '\r\n\r\n',
] as const;

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  7,
  101,
  1.5,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  [],
  {},
  [[[[[]]]]],
  [null],
  { length: 5 },
  { toString: 'x' },
];

/** A random JSON value: odd values, odd texts, and lists and objects of them. */
export function randomValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 2 : 5);
  if (kind === 0) return random.pick(ODD_VALUES);
  if (kind <= 2) return random.pick(ODD_TEXTS);
  if (kind === 3) return random.some(5, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    random.some(5, () => [
      random.pick([...ODD_TEXTS.slice(0, 14), 'id', 'userId']),
      randomValue(random, depth + 1),
    ]),
  );
}

/** Replaces part of a valid value, or truncates, duplicates or nests it. */
export function mutate(value: unknown, random: Random): unknown {
  if (random.oneIn(6)) return randomValue(random);
  if (Array.isArray(value)) {
    const list: unknown[] = value.map((item: unknown) => (random.oneIn(3) ? mutate(item, random) : item));
    return random.oneIn(8) ? [...list, ...list, ...list] : list;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      if (random.oneIn(12)) return [];
      return [[key, random.oneIn(3) ? mutate(item, random) : item]];
    });
    if (random.oneIn(10))
      entries.push([
        random.pick(['__proto__', 'constructor', 'id', 'userId', 'isAdmin']),
        randomValue(random),
      ]);
    return Object.fromEntries(entries);
  }
  if (typeof value === 'string' && random.oneIn(2)) {
    const at = random.below(value.length + 1);
    return value.slice(0, at) + random.pick(ODD_TEXTS) + value.slice(at);
  }
  return random.oneIn(2) ? randomValue(random) : value;
}

/** Changes, duplicates, removes or inserts some of the bytes. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  let whole = Buffer.from(bytes);
  for (let round = random.below(6); round >= 0 && whole.length > 0; round -= 1) {
    const at = random.below(whole.length);
    const length = random.below(Math.min(64, whole.length - at)) + 1;
    switch (random.below(5)) {
      case 0:
        whole[at] = random.below(256);
        break;
      case 1:
        whole = Buffer.concat([whole.subarray(0, at), whole.subarray(at + length)]);
        break;
      case 2:
        whole = Buffer.concat([whole.subarray(0, at), whole.subarray(at, at + length), whole.subarray(at)]);
        break;
      case 3:
        whole = Buffer.concat([
          whole.subarray(0, at),
          Buffer.from(random.pick(ODD_TEXTS).slice(0, 200), random.oneIn(2) ? 'utf8' : 'utf16le'),
          whole.subarray(at),
        ]);
        break;
      default:
        if (random.oneIn(3)) whole = whole.subarray(0, at);
    }
  }
  return whole;
}
