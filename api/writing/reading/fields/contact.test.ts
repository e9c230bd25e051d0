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
    ['behind its label, among others', ['Name: Ada Brandt\tStatus: Single', 'ada@mill.test', ...WORK]],
    ['before the other details', ['Ada Brandt ada@mill.test | 0171 5550199', ...WORK]],
    ['without degrees behind it', ['Ada Brandt MEng', 'ada@mill.test', ...WORK]],
    ['below what the document is called', ['Életrajz', 'Ada Brandt', 'adabrandt@mill.test', ...WORK]],
  ])('is read %s', (_name, lines) => {
    expect(contactIn(lines).fullName.toLowerCase()).toBe('ada brandt');
  });

  it.each([
    ['which is also a trade', ['Ada Baker', 'ada.baker@mill.test', ...WORK], 'Ada Baker'],
    ['with a dash', ['ADA BRANDT–HOLM', 'a.brandt.holm@mill.test', ...WORK], 'ADA BRANDT–HOLM'],
    ['with the family name first', ['Apellido y nombre: Brandt, Ada', 'a@mill.test', ...WORK], 'Brandt, Ada'],
    ['with a Turkish label', ['Ad Soyad: Ada Brandt', 'a@mill.test', ...WORK], 'Ada Brandt'],
    ['with a family name in capitals', ['ada BRANDT', 'ada.holm@mill.test', ...WORK], 'ada BRANDT'],
    ['below a town', ['Argentina', 'Ada Brandt', 'ada.brandt@mill.test', ...WORK], 'Ada Brandt'],
    [
      'that no article gives',
      ['Ada Brandt', 'cat@mill.test', ...WORK, 'linkedin.com/pulse/red-barn', 'Red Barn'],
      'Ada Brandt',
    ],
  ])('is read %s', (_name, lines, name) => {
    expect(contactIn(lines).fullName).toBe(name);
  });

  it.each([
    ['is open', ['28 Ada Maria da', '28 Silva', 'Baker', 'a@mill.test', ...WORK], 'Ada Maria da Silva'],
    ['has a hyphen', ['28 Ada Brandtow-', '28 ska', 'a@mill.test', ...WORK], 'Ada Brandtowska'],
    [
      'is over a smaller line',
      ['28 ADA', '10 0171 5550199', '28 BRANDT', 'ada.brandt@mill.test', ...WORK],
      'ADA BRANDT',
    ],
    [
      'is whole above a job',
      ['28 Ada Brandt', '22 Stammdaten', 'ada.brandt@mill.test', ...WORK],
      'Ada Brandt',
    ],
    ['has its rest in the address', ['12 ADA', '24 Brandt', 'ada.brandt@mill.test', ...WORK], 'ADA Brandt'],
  ])('in large letters that %s is read', (_name, lines, name) => {
    expect(contactOf(lines).fullName).toBe(name);
  });

  it('is not an address', () => {
    const lines = ['Web www.brandt.test', 'Ada', 'ada.brandt@mill.test', ...WORK];
    expect(contactIn(lines).fullName).not.toContain('Web');
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

  it('are read from what each page repeats below its text', () => {
    const lines = parseLines(['Ada Brandt', ...WORK, '0171 5550199 • ada@mill.test 1/2'].join('\n'));
    const footed = lines.map((line, index) =>
      index === lines.length - 1 ? { ...line, isHidden: true, isRepeated: true } : line,
    );
    expect(readLines(footed).history.contact).toMatchObject({
      email: 'ada@mill.test',
      phone: '0171 5550199',
    });
  });

  it('are not read from hidden text', () => {
    const lines = parseLines(['Ada Brandt', ...WORK, 'ada@mill.test'].join('\n'));
    const hidden = lines.map((line, index) =>
      index === lines.length - 1 ? { ...line, isHidden: true } : line,
    );
    expect(readLines(hidden).history.contact.email).toBe('');
  });

  it('are not those of personal references', () => {
    const lines = [
      'Profile',
      'Baker.',
      ...WORK,
      '',
      'Personal references',
      'Name: Ida Holm',
      'ida@mill.test',
    ];
    expect(contactIn(lines)).toMatchObject({ fullName: '', email: '' });
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
