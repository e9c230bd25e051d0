import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';

const WORK = ['', 'Work Experience', 'Baker, Harwood Mill, 2019 - 2021', '- Baked bread'];
const contactIn = (lines: string[]) => readHistory(lines.join('\n')).contact;

/** Lines with the sizes of their letters in front: "28 ADA". */
const contactOf = (lines: string[]) =>
  readLines(
    parseLines(lines.map((line) => line.replace(/^\d+ /, '')).join('\n')).map((line) => ({
      ...line,
      size: Number(/^\d+/.exec(lines[line.lineNumber] ?? '')?.[0] ?? 10),
    })),
  ).history.contact;

describe('a name', () => {
  it.each([
    ['over two lines of large letters', ['28 ADA', '28 BRANDT', 'Baker', 'ada@mill.test', ...WORK]],
    ['with a double name above', ['28 ADA MARIE', '28 BRANDT', 'ada@mill.test', ...WORK]],
    ['below a profile', ['I bake bread with care.', '28 ADA BRANDT', 'ada@mill.test', ...WORK]],
    ['at the end, in large letters', [...WORK.slice(1), '', '28 Ada Brandt', 'info@mill.test']],
  ])('is read %s', (_name, lines) => {
    expect(contactOf(lines).fullName.toUpperCase()).toMatch(/^ADA (?:MARIE )?BRANDT$/);
  });

  it.each([
    [
      'below the work, as in the e-mail address',
      [...WORK.slice(1), '', 'Ada Brandt', 'ada.brandt@mill.test'],
    ],
    ['in small letters, as in the address', ['Ada brandt', 'Baker', 'ada.brandt@mill.test', ...WORK]],
    ['in parts of a form', ['Name: Brandt', 'Vorname: Ada', 'ada@mill.test', ...WORK]],
    ['with a label of another language', ['Jméno a příjmení: Ada Brandt', 'ada@mill.test', ...WORK]],
    ['without degrees', ['Ada Brandt, RN, BSN', 'ada@mill.test', ...WORK]],
    ['without a form of address', ['Ms. Ada Brandt', 'ada@mill.test', ...WORK]],
    ['below what the document is called', ['Életrajz', 'Ada Brandt', 'adabrandt@mill.test', ...WORK]],
  ])('is read %s', (_name, lines) => {
    expect(contactIn(lines).fullName.toLowerCase()).toBe('ada brandt');
  });

  it('is not that of a reference', () => {
    const lines = [...WORK.slice(1), '', 'References', 'Ida Holm', 'ida.holm@mill.test', '0171 5550199'];
    expect(contactIn(lines)).toMatchObject({ fullName: '', email: '', phone: '' });
  });
});

describe('contact details', () => {
  it('are read from the end of the document', () => {
    const lines = ['Ada Brandt', 'Baker', ...WORK, '', 'Ready to move.', '+49 171 5550199', 'ada@mill.test'];
    expect(contactIn(lines)).toMatchObject({ email: 'ada@mill.test', phone: '+49 171 5550199' });
  });

  it.each([
    ['(+220) 7627 205', '(+220) 7627 205'],
    ['Atibaia - SP - 12947260 | (11) 94468-0000', '(11) 94468-0000'],
    ['29375-000 Holm | (28) 99938-0000', '(28) 99938-0000'],
    ['2835-138 Baixa | +351 913 000 023', '+351 913 000 023'],
    ['Tel. 20900229', '20900229'],
  ])('have the telephone number of "%s"', (line, phone) => {
    expect(contactIn(['Ada Brandt', line, 'ada@mill.test', ...WORK]).phone).toBe(phone);
  });

  it('have the address of LinkedIn that a narrow column breaks', () => {
    const lines = [
      'Ada Brandt',
      'ada@mill.test',
      ...WORK,
      '',
      'Contact',
      'www.linkedin.com/in/',
      'adabrandt (LinkedIn)',
    ];
    expect(contactIn(lines).linkedIn).toBe('www.linkedin.com/in/adabrandt');
  });
});
