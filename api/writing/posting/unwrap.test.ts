import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines } from '../text/lines.ts';
import { analyzePosting } from './analyze-posting.ts';
import { restoreLines } from './restore-lines.ts';
import { headingCuts } from './run-ons.ts';
import { unwrap } from './unwrap.ts';
import { processorTime } from '../testing/processor-time.ts';

const linesOf = (text: string) =>
  splitLines(restoreLines(text)).map((line) => line.text.replace(/\s+/g, ' '));

describe('hard-wrapped text', () => {
  it('is joined where a sentence goes on', () => {
    expect(
      linesOf(
        'You plan the routes of eleven vans, talk to our drivers and keep the\ncustomers informed when a delivery is late, which on our roads happens\nmore often than we like.\n\nYou need\n- Experience with a planning tool such as\nPTV or Optimo',
      ),
    ).toEqual([
      'You plan the routes of eleven vans, talk to our drivers and keep the customers informed when a delivery is late, which on our roads happens more often than we like.',
      'You need',
      'Experience with a planning tool such as PTV or Optimo',
    ]);
  });

  it('keeps list items, headings, labels and addresses apart', () => {
    const text =
      'Requirements\n- Clean driving record, held for\n  three years\n- Heavy lifting\nPlace of work: Hull\n\nWren Haulage\n4 Dock Road\nHull HU1 2AB';
    expect(linesOf(text)).toEqual([
      'Requirements',
      'Clean driving record, held for three years',
      'Heavy lifting',
      'Place of work: Hull',
      'Wren Haulage',
      '4 Dock Road',
      'Hull HU1 2AB',
    ]);
  });

  it('keeps a list whose items begin in lower case', () => {
    const text = 'We look for\nclean driving record and manners\nexperience in moving pianos\nstrong back';
    expect(restoreLines(text)).toBe(text);
  });

  it('joins half words', () => {
    expect(linesOf('Sie betreuen unsere Kunden im Innen-\nund Außendienst.')).toEqual([
      'Sie betreuen unsere Kunden im Innen- und Außendienst.',
    ]);
  });

  it('reads as one requirement what was wrapped', () => {
    const { requirements } = analyzePosting({
      text: 'Fleet Planner\nWren Haulage\nHull\n\nRequirements\n- Two years of planning vans, trucks or\n  ferries\n- Excel',
    });
    expect(requirements.map(({ text }) => text)).toContain('Two years of planning vans, trucks or ferries');
  });
});

describe('run-on text', () => {
  it('is cut at headings in the line', () => {
    const line = 'We move pianos. Requirements: a strong back. Nice to have: perfect pitch.';
    expect(headingCuts(line).map((cut) => line.slice(cut + 1, cut + 6))).toEqual(['Requi', 'Nice ']);
    expect(headingCuts('Please note: bring gloves. The shift starts at 8: sharp.')).toEqual([]);
    expect(headingCuts('Essential Physical Functions: lifting')).toEqual([]);
  });

  it.each([
    ['You need: • a strong back • a van • patience', ['a strong back', 'a van', 'patience']],
    ['You need: - a strong back - a van', ['a strong back', 'a van']],
    ['Bring 1) gloves 2) a belt 3) boots', ['gloves', 'a belt', 'boots']],
    ['You must have (a) a van; (b) a belt', ['a van;', 'a belt']],
  ])('%s', (text, items) => {
    expect(linesOf(text).slice(1)).toEqual(items);
  });

  it('is left alone where the signs only separate facts or thoughts', () => {
    for (const text of [
      'Wren Haulage • Hull • Full-time',
      'The work is hard - and well paid - but never dull.',
      'We grew from 3 to 30 vans (2019) and then to 40.',
    ])
      expect(restoreLines(text)).toBe(text);
  });

  it('gives the cells of a table lines of their own, and quoted e-mail loses its signs', () => {
    expect(linesOf('| Skill | Level |\n|---|---|\n| Word | Good |\n| Driving | Essential |')).toEqual([
      'Skill',
      'Level',
      'Word',
      'Good',
      'Driving Essential',
    ]);
    expect(linesOf('> You need\n> - a van\n> - a belt')).toEqual(['You need', 'a van', 'a belt']);
    expect(restoreLines('Wren Haulage | Mover | Hull')).toBe('Wren Haulage | Mover | Hull');
  });
});

describe('properties', () => {
  const row = fc.oneof(
    fc.constantFrom(
      'Requirements',
      'Nice to have: a van',
      '- a strong back and',
      '• Experience with Kafka or',
      '  ferries',
      '',
      'You plan the routes of eleven vans, talk to our drivers and keep the',
      'customers informed when a delivery is late, which on our roads is',
      'AWS',
      '1) gloves 2) belts',
      '| a | b |',
      '> and',
      'ÜBER UNS',
      'Innen-',
    ),
    fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '.', ':', '-', '•', '\t', 'or ', '1) '),
      maxLength: 90,
    }),
  );
  const text = fc.array(row, { maxLength: 14 }).map((rows) => rows.join('\n'));

  it('unwrapping changes nothing but line breaks into blanks', () => {
    fc.assert(
      fc.property(text, (given) => {
        const joined = unwrap(given);
        expect(joined.length).toBe(given.length);
        for (let i = 0; i < given.length; i += 1)
          if (joined[i] !== given[i]) expect([given[i], joined[i]]).toEqual(['\n', ' ']);
      }),
    );
  });

  it('restoring lines keeps every letter and digit in its place', () => {
    fc.assert(
      fc.property(text, (given) => {
        const restored = restoreLines(given);
        expect(restored.length).toBe(given.length);
        expect(restored.replace(/[^\p{L}\p{N}]/gu, ' ')).toBe(given.replace(/[^\p{L}\p{N}]/gu, ' '));
      }),
    );
  });

  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(unwrap(unwrap(given))).toBe(unwrap(given));
        expect(restoreLines(restoreLines(given))).toBe(restoreLines(given));
      }),
      { numRuns: 500 },
    );
  });

  it('bulleted lines are never joined', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 14 }), (rows) => {
        const given = rows.flatMap((one, index) => [one, `- item${index}`]).join('\n');
        const starts = new Set(splitLines(unwrap(given)).map((line) => line.text.split(/\s/)[0]));
        rows.forEach((_row, index) => expect(starts).toContain(`item${index}`));
      }),
    );
  });

  it('takes linear time', () => {
    for (const unit of [
      'and\n',
      'a b\n',
      '• a ',
      ': - ',
      '1) a 2) b ',
      'Profil: ',
      'a|b\n',
      '> > \n',
      'A',
      ' ',
      'A ',
    ]) {
      const given = unit.repeat(100_000 / unit.length);
      expect(processorTime(() => restoreLines(given))).toBeLessThan(1000);
    }
  });
});
