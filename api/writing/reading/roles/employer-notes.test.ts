import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { moveEmployerNotes } from './employer-notes.ts';

const moved = (text: string) => moveEmployerNotes(parseLines(text)).map((line) => line.text);

const MARKED = `Globex Mills
- Maker of bread
Head Baker, 2019 – 2021
* Baked bread
Harbour Inn
- Hotel by the sea
Sous Chef, 2016 – 2019
* Made soups`;
const HEADED = `### Globex Mills
Maker of bread
#### Head Baker
2019 – 2021
### Harbour Inn
Hotel by the sea,
with a view of Leeds
#### Sous Chef, 2016 – 2019
Made soups`;

describe('a note on what an employer is', () => {
  it('goes behind the header where it has a list mark of its own', () => {
    expect(moved(MARKED)).toEqual([
      'Globex Mills',
      'Head Baker, 2019 – 2021',
      'Maker of bread',
      'Baked bread',
      'Harbour Inn',
      'Sous Chef, 2016 – 2019',
      'Hotel by the sea',
      'Made soups',
    ]);
    const { experiences } = readHistory(`Ada Marlow\n\nWork experience\n\n${MARKED}`);
    expect(experiences).toMatchObject([
      { title: 'Head Baker', company: 'Globex Mills' },
      { title: 'Sous Chef', company: 'Harbour Inn' },
    ]);
  });

  it('goes behind the header where it stands between two headings', () => {
    expect(moved(HEADED)).toEqual([
      'Globex Mills',
      'Head Baker',
      '2019 – 2021',
      'Maker of bread',
      'Harbour Inn',
      'Sous Chef, 2016 – 2019',
      'Hotel by the sea,',
      'with a view of Leeds',
      'Made soups',
    ]);
  });

  it.each([
    ['its mark is that of what was done, too', MARKED.replaceAll('*', '-')],
    ['only one role has it', MARKED.replace('- Hotel by the sea\n', '')],
    ['the notes have several marks', MARKED.replace('- Hotel', '+ Hotel')],
    ['the titles are no lower than the employers', HEADED.replaceAll('####', '###')],
    [
      'dates are headings above the jobs',
      '### 2021 – 2023\n## Baker, Globex\nBaked bread\n### 2019 – 2021\n## Cook, Harbour Inn\nMade soups\n### 2016 – 2019\n## Porter, Acme',
    ],
  ])('stays where %s', (_, text) => {
    const lines = parseLines(text);
    expect(moveEmployerNotes(lines)).toEqual(lines);
  });

  it('is never lost, nor is any other line', () => {
    const line = fc.constantFrom(...MARKED.split('\n'), ...HEADED.split('\n'), '2014');
    const numbers = (lines: ReturnType<typeof parseLines>) =>
      lines.map(({ lineNumber, text }) => `${lineNumber} ${text}`).sort();
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (texts) => {
        const lines = parseLines(texts.join('\n'));
        expect(numbers(moveEmployerNotes(lines))).toEqual(numbers(lines));
      }),
      { examples: [[MARKED.split('\n')], [HEADED.split('\n')]] },
    );
  });
});
