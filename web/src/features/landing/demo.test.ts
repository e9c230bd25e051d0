import { describe, expect, it } from 'vitest';
import { DEMO_BULLETS, DEMO_POSTING, FOCUS_OPTIONS, markWords, rewriteDemoBullet } from './demo.ts';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
// answering/answered/answers, noting/noted, helped/help: the same word in another form.
const stem = (word: string) => word.replace(/(ing|ed|es|s|e)$/, '');
const GLUE = new Set(['of', 'in', 'with', 'the', 'from', 'on', 'where', 'that', 'a', 'after', 'how', 'and']);

const everySetting = DEMO_BULLETS.flatMap((bullet) =>
  FOCUS_OPTIONS.flatMap(({ value: focus }) =>
    [0, 50, 100].flatMap((length) =>
      [true, false].map((keywords) => ({ bullet, settings: { focus, length, keywords, instructions: '' } })),
    ),
  ),
);

describe('the demo never says what the bullet does not say', () => {
  it.each(everySetting)('$bullet.id with $settings', ({ bullet, settings }) => {
    const allowed = new Set(
      [bullet.text, ...bullet.keywords.map(([, theirs]) => theirs)].flatMap(words).map(stem).concat('show'),
    );
    const { text } = rewriteDemoBullet(bullet, settings);
    expect(words(text).filter((word) => !GLUE.has(word) && !allowed.has(stem(word)))).toEqual([]);
    expect(text.match(/\d+/g)).toEqual(bullet.text.match(/\d+/g));
  });
});

describe('every control of the demo does something', () => {
  const settings = { focus: 'none', length: 50, keywords: false, instructions: '' } as const;
  it.each(DEMO_BULLETS)('$id: keywords, length and focus change the text or say why not', (bullet) => {
    const plain = rewriteDemoBullet(bullet, settings);
    const short = rewriteDemoBullet(bullet, { ...settings, length: 0 });
    const long = rewriteDemoBullet(bullet, { ...settings, length: 100 });
    expect(short.text.length).toBeLessThan(plain.text.length);
    expect(long.text.length).toBeGreaterThan(plain.text.length);
    const keyed = rewriteDemoBullet(bullet, { ...settings, length: 100, keywords: true });
    expect(keyed.used.length).toBeGreaterThan(0);
    for (const word of keyed.used) expect(keyed.text).toContain(word);
    for (const { value: focus } of FOCUS_OPTIONS.slice(1)) {
      const focused = rewriteDemoBullet(bullet, { ...settings, focus, length: 0 });
      expect(
        focused.text !== short.text || focused.notes.length > short.notes.length || bullet.wordings[focus],
      ).toBeTruthy();
    }
  });

  it('says that it can not follow free instructions', () => {
    const [bullet] = DEMO_BULLETS;
    expect(
      bullet && rewriteDemoBullet(bullet, { ...settings, instructions: 'Lead with the result' }).notes,
    ).toContain('Your instruction was not used: this small demo only knows the choices above.');
  });

  it('quotes words of the posting only', () => {
    for (const [, theirs] of DEMO_BULLETS.flatMap((bullet) => bullet.keywords))
      expect(DEMO_POSTING.asks).toContain(theirs);
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
