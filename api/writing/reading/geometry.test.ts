import { describe, expect, it } from 'vitest';
import { linesFromText } from './lines/line.ts';
import type { Line } from './lines/line.ts';
import { readHistory } from './read-history.ts';
import { readLines } from './read-lines.ts';

/** Lines as a producer with geometry gives them: text with what it knows beside. */
function drawn(...sources: (Partial<Line> & { text: string })[]): Line[] {
  return sources.map((source, lineNumber) => ({
    lineNumber,
    indent: 0,
    marker: '',
    headingLevel: 0,
    isBold: false,
    size: 10,
    gapBefore: false,
    links: [],
    isHidden: false,
    ...source,
  }));
}

const HEAD = [
  { text: 'Nora Felt' },
  { text: 'nora@example.com' },
  { text: 'Experience', size: 14, gapBefore: true },
];

describe('a producer that knows the page', () => {
  it('says where a line is full, so that a capital letter does not begin a new statement', () => {
    const roles = (isFull: boolean) =>
      readLines(
        drawn(
          ...HEAD,
          { text: 'Porter, Grand Hotel Ltd, 2015 - 2019', isBold: true },
          { text: 'Welcomed the guests of the', marker: '•', isFull },
          { text: 'Governor and carried their bags' },
        ),
      ).history.experiences[0]?.bulletPoints;
    expect(roles(true)).toEqual(['Welcomed the guests of the Governor and carried their bags']);
  });

  it('tells headings that nobody foresaw by the size that the known ones share', () => {
    const { history } = readLines(
      drawn(
        ...HEAD,
        { text: 'Porter, Grand Hotel Ltd, 2015 - 2019' },
        { text: 'Carried bags', marker: '•' },
        { text: 'Beekeeping', size: 14 },
        { text: 'Four hives on the roof of the town hall' },
        { text: 'Education', size: 14 },
        { text: 'Hotel School, 2014' },
      ),
    );
    expect(history.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['experience', 'Experience'],
      ['other', 'Beekeeping'],
      ['education', 'Education'],
    ]);
    expect(history.experiences[0]?.bulletPoints).toEqual(['Carried bags']);
  });

  it('tells a bold date that opens a role, the role itself being the first list item', () => {
    const { history } = readLines(
      drawn(
        ...HEAD,
        { text: 'Mar 2021 - Present', isBold: true },
        { text: 'Head Porter, Grand Hotel Ltd', marker: '•' },
        { text: 'Led the team of eight', marker: '•' },
        { text: 'Jan 2015 - Feb 2021', isBold: true },
        { text: 'Porter, Station Inn Ltd', marker: '•' },
        { text: 'Carried bags', marker: '•' },
      ),
    );
    expect(
      history.experiences.map(({ title, company, bulletPoints }) => [title, company, bulletPoints]),
    ).toEqual([
      ['Head Porter', 'Grand Hotel Ltd', ['Led the team of eight']],
      ['Porter', 'Station Inn Ltd', ['Carried bags']],
    ]);
  });
});

describe('the reader', () => {
  it('takes a name behind an employer for a place where the other employers have one', () => {
    const { experiences } = readHistory(
      [
        'Experience',
        'Head Cook',
        'Harbour Restaurant Ltd | Boston | Mar 2018 - Present',
        '- Ran the kitchen',
        'Cook',
        'Hotel Azure | Quillmouth | Jan 2015 - Feb 2018',
        '- Cooked the fish',
        'Kitchen Assistant',
        'Blue Door Hotel | Chicago | 2012 - 2014',
        '- Washed up',
      ].join('\n'),
    );
    expect(experiences.map(({ company, location }) => [company, location])).toEqual([
      ['Harbour Restaurant Ltd', 'Boston'],
      ['Hotel Azure', 'Quillmouth'],
      ['Blue Door Hotel', 'Chicago'],
    ]);
  });

  it('keeps text under a work heading that tells of no role with its heading', () => {
    const { history } = readLines(
      drawn(
        ...HEAD,
        { text: 'To be told in person.' },
        { text: 'Education', size: 14 },
        { text: 'Hotel School' },
      ),
    );
    expect(history.sections[0]).toMatchObject({ kind: 'experience', lines: ['To be told in person.'] });
    expect(history.unplaced).toEqual([]);
  });

  it('takes an address behind a link sign for no statement', () => {
    const { experiences } = readHistory(
      'Experience\nPorter, Grand Hotel Ltd, 2015 - 2019\n• Carried the bags of guests\n• https://grand.example.com',
    );
    expect(experiences[0]?.bulletPoints).toEqual(['Carried the bags of guests']);
  });

  it('hides styles and scripts of a page, and no text behind one that is never closed', () => {
    const hidden = (text: string) => linesFromText(text).filter((line) => line.isHidden).length;
    expect(hidden('<style>\n.a { color: red }\n</style>\nNora Felt')).toBeGreaterThanOrEqual(2);
    expect(linesFromText('<style>\nNora Felt\nPorter').map((line) => line.text)).toContain('Nora Felt');
  });
});
