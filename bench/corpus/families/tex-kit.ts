import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join as joinPath } from 'node:path';
import { join } from '../document.ts';
import type { Entry, Item, Resume, Section } from '../document.ts';
import type { LanguageCode } from '../languages/index.ts';
import { compileTex, tex } from '../output/compile-tex.ts';
import type { Engine } from '../output/compile-tex.ts';
import type { Family } from './family.ts';

export { tex };

const BABEL: Partial<Record<LanguageCode, string>> = {
  en: 'english',
  de: 'ngerman',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'brazilian',
  nl: 'dutch',
  pl: 'polish',
  sv: 'swedish',
  tr: 'turkish',
  cs: 'czech',
};

/** Hyphenation and spacing of the person's language. */
export function babel({ person }: Resume): string {
  const name = BABEL[person.language];
  return name === undefined ? '' : `\\usepackage[${name},shorthands=off]{babel}`;
}

/** Input and font encoding of most documents for pdfLaTeX, with one of the usual fonts. */
export function pdfFonts({ random }: Resume): string {
  const fonts = [
    '',
    '\\usepackage{lmodern}',
    '\\usepackage{lmodern}',
    '\\usepackage{mathptmx}',
    '\\usepackage{tgpagella}',
    '\\usepackage[scaled]{helvet}\\renewcommand\\familydefault{\\sfdefault}',
    '\\usepackage{charter}',
  ];
  return `\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}${random.pick(fonts)}`;
}

export const texBullets = (bullets: readonly string[], options = ''): string =>
  bullets.length === 0
    ? ''
    : `\\begin{itemize}${options}\n${bullets.map((text) => `\\item ${tex(text)}`).join('\n')}\n\\end{itemize}`;

/** The running text and the bullets of an entry. */
export const texBody = ({ text, bullets }: Entry, options = ''): string =>
  join([tex(text), texBullets(bullets, options)], '\n');

export const texItem = ({ label, text }: Item): string =>
  label === '' ? tex(text) : `\\textbf{${tex(label)}}: ${tex(text)}`;

/** Title and organisation as the person orders them. */
export function texLead(entry: Entry, { habits }: Resume): [string, string] {
  const [title, organisation] = [tex(entry.title), tex(entry.organisation)];
  return habits.organisationFirst ? [organisation, title] : [title, organisation];
}

/** How a template shows each thing of a section. */
export interface TexShapes {
  section(heading: string, content: string, section: Section): string;
  entry(entry: Entry): string;
  items(items: Item[], section: Section): string;
}

/** The sections in a template's shapes, items before or after entries as they come. */
export function texSections({ sections }: Resume, shapes: TexShapes): string {
  return sections
    .map((section) => {
      const entries = section.blocks
        .filter((block) => block.type === 'entry')
        .map((entry) => shapes.entry(entry));
      const items = section.blocks.filter((block) => block.type === 'item');
      const content = [...entries, ...(items.length === 0 ? [] : [shapes.items(items, section)])].join('\n');
      return shapes.section(tex(section.heading), content, section);
    })
    .join('\n\n');
}

/** Items as most TeX templates print them: skills in a line, running text as it is, the rest as a list. */
export function texItems(items: Item[], { kind }: Section, options = ''): string {
  if (kind === 'skills') return items.map((item) => texItem(item)).join(', ');
  if (kind === 'summary' || kind === 'interests') return items.map((item) => texItem(item)).join('\n\n');
  return `\\begin{itemize}${options}\n${items.map((item) => `\\item ${texItem(item)}`).join('\n')}\n\\end{itemize}`;
}

interface TexFamily extends Omit<Family, 'make'> {
  engine?: Engine;
  /** Folders with classes and fonts that TeX Live doesn't have. */
  inputs?: string;
  /** The template makes TeX complain on the way to a sound page. */
  complains?: boolean;
  document(resume: Resume): string;
  /** Further files beside the document. */
  files?(resume: Resume): Record<string, string>;
}

/** A family of TeX documents. */
export function texFamily({ engine, inputs, complains, document, files, ...family }: TexFamily): Family {
  return {
    ...family,
    make(resume, _kind, folder) {
      for (const [name, content] of Object.entries(files?.(resume) ?? {})) {
        mkdirSync(dirname(joinPath(folder, name)), { recursive: true });
        writeFileSync(joinPath(folder, name), content);
      }
      const env: Record<string, string> =
        inputs === undefined ? {} : { TEXINPUTS: `.:${inputs}//:`, OSFONTDIR: inputs };
      return compileTex(document(resume), folder, { engine, env, complains });
    },
  };
}
