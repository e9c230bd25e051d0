import { describe, expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import { parseLines } from '../lines/line.ts';
import { isSideNote } from './side-notes.ts';

describe('what is said about a role or its employer', () => {
  it.each([
    'Reporting to the regional director',
    'Part of the Halden Group',
    'A family-owned printing company with three branches',
    'Berichtslinie an die Geschäftsführung',
    'Tochter der Halden-Gruppe',
    'Entreprise familiale de 40 salariés',
    'Filiale du groupe Halden',
    'Parte del gruppo Halden',
    'Onderdeel van de Halden-groep',
    'Bölge müdürüne bağlı',
  ])('names nothing: %s', (text) => {
    expect(isSideNote(text)).toBe(true);
  });

  it.each([
    'Family Business Network',
    'Director of Reporting',
    'Global Foods Company',
    'Members Club Leeds',
    'Filiale',
  ])('is no name: %s', (text) => {
    expect(isSideNote(text)).toBe(false);
  });

  it('is the text of the role below its header', () => {
    const text = `Experience
Platoon Leader, Harbour Guard
2019 – 2021
Reporting to the regional director
- Led 12 people
Cook, Hotel Azul
2016 – 2019
Part of the Halden Group
- Cooked for 80 guests`;
    const { experiences } = readLines(parseLines(text)).history;
    expect(experiences.map(({ title, company, description }) => [title, company, description])).toEqual([
      ['Platoon Leader', 'Harbour Guard', 'Reporting to the regional director'],
      ['Cook', 'Hotel Azul', 'Part of the Halden Group'],
    ]);
  });
});
