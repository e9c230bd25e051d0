import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { readSkillEntries } from './skills.ts';

const read = (...lines: [text: string, look?: Partial<Line>][]) =>
  readSkillEntries(lines.map(([text, look], lineNumber) => lineOf(text, lineNumber, look))).map(
    ({ text, sourceLines }) => [text, ...sourceLines],
  );

describe('skills', () => {
  it('are split at commas, bullets and bars, not in brackets', () => {
    expect(read(['Tools: SAP, Excel (pivot, macros) | Word'], ['Triage • Charting'])).toEqual([
      ['SAP', 0],
      ['Excel (pivot, macros)', 0],
      ['Word', 0],
      ['Triage', 1],
      ['Charting', 1],
    ]);
  });

  it('are whole where a line ends within one: at a hyphen, or where it has no room for the next word', () => {
    expect(read(['stock ordering, pastry, menu plan-'], ['ning, butchery'])).toEqual([
      ['stock ordering', 0],
      ['pastry', 0],
      ['menu planning', 0, 1],
      ['butchery', 1],
    ]);
    expect(read(['Triage, Charting, Wound', { isFull: true }], ['care, First aid'])).toEqual([
      ['Triage', 0],
      ['Charting', 0],
      ['Wound care', 0, 1],
      ['First aid', 1],
    ]);
  });

  it('go on in lower case below one that begins with a capital and had no room', () => {
    const full = { isFull: true };
    expect(read(['Careful use of', full], ['their tools'], ['Triage'])).toEqual([
      ['Careful use of their tools', 0, 1],
      ['Triage', 2],
    ]);
    for (const [text, next, look] of [
      ['Careful use of', 'their tools', {}],
      ['careful use of', 'their tools', full],
      ['Careful use of', 'Their tools', full],
    ] as const)
      expect(read([text, look], [next])).toEqual([
        [text, 0],
        [next, 1],
      ]);
  });

  it('end with their row in a table of names', () => {
    const row = { isFull: true };
    expect(
      read(['Triage\tCharting\tWriting', row], ['First aid\tWound care\tSales']).map(([text]) => text),
    ).toEqual(['Triage', 'Charting', 'Writing', 'First aid', 'Wound care', 'Sales']);
  });

  it('end with their line where there was room, at a comma, and above an item or a label', () => {
    expect(read(['Triage, Charting, Wound care'], ['First aid']).map(([text]) => text)).toContain(
      'First aid',
    );
    const full = { isFull: true };
    for (const [end, next, look] of [
      ['Wound care,', 'First aid', {}],
      ['Wound care', 'First aid', { marker: '•' }],
      ['Wound care', 'First aid', { gapBefore: true }],
      ['Wound care', 'Rescue: First aid', {}],
    ] as const)
      expect(read([`Triage, Charting, ${end}`, full], [next, look])).toEqual([
        ['Triage', 0],
        ['Charting', 0],
        ['Wound care', 0],
        ['First aid', 1],
      ]);
  });

  it.each([
    ['Java – basic, SQL (good)', ['Java', 'SQL']],
    ['Excel 80%, Word ●●●○○, SAP 4/5', ['Excel', 'Word', 'SAP']],
    ['Python: advanced', ['Python']],
    ['very good', []],
    ['75%', []],
    ['Frameworks :', []],
    ['Business analysis, Technical writing', ['Business analysis', 'Technical writing']],
    ['Photoshop (layers and masks)', ['Photoshop (layers and masks)']],
    ['Outils :Word', ['Word']],
    ['Computers\tWord, Excel', ['Word', 'Excel']],
    ['Java / C / Python', ['Java', 'C', 'Python']],
    ['HTML/CSS, CI/CD', ['HTML/CSS', 'CI/CD']],
    ['Java - Python – SQL', ['Java', 'Python', 'SQL']],
    ['Wound care - adults', ['Wound care - adults']],
    ['Baking - with all kinds of flour - pastry', ['Baking - with all kinds of flour - pastry']],
    ['Systèmes d’exploitation : Linux, Windows', ['Linux', 'Windows']],
    ["Outils d'atelier : Linux, Windows", ['Linux', 'Windows']],
    ['Word, Excel, and Outlook', ['Word', 'Excel', 'Outlook']],
  ])('are listed without levels and the names of lists: "%s"', (text, expected) => {
    expect(read([text]).map(([skill]) => skill)).toEqual(expected);
  });

  it('are one in an item that begins with several words, not in a list of names', () => {
    const item = { marker: '•' };
    expect(read(['Selecting sites by their soil, plants and climate, and old maps', item])).toHaveLength(1);
    expect(read(['Written many lines of Java, Python, SQL', item]).length).toBeGreaterThan(1);
    expect(read(['Triage, Wound care, First aid', item])).toHaveLength(3);
  });

  it('are lists of their own in lines of short names without a comma at the end', () => {
    const full = { isFull: true };
    const names = ['Ruby', 'Rust', 'Perl', 'Java', 'Android', 'Swift', 'SQL', 'Redis', 'Go'];
    const lines = [names.slice(0, 3), names.slice(3, 6), names.slice(6)];
    expect(
      read(...lines.map((own): [string, Partial<Line>] => [own.join(', '), full])).map(([text]) => text),
    ).toEqual(names);
    expect(
      read(['Triage, Charting, Wound', full], ['care, Lifting, First', full], ['aid, Rescue', full]).map(
        ([text]) => text,
      ),
    ).toEqual(['Triage', 'Charting', 'Wound care', 'Lifting', 'First aid', 'Rescue']);
  });

  it('end above a label in a cell of its own', () => {
    const full = { isFull: true };
    expect(
      read(['Systems\tDebian, Ubuntu, Suse', full], ['Mail Server\tSendmail, Postfix', full]).map(
        ([text]) => text,
      ),
    ).toEqual(['Debian', 'Ubuntu', 'Suse', 'Sendmail', 'Postfix']);
  });

  it('go on in a line that is set in below a full one with a mark', () => {
    const more = { indent: 3 };
    expect(
      read(
        ['Sense of', { marker: '•', isFull: true }],
        ['Responsibility', more],
        ['Care', { marker: '•' }],
      ).map(([text]) => text),
    ).toEqual(['Sense of Responsibility', 'Care']);
  });

  it('may each begin small where the first does', () => {
    const full = { isFull: true };
    const names = (first: string) =>
      read([first, full], ['MacBook', full], ['git', full]).map(([text]) => text);
    expect(names('php')).toEqual(['php', 'MacBook', 'git']);
    expect(names('PHP')).toEqual(['PHP', 'MacBook git']);
  });

  it('have no "and" before the last of a list', () => {
    expect(read(['Repairs, diagnostics, and pest control']).map(([text]) => text)).toEqual([
      'Repairs',
      'diagnostics',
      'pest control',
    ]);
    expect(read(['Vendita, logistica, e commerce']).map(([text]) => text)).toContain('e commerce');
  });

  it('are the same wherever a list is broken', () => {
    // No word of any language is written like this: a level, or one that belongs to its clause, is no skill of its own.
    const word = fc.stringMatching(/^q[bfghkqz]{1,7}$/);
    const skill = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(skill, { minLength: 5, maxLength: 9 }), fc.nat(), (skills, place) => {
        const words = skills.join(', ').split(' ');
        const first = skills.slice(0, 3).join(' ').split(' ').length;
        const cut = first + (place % (words.length - first));
        const halves: [string, Partial<Line>][] = [
          [words.slice(0, cut).join(' '), { isFull: true }],
          [words.slice(cut).join(' '), {}],
        ];
        expect(read(...halves).map(([text]) => text)).toEqual(skills);
      }),
    );
  });
});

describe('skills without what is told of them', () => {
  const names = (...lines: [text: string, look?: Partial<Line>][]) => read(...lines).map(([text]) => text);

  it('are named without for how long, and without marks in the columns of a table', () => {
    expect(names(['Welding - 10+ years, Forklifts (3 years), SQL 7 years experience, CAD'])).toEqual([
      'Welding',
      'Forklifts',
      'SQL',
      'CAD',
    ]);
    expect(
      names(['Skill\tLevel\tLast used'], ['C++\t4/5\t2015'], ['Java\t3/5\t2014'], ['PHP\t5/5\t2016']),
    ).toEqual(['C++', 'Java', 'PHP']);
  });

  it('are named without levels behind them, if several have one', () => {
    expect(names(['HTML Grundkenntnisse'], ['Word gut'], ['Visual Basic'])).toEqual([
      'HTML',
      'Word',
      'Visual Basic',
    ]);
    expect(names(['HTML'], ['Sehen und Fragen gut'])).toEqual(['HTML', 'Sehen und Fragen gut']);
  });

  it('are no names of groups and no addresses', () => {
    expect(
      names(['Front-end', { isBold: true }], ['HTML', { marker: '•' }], ['Baking', { marker: '•' }]),
    ).toEqual(['HTML', 'Baking']);
    expect(
      names(['Ovens', { marker: '-' }], ['Rotary', { marker: '-', indent: 2 }], ['Flour', { marker: '-' }]),
    ).toEqual(['Rotary', 'Flour']);
    expect(names(['Git, https://globex.example/ada, Führerschein B'])).toEqual(['Git', 'Führerschein B']);
  });

  it('are whole sentences where they are told in such', () => {
    expect(names(['I have baked with many kinds of flour, rye, spelt and wheat.'])).toHaveLength(1);
    expect(names(['Strong communication skills, team player, punctual.'])).toHaveLength(3);
    expect(names(['Calm ▪ Curious ▪ Punctual'])).toEqual(['Calm', 'Curious', 'Punctual']);
  });

  it('are whole where the rest says more of them, behind a comma or in the next line', () => {
    expect(names(['Helpful, with an eye for others'], ['Calm, sowie freundlich, punctual'])).toEqual([
      'Helpful, with an eye for others',
      'Calm, sowie freundlich',
      'punctual',
    ]);
    expect(names(['Team- und'], ['Kommunikation'], ['Web pages'], ['(HTML, CSS)'])).toEqual([
      'Team- und Kommunikation',
      'Web pages (HTML, CSS)',
    ]);
  });

  it('are whole items where most items of the list are phrases', () => {
    const item = { marker: '•' };
    expect(
      names(
        ['Calm and helpful, with an eye for others', item],
        ['Strong in planning and in talks, with guests and suppliers', item],
        ['Always looking for better ways, also under pressure', item],
      ),
    ).toHaveLength(3);
  });
});

describe('skills in a list', () => {
  const textsOf = (text: string, look?: Partial<Line>) => read([text, look]).map(([skill]) => skill);

  it('have no name of a group before them that only its style sets apart', () => {
    const styleBreaks: [string, string][] = [['systems', 'Linux,']];
    expect(textsOf('Operating systems Linux, Windows', { styleBreaks })).toEqual(['Linux', 'Windows']);
    expect(textsOf('Operating systems Linux', { styleBreaks: [['systems', 'Linux']] })).toEqual([
      'Operating systems Linux',
    ]);
  });

  it('are two tools, but one skill of other words', () => {
    expect(textsOf('HTML and CSS, Sales and Marketing')).toEqual(['HTML', 'CSS', 'Sales and Marketing']);
  });

  it('are parted at their ratings', () => {
    expect(textsOf('Baking 5/5 Cooking..…………5/5 Team work\t4/5')).toEqual(['Baking', 'Cooking', 'Team work']);
  });
});
