import { join } from '../document.ts';
import type { Entry, Item, Resume, Section } from '../document.ts';
import type { SectionName } from '../languages/language.ts';
import { printHtml } from '../output/print-html.ts';
import type { Paper } from '../output/print-html.ts';
import type { Family } from './family.ts';

/** Text as HTML. */
export const html = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** An element with a class; nothing if it has no text. */
export const box = (name: string, content: string, tag = 'div'): string =>
  content === '' ? '' : `<${tag} class="${name}">${content}</${tag}>`;
/** An element with a class and plain text. */
export const text = (name: string, content: string, tag = 'div'): string => box(name, html(content), tag);
export const bulletList = (bullets: readonly string[]): string =>
  bullets.length === 0 ? '' : `<ul>${bullets.map((bullet) => `<li>${html(bullet)}</li>`).join('')}</ul>`;

/** What the template puts first and second of title and organisation. */
export function leadAndSecond(entry: Entry, { habits }: Resume): [string, string] {
  return habits.organisationFirst ? [entry.organisation, entry.title] : [entry.title, entry.organisation];
}

/** An item as one line, "label: text" by default. */
export const itemLine = ({ label, text }: Item, mark = ': '): string => join([label, text], mark);

export interface Contact {
  lines: string[];
  labelled: [string, string][];
}

/** What a resume says of its owner, with labels and without. */
export function contactOf({ person: { contact }, words: { labels } }: Resume): Contact {
  const address = join([contact.street, contact.town], ', ');
  const labelled: [string, string][] = [
    [labels.address, address],
    [labels.phone, contact.phone],
    [labels.email, contact.email],
    ['LinkedIn', contact.linkedIn],
    ['Web', contact.website],
  ];
  const shown = labelled.filter(([, value]) => value !== '');
  return { labelled: shown, lines: shown.map(([, value]) => value) };
}

/** How a template shows each thing of a section. */
export interface Shapes {
  entry(entry: Entry, resume: Resume): string;
  items(section: Section, resume: Resume): string;
  section?(heading: string, content: string, section: Section): string;
}

/** Items as a list, skills in one line. */
export function plainItems(section: Section): string {
  const items = section.blocks.filter((block) => block.type === 'item');
  if (section.kind === 'skills') return text('line', items.map((block) => itemLine(block)).join(', '), 'p');
  if (section.kind === 'summary' || section.kind === 'interests')
    return items.map((block) => text('line', itemLine(block), 'p')).join('');
  return bulletList(items.map((block) => itemLine(block)));
}

/** One section in a template's shapes. */
export function shape(section: Section, resume: Resume, shapes: Shapes): string {
  const entries = section.blocks
    .map((block) => (block.type === 'entry' ? shapes.entry(block, resume) : ''))
    .join('');
  const items = section.blocks.some((block) => block.type === 'item') ? shapes.items(section, resume) : '';
  const content = entries + items;
  return (
    shapes.section?.(section.heading, content, section) ??
    `<section><h2>${html(section.heading)}</h2>${content}</section>`
  );
}

/** The sections of the given kinds, or all others. */
export const only = (resume: Resume, kinds: readonly SectionName[]): Section[] =>
  resume.sections.filter(({ kind }) => kinds.includes(kind));
export const without = (resume: Resume, kinds: readonly SectionName[]): Section[] =>
  resume.sections.filter(({ kind }) => !kinds.includes(kind));

/** A whole page. */
export const pageOf = (css: string, body: string, resume: Resume): string =>
  `<!doctype html><html lang="${resume.person.language}"><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}ul{margin:2px 0;padding-left:18px}p{margin:2px 0}h1,h2,h3{margin:0}${css}</style><body>${body}</body></html>`;

/** A family of HTML printed by Chromium, or saved as it is. */
export function htmlFamily(
  family: Omit<Family, 'make'> & { paper?: Paper; page(resume: Resume): string },
): Family {
  return {
    ...family,
    make: (resume, kind) =>
      kind === 'html'
        ? new TextEncoder().encode(family.page(resume))
        : printHtml(family.page(resume), family.paper),
  };
}
