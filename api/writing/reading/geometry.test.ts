import { describe, expect, it } from 'vitest';
import { parseLines } from './lines/line.ts';
import type { Line } from './lines/line.ts';
import { readHistory } from './read-history.ts';
import { readLines } from './read-lines.ts';

/** Lines as from a source with geometry: text with layout information. */
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

describe('a source that knows the page layout', () => {
  it('marks full lines, so that a capital letter after one does not start a new statement', () => {
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

  it('recognizes unknown headings by the size of the known ones', () => {
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

  it('recognizes a bold date that opens a role whose first list item is the header', () => {
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

describe('sizes of headings', () => {
  const ROLE = [
    { text: 'Ticket Clerk', isBold: true, gapBefore: true },
    { text: 'Harbour Aquarium Ltd' },
    { text: 'March 2019 – June 2021' },
    { text: 'Sold tickets to 400 visitors a day', marker: '•' },
  ];

  it('keep the label of a project within its role', () => {
    const lines = drawn(
      ...HEAD,
      ...ROLE,
      { text: 'Project: Orion', isBold: true },
      { text: 'Moved 40 desks within a weekend', marker: '•' },
    );
    expect(readLines(lines).history.experiences[0]?.bulletPoints).toHaveLength(2);
  });

  it('take a sign for a calendar before a date for no list mark', () => {
    const heading = (text: string, size = 17) => ({ text, size, isBold: true, gapBefore: true });
    const lines = drawn(
      { text: 'Nora Felt' },
      { text: 'nora@example.com' },
      heading('Experience'),
      { text: 'Upper school', size: 12, gapBefore: true },
      { text: 'Harbour School', isBold: true },
      { text: '2018 – Present\tSalem College, OR', marker: '\uF073' },
      { text: 'Taught algebra', marker: '•' },
      heading('Skills'),
      heading('Languages', 12),
      { text: 'English' },
      heading('Programming', 12),
      { text: 'Python' },
    );
    expect(readLines(lines).history.experiences).toMatchObject([
      { title: 'Upper school', startDate: '2018' },
    ]);
  });
});

describe('the reader', () => {
  it('takes a name after an employer as a place if other employers have one', () => {
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

  it('takes several words after an employer as a title, though other employers have a place there', () => {
    const { experiences } = readHistory(
      'Experience\nHarbour Restaurant Ltd | Boston\nHead Cook\nMar 2018 - Present\n- Ran the kitchen\n\nHotel Azure | Quality Harbour Kitchens\nJan 2015 - Feb 2018\n- Cooked the fish\n\nBlue Door Hotel | Chicago\nKitchen Assistant\n2012 - 2014\n- Washed up',
    );
    expect(experiences[1]).toMatchObject({ title: 'Quality Harbour Kitchens', company: 'Hotel Azure' });
  });

  it('keeps text without a role under its work heading', () => {
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

  it('does not take a link’s address for a statement', () => {
    const { experiences } = readHistory(
      'Experience\nPorter, Grand Hotel Ltd, 2015 - 2019\n• Carried the bags of guests\n• https://grand.example.com',
    );
    expect(experiences[0]?.bulletPoints).toEqual(['Carried the bags of guests']);
  });

  it('hides styles and scripts of a page, but no text after one that is never closed', () => {
    const hidden = (text: string) => parseLines(text).filter((line) => line.isHidden).length;
    expect(hidden('<style>\n.a { color: red }\n</style>\nNora Felt')).toBeGreaterThanOrEqual(2);
    expect(parseLines('<style>\nNora Felt\nPorter').map((line) => line.text)).toContain('Nora Felt');
  });
});
