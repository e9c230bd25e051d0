import { describe, expect, it } from 'vitest';
import {
  DEMO_BULLETS,
  DEMO_POSTING,
  FOCUS_OPTIONS,
  markWords,
  rewriteDemoBullet,
  type DemoBullet,
  type DemoSettings,
} from './demo.ts';

// The same word in another form: answering/answered, noting/noted, mostly/most, helping/helped, works/work.
const FORMS: Record<string, string> = { writing: 'write', mostly: 'most' };
const stem = (word: string) => (FORMS[word] ?? word).replace(/(ing|ed|s|e)$/, '');
const GLUE = new Set(
  ['of', 'in', 'with', 'the', 'from', 'on', 'a', 'and', 'to', 'how', 'for', 'them'].map(stem),
);
const splitWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .map(stem)
      .filter((word) => word !== '' && !GLUE.has(word)),
  );

const LENGTHS = Array.from({ length: 11 }, (_, step) => step * 10);
const everyBullet = DEMO_BULLETS.flatMap((bullet) =>
  FOCUS_OPTIONS.map(({ value: focus }) => ({ id: bullet.id, focus, bullet })),
);
const otherSettings = LENGTHS.flatMap((length) =>
  [true, false].flatMap((keywords) =>
    ['', 'Say that I led it'].map((instructions) => ({ length, keywords, instructions })),
  ),
);

/** What the bullet says once the words that say nothing are gone, with the posting's words where they were swapped in. */
function saidBy(bullet: DemoBullet, used: readonly string[], leftOut: readonly string[] = []): Set<string> {
  let text = bullet.text.replace(bullet.filler, '');
  for (const words of leftOut) text = text.replace(words, '');
  for (const [mine, theirs] of bullet.keywords) if (used.includes(theirs)) text = text.replace(mine, theirs);
  return splitWords(text);
}

describe('the demo says what the bullet says: no more, and no less unless it says so', () => {
  it.each(everyBullet)('$id with the focus on $focus', ({ bullet, focus }) => {
    for (const others of otherSettings) expectTrue(bullet, { focus, ...others });
  });

  function expectTrue(bullet: DemoBullet, settings: DemoSettings): void {
    const { text, used, notes } = rewriteDemoBullet(bullet, settings);
    const leftOut = notes.flatMap((note) =>
      note.startsWith('Left out') ? [...note.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words) : [],
    );
    expect(splitWords(text)).toEqual(saidBy(bullet, used, leftOut));
    expect(text.match(/\d+/g)).toEqual(bullet.text.match(/\d+/g));
    // Only "Short" may leave a clause out, and it quotes the bullet's own words.
    expect(leftOut.length > 0).toBe(settings.length < 35);
    for (const words of leftOut) expect(bullet.text).toContain(words);
    // No claim grows: who helped has not done it alone, and "about" stays "about".
    for (const hedge of ['help', 'about 60']) {
      expect(text.toLowerCase().includes(hedge)).toBe(bullet.text.toLowerCase().includes(hedge));
    }
  }

  it('swaps words only for words that mean the same', () => {
    expect(DEMO_BULLETS.flatMap(({ keywords }) => keywords)).toEqual([
      ['small shops', 'small stores'],
      ['client database', 'customer database'],
      ['FAQ', 'FAQ'],
      ['new people in the team', 'new team members'],
    ]);
  });

  it('quotes only words from the posting', () => {
    for (const [, theirs] of DEMO_BULLETS.flatMap((bullet) => bullet.keywords))
      expect(DEMO_POSTING.asks).toContain(theirs);
  });
});

describe('every control of the demo does something, or says why not', () => {
  const settings = { focus: 'none', length: 50, keywords: false, instructions: '' } as const;
  it.each(DEMO_BULLETS)('$id', (bullet) => {
    const plain = rewriteDemoBullet(bullet, settings);
    expect(rewriteDemoBullet(bullet, { ...settings, length: 0 }).text.length).toBeLessThan(plain.text.length);
    expect(rewriteDemoBullet(bullet, { ...settings, length: 100 }).text.length).toBeGreaterThan(
      plain.text.length,
    );
    const keyed = rewriteDemoBullet(bullet, { ...settings, keywords: true });
    expect(keyed.used.length).toBeGreaterThan(0);
    for (const word of keyed.used) expect(keyed.text).toContain(word);
    for (const { value: focus } of FOCUS_OPTIONS.slice(1)) {
      const focused = rewriteDemoBullet(bullet, { ...settings, focus });
      expect(focused.text !== plain.text || focused.notes.length > plain.notes.length).toBe(true);
    }
  });

  it('says that it can’t follow free-form instructions', () => {
    const [bullet] = DEMO_BULLETS;
    expect(
      bullet && rewriteDemoBullet(bullet, { ...settings, instructions: 'Lead with the result' }).notes,
    ).toContain('Your instructions weren’t used: this demo only knows the options above.');
  });

  it('marks words without changing the text', () => {
    const pieces = markWords('noted in the CRM for small businesses', ['small businesses', 'CRM']);
    expect(pieces.map(({ text }) => text).join('')).toBe('noted in the CRM for small businesses');
    expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'CRM',
      'small businesses',
    ]);
  });
});
