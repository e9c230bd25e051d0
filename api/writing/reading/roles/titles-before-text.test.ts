import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { partTitlesFromText } from './titles-before-text.ts';

const partsOf = (text: string): string[] => partTitlesFromText(parseLines(text)).map((line) => line.text);
const DATED = 'University of Lorvale (February 2015 - June 2017)';
const COOKED = 'Managed the menu of a canteen on a strict budget as part of a study.';

describe('below dates without a title, a line that begins with one', () => {
  it.each([
    ['a colon', `Catering Project Manager: ${COOKED}`],
    ['a dash', `Catering Project Manager - ${COOKED}`],
  ])('is the title and, behind %s, what was done', (_, line) => {
    expect(partsOf(`${DATED}\n${line}`)).toEqual([DATED, 'Catering Project Manager', COOKED]);
  });

  it('is a title with what it was about before a colon and a small letter', () => {
    const [title, text] = ['Research assistant for the Orion project', 'handling data of ovens and of flour'];
    expect(partsOf(`${DATED}\n${title}: ${text}`)).toEqual([DATED, title, text]);
    expect(partsOf(`${DATED}\nNotes on the Orion project: ${text}`)).toHaveLength(2);
  });

  it('is the title before a short text, too, right below an employer', () => {
    const dated = '06/2023 à 07/2024 - Globex';
    expect(partsOf(`${dated}\nIngénieur sécurité : Création de sites.`)).toEqual([
      dated,
      'Ingénieur sécurité',
      'Création de sites.',
    ]);
    expect(partsOf('06/2023 à 07/2024\nIngénieur sécurité : Création de sites.')).toHaveLength(2);
  });

  it.each([
    ['what follows is a name', 'Manager: Jan Vogt, Lorvale Catering'],
    ['nothing in it is a title', `Main result: ${COOKED}`],
    ['it is a label of a form', `Job title: ${COOKED}`],
  ])('stays whole where %s', (_, line) => {
    expect(partsOf(`${DATED}\n${line}`)).toEqual([DATED, line]);
  });

  it('stays whole below a title, and away from dates', () => {
    const line = `Project Manager: ${COOKED}`;
    expect(partsOf(`Cook, Globex (2015 - 2017)\n${line}`)[1]).toBe(line);
    expect(partsOf(`${DATED}\n\nGlobex\n${line}`).at(-1)).toBe(line);
  });
});

it('the roles of a document that writes them so are read', () => {
  const { experiences } = readHistory(
    `Ann Bell\n\nExperience\n\n${DATED}\nKitchen Researcher and Catering Project Manager: ${COOKED}\n\nKestrel Catering Group (July 2009 - December 2012)\nSenior Cook: Wrote recipes for courses and coached six new cooks.`,
  );
  expect(experiences).toMatchObject([
    { title: 'Kitchen Researcher and Catering Project Manager', company: 'University of Lorvale' },
    { title: 'Senior Cook', company: 'Kestrel Catering Group', startDate: '2009-07' },
  ]);
});

describe('items right below dates that begin with a title', () => {
  const header = (name: string, year: number) => `03/20${year} - 05/20${year + 2}\t${name}\tLeeds`;
  const oversees = 'Oversees the deliveries of the night.';

  it('are titles and text, where it is the habit of the document', () => {
    const text = [
      'Work experience',
      header('GLOBEX EXPANSION GMBH', 18),
      `• Shift Lead and Operations Assistant (part-time): ${oversees}`,
      header('PATH BEE ENGINEERS AND CONTRACTORS', 14),
      '• Electrical Project Engineer: Designs electrical systems for plants.',
      '• Intern trainer: Explains the plants to others.',
      header('KESTREL', 12),
      '• Intern: Helped with the tests.',
    ].join('\n');
    expect(readHistory(text).experiences.map(({ title, bulletPoints }) => [title, ...bulletPoints])).toEqual([
      ['Shift Lead and Operations Assistant (part-time)', oversees],
      [
        'Electrical Project Engineer',
        'Designs electrical systems for plants.',
        'Intern trainer: Explains the plants to others.',
      ],
      ['Intern', 'Helped with the tests.'],
    ]);
  });

  it('stay whole below titles', () => {
    const lines = [header('Baker, Mill & Oven', 18), `• Team lead: ${oversees}`];
    const more = [header('Cook, Hotel Morava', 14), '• Manager of stocks: Ordered the goods.'];
    expect(partsOf([...lines, ...more].join('\n'))).toHaveLength(4);
  });
});
