import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { findListedSkills } from './listed-skills.ts';

const found = (...lines: string[]) => findListedSkills(parseLines(lines.join('\n'))).map(({ text }) => text);

describe('skills without a heading', () => {
  it('are known tools, each in a line of its own', () => {
    expect(found('Photoshop', 'InDesign', 'Figma')).toEqual(['Photoshop', 'InDesign', 'Figma']);
    expect(found('Word', 'Excel', 'Outlook')).toEqual(['Word', 'Excel', 'Outlook']);
  });

  it('have other names among them, but not around them', () => {
    expect(found('Chess', 'Photoshop', 'Lorvale', 'InDesign', 'Figma', 'Rowing')).toEqual([
      'Photoshop',
      'Lorvale',
      'InDesign',
      'Figma',
    ]);
  });

  it('are known tools in a line, with a label or without', () => {
    const lists = ['Tools we use: Python, SQL, Docker', 'Python, SQL, Docker'];
    expect(found(...lists, 'Python, rowing, chess, gardens')).toEqual(lists);
  });

  it('are what stands behind a label of skills', () => {
    expect(found('Soft skills: negotiating', 'Mother: Ada Marlow')).toEqual(['Soft skills: negotiating']);
  });

  it.each([
    ['one tool among other things', ['Driving', 'Photoshop', 'Chess']],
    ['two tools in lines of their own', ['Photoshop', 'Figma']],
    [
      'tools that are fewer than other things',
      ['Photoshop', 'Rowing', 'Chess', 'Figma', 'Tennis', 'Golf', 'Docker'],
    ],
    ['names that are words, too, and written as such', ['word', 'access', 'outlook']],
    ['prose', ['I have used Python, SQL, Docker and many other programs in the office for some years.']],
  ])('are not %s', (_, lines) => {
    expect(found(...lines)).toEqual([]);
  });
});

describe('skills among other things', () => {
  const skillsBelow = (heading: string, ...lines: string[]) =>
    readHistory(
      [
        'Ada Marlow',
        'ada@example.com',
        '',
        'Experience',
        '',
        'Baker, Mill & Oven, 2019 – 2021',
        '- Baked bread',
        '',
        heading,
        '',
        ...lines,
      ].join('\n'),
    ).details.skills.map(({ text }) => text);

  it('are read below a heading that promises nothing', () => {
    expect(skillsBelow('Other', 'Tools we use: Python, SQL, Docker')).toEqual(['Python', 'SQL', 'Docker']);
  });

  it('are read below languages', () => {
    expect(skillsBelow('Languages', 'English: fluent', 'Python, SQL, Docker')).toEqual([
      'Python',
      'SQL',
      'Docker',
    ]);
  });

  it.each(['Interests', 'Hobbys', 'Loisirs', 'Zainteresowania'])('are none for pleasure: %s', (heading) => {
    expect(skillsBelow(heading, 'Tools we use: Python, SQL, Docker')).toEqual([]);
  });

  it('are none in a summary with a heading', () => {
    expect(skillsBelow('Summary', 'Tools we use: Python, SQL, Docker')).toEqual([]);
  });
});
