/**
 * Makes the web fonts in src/fonts from the package's full fonts of 342 kB per weight. Run it when the package or the
 * character set changes: `node web/subset-inter.mjs`. The results are committed. It keeps European letters,
 * punctuation, a few symbols, kerning, and tabular figures (`tabular-nums`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...range(0x218, 0x21b),
  ...range(0x2018, 0x201e),
  ...range(0x2190, 0x2193),
];
const SIGNS = '–—•…‰‹›€™−≠≤≥⌘';

for (const [weight, name] of [
  [400, '400Regular/Inter_400Regular'],
  [600, '600SemiBold/Inter_600SemiBold'],
]) {
  const whole = new URL(`../node_modules/@expo-google-fonts/inter/${name}.ttf`, import.meta.url);
  const font = await subsetFont(readFileSync(whole), String.fromCodePoint(...LETTERS) + SIGNS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
  writeFileSync(new URL(`src/fonts/inter-${weight}.woff2`, import.meta.url), font);
  console.log(`inter-${weight}.woff2: ${font.length} bytes`);
}
