import type { Entry, Item, Resume, Section } from '../document.ts';
import type { Family, Kind } from './family.ts';
import { itemLine } from './html-kit.ts';

/** How a text shows each thing. */
export interface TextShapes {
  top(resume: Resume): string[];
  heading(section: Section): string[];
  entry(entry: Entry, resume: Resume): string[];
  items?(items: Item[], section: Section): string[];
}

const items = (list: Item[], { kind }: Section, bullet: string): string[] => {
  if (kind === 'skills') return [list.map(({ text }) => text).join(', ')];
  if (kind === 'summary' || kind === 'interests') return list.map((item) => itemLine(item));
  return list.map((item) => `${bullet}${itemLine(item)}`);
};

/** A whole text; `bullet` begins the lines of lists. */
export function write(resume: Resume, shapes: TextShapes, bullet: string): string {
  const body = resume.sections.flatMap((section) => {
    const entries = section.blocks.filter((block) => block.type === 'entry');
    const rest = section.blocks.filter((block) => block.type === 'item');
    return [
      '',
      ...shapes.heading(section),
      ...entries.flatMap((entry) => [...shapes.entry(entry, resume), '']),
      ...(rest.length === 0 ? [] : (shapes.items?.(rest, section) ?? items(rest, section, bullet))),
    ];
  });
  return `${[...shapes.top(resume), ...body].join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** The lines that aren't empty. */
export const lines = (...all: string[]): string[] => all.filter((line) => line !== '');
export const bullets = (entry: Entry, mark: string): string[] =>
  entry.bullets.map((text) => `${mark}${text}`);

/** Breaks lines at 76 letters, as mail programs do. */
export function wrap(line: string, indent: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + word.length + 1 > 76) {
      rows.push(row);
      row = indent + word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return [...rows, row];
}

/** A family of text files. */
export const textFamily = (
  family: Omit<Family, 'make' | 'kinds'> & { page(resume: Resume): string },
  kinds: Kind[] = ['txt'],
): Family => ({
  ...family,
  kinds,
  habits: { banners: false, ...family.habits },
  make: (resume) => new TextEncoder().encode(family.page(resume)),
});
