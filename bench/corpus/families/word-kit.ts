import { join } from '../document.ts';
import type { Entry, Item, Resume, Section } from '../document.ts';
import { printWord } from '../output/office.ts';
import { wordFile } from '../output/word-file.ts';
import type { WordDesign } from '../output/word-file.ts';
import type { Family } from './family.ts';
import { lastSection, paragraph, run } from './word-markup.ts';

export const wordBullets = (bullets: readonly string[]): string =>
  bullets.map((bullet) => paragraph(run(bullet), { item: true })).join('');

/** The running text and the bullets of an entry. */
export const wordBody = ({ text, bullets }: Entry): string => paragraph(run(text)) + wordBullets(bullets);

/** An item with its label in bold. */
export const itemRuns = ({ label, text }: Item, mark = ': '): string =>
  label === '' ? run(text) : run(`${label}${mark}`, { bold: true }) + run(text);

/** Items as most people type them: skills in a line or as a list, the rest as lines or a list. */
export function wordItems(items: Item[], { kind }: Section, asList: boolean): string {
  if (kind === 'skills' && !asList) return paragraph(run(items.map(({ text }) => text).join(', ')));
  if (kind === 'summary' || kind === 'interests' || !asList)
    return items.map((item) => paragraph(itemRuns(item))).join('');
  return items.map((item) => paragraph(itemRuns(item), { item: true })).join('');
}

export interface WordShapes {
  heading(text: string, section: Section): string;
  entry(entry: Entry, section: Section): string;
  items?(items: Item[], section: Section): string;
}

/** Sections in a document's shapes. */
export function wordSections(sections: Section[], { random }: Resume, shapes: WordShapes): string {
  const asList = random.chance(0.5);
  return sections
    .map((section) => {
      const entries = section.blocks
        .filter((block) => block.type === 'entry')
        .map((entry) => shapes.entry(entry, section));
      const items = section.blocks.filter((block) => block.type === 'item');
      const lines =
        items.length === 0 ? '' : (shapes.items?.(items, section) ?? wordItems(items, section, asList));
      return shapes.heading(section.heading, section) + entries.join('') + lines;
    })
    .join('');
}

/** What a resume says of its owner, one after the other. */
export function contactLines({ person: { contact } }: Resume): string[] {
  return [
    join([contact.street, contact.town], ', '),
    contact.phone,
    contact.email,
    contact.linkedIn,
    contact.website,
  ].filter((line) => line !== '');
}

export const heading1 = (text: string): string => paragraph(run(text), { style: 'Heading1' });

const FONTS = ['Carlito', 'Calibri', 'Liberation Sans', 'Caladea', 'Liberation Serif', 'Lato', 'Open Sans'];
const COLORS = ['000000', '1F3864', '2E74B5', '385623', '7F7F7F', '833C0B'];

/** A look that people choose in Word. */
export const pickDesign = ({ random }: Resume): WordDesign => ({
  font: random.pick(FONTS),
  size: random.pick([20, 21, 22]),
  color: random.pick(COLORS),
  bullet: random.pick(['•', '•', '•', '-', '–', '▪', '➢', '◦']),
});

interface WordFamily extends Omit<Family, 'make' | 'kinds'> {
  /** The body without the last section's properties. */
  body(resume: Resume, design: WordDesign): string;
  header?(resume: Resume): string;
  footer?(resume: Resume): string;
  margin?: number;
}

/** A family of Word files; every second one is saved as PDF. */
export function wordFamily({ body, header, footer, margin, ...family }: WordFamily): Family {
  return {
    ...family,
    kinds: ['docx', 'pdf'],
    make(resume, kind, folder) {
      const design = pickDesign(resume);
      const docx = wordFile(
        body(resume, design) + lastSection(margin === undefined ? {} : { margin }),
        design,
        {
          header: header?.(resume) ?? '',
          footer: footer?.(resume) ?? '',
        },
      );
      return kind === 'docx' ? docx : printWord(docx, folder);
    },
  };
}

/** What the template puts first and second of title and organisation. */
export const wordLead = (entry: Entry, { habits }: Resume): [string, string] =>
  habits.organisationFirst ? [entry.organisation, entry.title] : [entry.title, entry.organisation];

export const nameOf = (resume: Resume): string =>
  paragraph(run(resume.person.contact.fullName), { style: 'Title' });

/** Personal data with their labels: birth and nationality, then the ways to reach the person. */
export const facts = ({ person, words: { labels, nationality } }: Resume): [string, string][] => {
  const { contact } = person;
  const birth = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(contact.birth.year, contact.birth.month - 1, contact.birth.day),
  );
  const known: [string, string][] = [
    [labels.birth, birth],
    [labels.nationality, nationality],
    [labels.address, join([contact.street, contact.town], ', ')],
    [labels.phone, contact.phone],
    [labels.email, contact.email],
    ['LinkedIn', contact.linkedIn],
    ['Web', contact.website],
  ];
  return known.filter(([, value]) => value !== '');
};
