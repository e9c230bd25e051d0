import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';
import { splitLines, splitSentences } from './lines.ts';
import { blankMarkup } from './markup.ts';
import { fold, singular, tokenize } from './tokens.ts';

const raws = (text: string) => tokenize(text).map(({ raw }) => raw);

describe('words', () => {
  it('keeps the names of tools whole and splits the rest', () => {
    expect(raws('C++, C# and .NET; Node.js, CI/CD, R&D, e-commerce')).toEqual([
      'C++',
      'C#',
      'and',
      '.NET',
      'Node.js',
      'CI',
      'CD',
      'R&D',
      'e',
      'commerce',
    ]);
    expect(raws('put first.We have 5+ years')).toEqual(['put', 'first', 'We', 'have', '5+', 'years']);
  });

  it('marks where a term must end', () => {
    const apart = (text: string) => tokenize(text).map((token) => token.apart);
    expect(apart('patient care')).toEqual([true, false]);
    expect(apart('supply-chain')).toEqual([true, false]);
    for (const text of [
      'patient, care',
      'patient\ncare',
      'patient (care)',
      'patient - care',
      'patient  care',
    ]) {
      expect(apart(text)).toEqual([true, true]);
    }
  });

  it('folds case, accents and plurals, and no more', () => {
    expect(['Zażółć', 'Straße', 'Élève'].map(fold)).toEqual(['zazolc', 'strasse', 'eleve']);
    expect(
      ['nurses', 'companies', 'boxes', 'class', 'economics', 'status', 'bus', 'analysis'].map(singular),
    ).toEqual(['nurse', 'company', 'box', 'class', 'economics', 'status', 'bus', 'analysis']);
  });

  it('gives valid offsets in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let reached = 0;
        for (const { start, end, raw } of tokenize(text)) {
          expect(text.slice(start, end)).toBe(raw);
          expect(start).toBeGreaterThanOrEqual(reached);
          reached = end;
        }
      }),
    );
  });
});

describe('lines and sentences', () => {
  it('drops bullet signs and keeps positions', () => {
    const text = '• Cook\n  2) Clean  \n\n- – Drive';
    expect(splitLines(text).map(({ text: line, bulleted }) => [line, bulleted])).toEqual([
      ['Cook', true],
      ['Clean', true],
      ['Drive', true],
    ]);
    for (const line of splitLines(text)) expect(text.slice(line.start, line.end)).toBe(line.text);
  });

  it('splits at sentences, semicolons and run-on numbers, but not at abbreviations', () => {
    const cut = (text: string) =>
      splitLines(text)
        .flatMap(splitSentences)
        .map((sentence) => sentence.text);
    expect(cut('Cook well. Clean tools, e.g. Pans! Rest')).toEqual([
      'Cook well.',
      'Clean tools, e.g. Pans!',
      'Rest',
    ]);
    expect(cut('Excel; Word; typing')).toEqual(['Excel;', 'Word;', 'typing']);
    expect(cut('Duties:  1.  Cook rice.  2.  Clean pans.')).toEqual(['Duties:', 'Cook rice.', 'Clean pans.']);
  });
});

describe('markup', () => {
  it('is overwritten without moving anything', () => {
    const html = '<ul><li>Payroll &amp; tax</li></ul><script>alert("Java")</script>';
    const text = blankMarkup(html);
    expect(text.length).toBe(html.length);
    expect(text.indexOf('Payroll')).toBe(html.indexOf('Payroll'));
    expect(text).not.toContain('Java');
    expect(blankMarkup('a < b and c > d')).toBe('a < b and c > d');
  });

  it('keeps the length of anything', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom(
              '<p>',
              '</p>',
              '<br/>',
              '<b class="x">',
              '&eacute;',
              '&#x1F600;',
              '&#9;',
              '<!-- a -->',
              '<',
              '>',
              'word ',
              '<script>',
              '</script>',
            ),
          )
          .map((parts) => parts.join('')),
        (html) => {
          expect(blankMarkup(html).length).toBe(html.length);
        },
      ),
    );
  });
});

describe('language', () => {
  it.each([
    ['en', 'We are looking for a cook who will work with the team and clean the kitchen'],
    ['de', 'Wir suchen eine Köchin, die mit dem Team arbeitet und die Küche sauber hält'],
    ['fr', 'Nous cherchons une cuisinière pour travailler avec notre équipe dans la cuisine'],
    ['pl', 'Szukamy osoby do pracy w kuchni oraz do obsługi gości, która nie boi się zadań'],
    ['ar', 'نبحث عن محاسب خبير للعمل مع فريقنا'],
    ['ja', '私たちは料理人を探しています'],
    ['und', '12345 !!!'],
  ])('%s', (language, text) => {
    expect(detectLanguage(text, tokenize(text))).toBe(language);
  });
});
