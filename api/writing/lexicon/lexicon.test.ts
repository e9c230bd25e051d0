import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { readTrade } from './format.ts';
import { impliedBy, lexicon, lexiconEntries } from './lexicon.ts';
import { spellingKey } from './spelling-tree.ts';

const namesIn = (text: string) =>
  lexicon()
    .find(tokenize(text))
    .map((hit) => hit.entry.name);

describe('the lexicon', () => {
  const entries = lexiconEntries();

  it('knows at least 2,400 skills of at least 20 trades, every trade with at least 40', () => {
    expect(entries.length).toBeGreaterThanOrEqual(2400);
    const trades = new Map<string, number>();
    for (const entry of entries) trades.set(entry.trade, (trades.get(entry.trade) ?? 0) + 1);
    expect(trades.size).toBeGreaterThanOrEqual(20);
    expect([...trades].filter(([trade, count]) => count < 40 && trade !== 'traits')).toEqual([]);
  });

  it('gives each spelling to one skill only', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const entry of entries) {
      for (const { text, ambiguous } of entry.spellings) {
        const key = `${spellingKey(text)}${ambiguous ? `!${text}` : ''}`;
        if (owners.has(key)) twice.push(`${text}: ${entry.name} and ${owners.get(key)}`);
        owners.set(key, entry.name);
      }
    }
    expect(twice).toEqual([]);
  });

  it('compares words in the same way as the tokens of a text', () => {
    for (const { spellings } of entries)
      for (const { text } of spellings)
        expect(spellingKey(text)).toBe(
          tokenize(text)
            .map(({ norm }) => norm)
            .join(' '),
        );
  });

  it('has only spellings with letters, and implies only skills that exist, without circles', () => {
    const names = new Set(entries.map((entry) => entry.name));
    expect(entries.filter((entry) => entry.spellings.some(({ text }) => spellingKey(text) === ''))).toEqual(
      [],
    );
    expect(entries.flatMap((entry) => entry.implies).filter((name) => !names.has(name))).toEqual([]);
    expect(entries.filter((entry) => impliedBy(entry).has(entry.name))).toEqual([]);
  });

  it('gives the same result whatever text it read before', () => {
    const text = 'TIG welding, Java and Spring Boot, registered nurse';
    const first = namesIn(text);
    namesIn('Spring Cloud, registered dietitian, TIG, Java EE');
    expect(namesIn(text)).toEqual(first);
    expect(first).toEqual(['TIG welding', 'Java', 'Spring Boot', 'Registered nurse']);
  });

  it('finds all of its own unambiguous spellings', () => {
    const lost = entries.flatMap((entry) =>
      entry.spellings
        .filter(
          ({ text, ambiguous }) => !ambiguous && !namesIn(text.replaceAll('*', 'a')).includes(entry.name),
        )
        .map(({ text }) => text),
    );
    expect(lost).toEqual([]);
  });

  it('tells names from ordinary words', () => {
    expect(namesIn('We go to the market and excel at access for all in spring')).toEqual([]);
    expect(namesIn('Go to the ward first. Access is by badge.')).toEqual([]);
    expect(namesIn('services in Go, R and C')).toEqual(['Go', 'R', 'C']);
    expect(namesIn('proficient with Microsoft Office Excel, Access and Word')).toEqual([
      'Excel',
      'Access',
      'Word',
    ]);
    expect(namesIn('Java and Spring Boot')).toEqual(['Java', 'Spring Boot']);
    expect(namesIn('Java and Spring')).toEqual(['Java', 'Spring']);
    expect(namesIn('work in HR; hr is not it')).toEqual(['Human resources']);
  });

  it('takes the longest name, over hyphens, plurals and accents, and never over a comma', () => {
    expect(namesIn('Supply-chain management')).toEqual(['Supply chain management']);
    expect(namesIn('CI/CD, C++, C#, .NET, Node.js')).toEqual(['CI/CD', 'C++', 'C#', '.NET', 'Node.js']);
    expect(namesIn('résolution de problèmes; Qualitätssicherung')).toEqual([
      'Problem solving',
      'Quality assurance',
    ]);
    expect(namesIn('patient, care')).toEqual([]);
  });

  it('knows the inflected forms of a spelling with a star, but no longer words', () => {
    expect(namesIn('zabezpieczanie ładunku pasami')).toContain('Load securing');
    expect(namesIn('praca: zabezpieczaniem ładunków')).toContain('Load securing');
    expect(namesIn('zabezpieczanie ładunkowością')).not.toContain('Load securing');
  });

  it('lets a framework imply its language and not the reverse', () => {
    const matcher = lexicon();
    const django = matcher.byName.get('Django');
    const python = matcher.byName.get('Python');
    expect(django && impliedBy(django).has('Python')).toBe(true);
    expect(python && impliedBy(python).has('Django')).toBe(false);
  });

  it('reports what is wrong with a malformed line', () => {
    expect(() => readTrade('test', 'Lost = skill')).toThrow('comes before the first group');
    expect(() => readTrade('test', '## Group\nA = b [colour]')).toThrow('unknown kind');
  });
});
