import { join } from '../document.ts';
import type { Entry, Resume, Section } from '../document.ts';
import type { SectionName } from '../languages/language.ts';
import type { Family } from './family.ts';
import {
  bulletList,
  contactOf,
  html,
  htmlFamily,
  itemLine,
  leadAndSecond,
  only,
  pageOf,
  plainItems,
  shape,
  text,
  without,
} from './html-kit.ts';
import type { Shapes } from './html-kit.ts';

const NO_MARGIN: [string, string, string, string] = ['0', '0', '0', '0'];
const SIDE: SectionName[] = ['skills', 'languages', 'certificates', 'interests', 'awards'];

const lines = (section: Section): string =>
  section.blocks.map((block) => (block.type === 'item' ? text('line', itemLine(block, ' – ')) : '')).join('');

/** An entry as most sidebar templates show it, dates last. */
const stacked = (entry: Entry, resume: Resume): string => {
  const [lead, second] = leadAndSecond(entry, resume);
  return `<div class="entry">${text('lead', lead)}${text('second', join([second, entry.place], ', '))}${text('dates', entry.dates)}${text('body', entry.text)}${bulletList(entry.bullets)}</div>`;
};

const sideContact = (resume: Resume): string =>
  `<h2>${html(resume.headings.contact)}</h2>${contactOf(resume)
    .lines.map((line) => text('line', line))
    .join('')}`;

const sections = (list: readonly Section[], resume: Resume, shapes: Shapes): string =>
  list.map((section) => shape(section, resume, shapes)).join('');

const SIDE_SHAPES: Shapes = { entry: stacked, items: lines };
const MAIN_SHAPES: Shapes = { entry: stacked, items: plainItems };

const sidebarCss = (dark: string, extra: string): string =>
  `body{font:10pt Lato,Arial,sans-serif;color:#222}.sheet{display:flex}.side{width:32%;background:${dark};color:#fff;padding:12mm 6mm;min-height:297mm}.main{width:68%;padding:12mm 9mm}h1{font-size:24pt;line-height:1.1}h2{font-size:13pt;margin:14px 0 5px}.line{margin-bottom:4px}.lead{font-weight:700;margin-top:8px}.dates{color:#777;font-size:9pt}.side .dates{color:#ccc}${extra}`;

/** Name and contact in the dark column to the left, as in Canva's and Zety's most used templates. */
const sidebarLeft = (resume: Resume): string =>
  pageOf(
    sidebarCss('#2f3e4e', ''),
    `<div class="sheet"><div class="side"><h1>${html(resume.person.contact.fullName)}</h1>${text('', resume.person.headline)}${sideContact(resume)}${sections(only(resume, SIDE), resume, SIDE_SHAPES)}</div><div class="main">${sections(without(resume, SIDE), resume, MAIN_SHAPES)}</div></div>`,
    resume,
  );

/** The column to the right; in the file it comes after the main one. Dates in a column of their own. */
const sidebarRight = (resume: Resume): string => {
  const shapes: Shapes = {
    entry: (entry) => {
      const [lead, second] = leadAndSecond(entry, resume);
      return `<div class="entry row"><div class="when">${html(entry.dates)}${text('', entry.place)}</div><div class="what">${text('lead', lead)}${text('second', second)}${text('body', entry.text)}${bulletList(entry.bullets)}</div></div>`;
    },
    items: plainItems,
  };
  return pageOf(
    sidebarCss(
      '#8a4f3d',
      '.row{display:flex;margin-bottom:6px}.when{width:30%;padding:8px 8px 0 0;color:#666;font-size:9pt}.what{width:70%}',
    ),
    `<div class="sheet"><div class="main"><h1>${html(resume.person.contact.fullName)}</h1>${text('', resume.person.headline)}${sections(without(resume, SIDE), resume, shapes)}</div><div class="side">${sideContact(resume)}${sections(only(resume, SIDE), resume, SIDE_SHAPES)}</div></div>`,
    resume,
  );
};

/** The French two-column sheet: a band with the name, skills to the left, headings in capitals. */
const frenchSidebar = (resume: Resume): string =>
  pageOf(
    `${sidebarCss('#e9eef2', '.side{color:#222;min-height:240mm}.band{background:#1b4965;color:#fff;padding:10mm;text-align:center}h2{text-transform:uppercase;letter-spacing:1px;color:#1b4965;border-bottom:1px solid #1b4965}')}`,
    `<div class="band"><h1>${html(resume.person.contact.fullName)}</h1>${text('', resume.person.headline)}</div><div class="sheet"><div class="side">${sideContact(resume)}${sections(only(resume, SIDE), resume, SIDE_SHAPES)}</div><div class="main">${sections(
      without(resume, SIDE),
      resume,
      {
        entry: (entry) =>
          `<div class="entry"><div class="lead">${html(entry.dates)} : ${html(entry.title)}</div>${text('second', join([entry.organisation, entry.place], ' – '))}${text('body', entry.text)}${bulletList(entry.bullets)}</div>`,
        items: plainItems,
      },
    )}</div></div>`,
    resume,
  );

/** Google Docs' template Swiss: the headings in a narrow column, what they head beside them. */
const googleSwiss = (resume: Resume): string =>
  pageOf(
    `body{font:9.5pt Roboto,Arial,sans-serif;color:#333}h1{font-size:30pt;font-weight:400}.top{display:flex;justify-content:space-between}.contact{font-size:9pt;text-align:right}.block{display:flex;border-top:3px solid #f44;margin-top:14px;padding-top:6px}.block h2{width:24%;font-size:10pt}.block .all{width:76%}.lead{font-weight:700;margin-top:6px}.dates{font-size:8pt;text-transform:uppercase;color:#777}`,
    `<div class="top"><h1>${html(resume.person.contact.fullName)}</h1><div class="contact">${contactOf(resume)
      .lines.map((line) => text('', line))
      .join('')}</div></div>${sections(resume.sections, resume, {
      entry: (entry) =>
        `<div class="entry"><div class="lead">${html(join([entry.organisation, entry.place], ', '))} — <i>${html(entry.title)}</i></div>${text('dates', entry.dates)}${text('body', entry.text)}${bulletList(entry.bullets)}</div>`,
      items: plainItems,
      section: (heading, content) =>
        `<div class="block"><h2>${html(heading)}</h2><div class="all">${content}</div></div>`,
    })}`,
    resume,
  );

/** A line with dots between dates and entries, as many builders draw it. */
const timeline = (resume: Resume): string =>
  pageOf(
    `body{font:10pt 'Open Sans',Arial;color:#222}h1{font-size:22pt;text-align:center}.contact{text-align:center;color:#555}h2{font-size:13pt;color:#0a7;margin:14px 0 6px}.row{display:grid;grid-template-columns:34mm 8mm 1fr;break-inside:avoid}.dot:before{content:'';display:block;width:8px;height:8px;border-radius:4px;background:#0a7;margin:5px auto}.dot{border-left:1px solid #9cc;margin-left:4mm}.when div{color:#666}.lead{font-weight:700}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${text('contact', resume.person.headline)}${text('contact', contactOf(resume).lines.join(' · '))}${sections(
      resume.sections,
      resume,
      {
        entry: (entry) => {
          const [lead, second] = leadAndSecond(entry, resume);
          const when =
            entry.parts === null
              ? text('', entry.dates)
              : `${text('', entry.parts[0])}${text('', entry.parts[2])}`;
          return `<div class="row"><div class="when">${when}</div><div class="dot"></div><div>${text('lead', lead)}${text('second', join([second, entry.place], ' | '))}${text('body', entry.text)}${bulletList(entry.bullets)}</div></div>`;
        },
        items: plainItems,
      },
    )}`,
    resume,
  );

/** Experience over the whole width, everything else below it in two columns. */
const columnsBelow = (resume: Resume): string => {
  const wide: SectionName[] = ['summary', 'experience'];
  return pageOf(
    `body{font:10pt Carlito,Arial;color:#111}h1{font-size:20pt}.contact{border-bottom:2px solid #333;padding-bottom:5px}h2{font-size:12pt;margin:12px 0 4px;text-transform:uppercase}.head{display:flex;justify-content:space-between}.lead{font-weight:700}.two{columns:2;column-gap:10mm}.two section{break-inside:avoid}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${text('contact', contactOf(resume).lines.join(' | '))}${sections(
      only(resume, wide),
      resume,
      {
        entry: (entry) => {
          const [lead, second] = leadAndSecond(entry, resume);
          return `<div class="head"><span><span class="lead">${html(lead)}</span>, ${html(join([second, entry.place], ', '))}</span><span>${html(entry.dates)}</span></div>${text('body', entry.text)}${bulletList(entry.bullets)}`;
        },
        items: plainItems,
      },
    )}<div class="two">${sections(without(resume, wide), resume, MAIN_SHAPES)}</div>`,
    resume,
  );
};

const habits = { banners: false };

/** Layouts with columns, as web builders print them. */
export const families: Family[] = [
  htmlFamily({
    id: 'web-sidebar-left',
    source: 'Canva and Zety, dark column to the left, rebuilt',
    habits,
    paper: { margin: NO_MARGIN },
    page: sidebarLeft,
  }),
  htmlFamily({
    id: 'web-sidebar-right',
    source: 'Canva and Novoresume, column to the right, rebuilt',
    habits,
    paper: { margin: NO_MARGIN },
    page: sidebarRight,
  }),
  htmlFamily({
    id: 'web-french-sidebar',
    source: 'Two-column sheet common in France, rebuilt',
    languages: ['fr', 'es', 'it', 'pt', 'nl', 'en'],
    habits: { ...habits, certificateEntries: false },
    paper: { margin: NO_MARGIN },
    page: frenchSidebar,
  }),
  htmlFamily({
    id: 'web-google-swiss',
    source: 'Google Docs, template Swiss, rebuilt',
    habits,
    page: googleSwiss,
  }),
  htmlFamily({
    id: 'web-timeline',
    source: 'Timeline with dots, rebuilt',
    habits,
    dates: { orderings: ['plain'] },
    page: timeline,
  }),
  htmlFamily({
    id: 'web-two-columns-below',
    source: 'One column, then two below it, rebuilt',
    habits,
    page: columnsBelow,
  }),
];
