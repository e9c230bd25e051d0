import { join } from '../document.ts';
import type { Entry, Resume, Section } from '../document.ts';
import { durationOf } from '../dates/duration.ts';
import type { Family, Kind } from './family.ts';
import {
  bulletList,
  contactOf,
  html,
  htmlFamily,
  itemLine,
  leadAndSecond,
  pageOf,
  plainItems,
  shape,
  text,
} from './html-kit.ts';
import type { Shapes } from './html-kit.ts';

const all = (resume: Resume, shapes: Shapes): string =>
  resume.sections.map((section) => shape(section, resume, shapes)).join('');

const rows = (section: Section): string =>
  `<table>${section.blocks
    .map((block) =>
      block.type === 'item' ? `<tr><td>${html(block.label)}</td><td>${html(block.text)}</td></tr>` : '',
    )
    .join('')}</table>`;

/** The Polish job board's form: dates in a column, the employer first, the headings over a rule. */
const pracuj = (resume: Resume): string =>
  pageOf(
    `body{font:10pt 'Open Sans',Arial;color:#222}h1{font-size:20pt;color:#0d47a1}table{width:100%;border-spacing:0}td{vertical-align:top;padding:3px 8px 3px 0}td:first-child{width:32%;color:#666}h2{font-size:12pt;color:#0d47a1;border-bottom:1px solid #bbb;margin:14px 0 4px}b{display:block}`,
    `<h1>${html(resume.person.contact.fullName)}</h1><table>${contactOf(resume)
      .labelled.map(([label, value]) => `<tr><td>${html(label)}:</td><td>${html(value)}</td></tr>`)
      .join('')}</table>${all(resume, {
      entry: (entry) =>
        `<table><tr><td>${html(entry.dates)}</td><td><b>${html(join([entry.organisation, entry.place], ', '))}</b><div>${html(entry.title)}</div>${text('', entry.text)}${bulletList(entry.bullets)}</td></tr></table>`,
      items: (section) =>
        section.blocks.every((block) => block.type === 'item' && block.label !== '')
          ? rows(section)
          : plainItems(section),
    })}`,
    resume,
  );

/** XING's export: dates with the duration below, then title, employer, place. */
const xing = (resume: Resume): string => {
  const length = ({ title, organisation }: Entry): string => {
    const role = resume.person.roles.find((one) => one.title === title && one.company === organisation);
    return role === undefined ? '' : durationOf(role.start, role.end, resume.person.language);
  };
  return pageOf(
    `body{font:10pt 'Liberation Sans',Arial;color:#1d2124}h1{font-size:18pt}.grey{color:#626b70;font-size:9pt}h2{font-size:13pt;margin:18px 0 6px}.row{display:flex;gap:8mm;margin-bottom:9px;break-inside:avoid}.row .when{flex:0 0 42mm}.lead{font-weight:700}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${text('', resume.person.headline)}${contactOf(resume)
      .lines.map((line) => text('grey', line))
      .join('')}${all(resume, {
      entry: (entry) =>
        `<div class="row"><div class="when">${html(entry.dates)}${text('grey', length(entry))}</div><div>${text('lead', entry.title)}${text('', join([entry.organisation, entry.place], ', '))}${text('', entry.text)}${bulletList(entry.bullets)}</div></div>`,
      items: plainItems,
    })}`,
    resume,
  );
};

/** Headings in the left margin, dates at the right edge. */
const marginLabels = (resume: Resume): string =>
  pageOf(
    `body{font:10.5pt 'Liberation Serif',serif}h1{font-size:18pt;text-align:center}.contact{text-align:center}.block{display:grid;grid-template-columns:34mm 1fr;margin-top:10px}.block h2{font-size:10.5pt;font-variant:small-caps}.head{display:flex;justify-content:space-between;gap:6mm}.head span:last-child{white-space:nowrap}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${contactOf(resume)
      .lines.map((line) => text('contact', line))
      .join('')}${all(resume, {
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return `<div class="head"><span><b>${html(lead)}</b>${second === '' ? '' : `, <i>${html(second)}</i>`}${entry.place === '' ? '' : ` (${html(entry.place)})`}</span><span>${html(entry.dates)}</span></div>${text('', entry.text)}${bulletList(entry.bullets)}`;
      },
      items: plainItems,
      section: (heading, content) =>
        `<div class="block"><h2>${html(heading)}</h2><div>${content}</div></div>`,
    })}`,
    resume,
  );

/** A scholar's CV: sober, dates first in a hanging column, publications numbered. */
const academic = (resume: Resume): string =>
  pageOf(
    `body{font:11pt 'Liberation Serif',serif}h1{font-size:16pt}h2{font-size:12pt;border-bottom:1px solid #000;margin:14px 0 4px}.row{display:flex}.row>div:first-child{flex:0 0 36mm}ol{margin:2px 0;padding-left:18px}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${contactOf(resume)
      .labelled.map(([label, value]) => text('', `${label}: ${value}`))
      .join('')}${all(resume, {
      entry: (entry) =>
        `<div class="row"><div>${html(entry.dates)}</div><div>${html(join([entry.title, entry.organisation, entry.place], ', '))}${text('', entry.text)}${bulletList(entry.bullets)}</div></div>`,
      items: (section) =>
        section.kind === 'publications'
          ? `<ol>${section.blocks.map((block) => (block.type === 'item' ? `<li>${html(itemLine(block))}</li>` : '')).join('')}</ol>`
          : plainItems(section),
    })}`,
    resume,
  );

/** USAJOBS' resume builder: everything with labels, hours and salary with each job. */
const federal = (resume: Resume): string =>
  pageOf(
    `body{font:10.5pt 'Liberation Sans',Arial}h1{font-size:16pt}h2{font-size:12pt;background:#112e51;color:#fff;padding:3px 6px;margin:14px 0 6px}.lead{font-weight:700;margin-top:8px}`,
    `<h1>${html(resume.person.contact.fullName)}</h1>${contactOf(resume)
      .labelled.map(([label, value]) => text('', `${label}: ${value}`))
      .join('')}${text('', 'Citizenship: United States')}${text('', "Veterans' Preference: No")}${all(
      resume,
      {
        entry: (entry, { person }) => {
          const isRole = person.roles.some(
            ({ company, title }) => company === entry.organisation && title === entry.title,
          );
          return `${text('lead', entry.organisation)}${text('', entry.place)}${text('', entry.title)}<div>Dates Employed: ${html(entry.dates)}</div>${isRole ? '<div>Hours per week: 40</div>' : ''}${entry.text === '' && entry.bullets.length === 0 ? '' : `${isRole ? '<div><b>Duties, Accomplishments and Related Skills:</b></div>' : ''}${text('', entry.text)}${bulletList(entry.bullets)}`}`;
        },
        items: plainItems,
      },
    )}`,
    resume,
  );

/** A band over the whole width with the name, each entry's dates as a label in colour. */
const headerBand = (resume: Resume): string =>
  pageOf(
    `body{font:10pt Lato,Arial;color:#222}.band{background:#233;color:#fff;padding:9mm 14mm;display:flex;justify-content:space-between}.band h1{font-size:24pt}.main{padding:4mm 14mm}h2{font-size:13pt;color:#c63;margin:12px 0 6px}.tag{background:#c63;color:#fff;padding:1px 6px;font-size:8.5pt;display:inline-block}.lead{font-weight:700}.entry{margin-bottom:8px}`,
    `<div class="band"><div><h1>${html(resume.person.contact.fullName)}</h1>${text('', resume.person.headline)}</div><div>${contactOf(
      resume,
    )
      .lines.map((line) => text('', line))
      .join('')}</div></div><div class="main">${all(resume, {
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return `<div class="entry"><span class="tag">${html(entry.dates)}</span> <span class="lead">${html(lead)}</span>${text('', join([second, entry.place], ' · '))}${text('', entry.text)}${bulletList(entry.bullets)}</div>`;
      },
      items: plainItems,
    })}</div>`,
    resume,
  );

const habits = { banners: false };
const twoKinds: Kind[] = ['pdf', 'html'];

/** Layouts in one column, as job boards and web builders print them. */
export const families: Family[] = [
  htmlFamily({
    id: 'web-pracuj',
    source: "pracuj.pl's and InfoJobs' form as PDF, rebuilt",
    languages: ['pl', 'cs', 'es', 'it'],
    habits,
    page: pracuj,
  }),
  htmlFamily({
    id: 'web-xing',
    source: "XING's profile as PDF, rebuilt",
    languages: ['de', 'en', 'nl'],
    habits,
    dates: { forms: ['slash', 'long', 'short'] },
    page: xing,
  }),
  htmlFamily({
    id: 'web-margin-labels',
    source: 'Headings in the margin, rebuilt',
    habits,
    kinds: twoKinds,
    page: marginLabels,
  }),
  htmlFamily({ id: 'web-academic', source: 'Academic CV, rebuilt', habits, kinds: twoKinds, page: academic }),
  htmlFamily({
    id: 'web-federal',
    source: "USAJOBS' resume builder, rebuilt",
    languages: ['en'],
    habits: { ...habits, showPlaces: true },
    dates: { forms: ['slash', 'monthFirst', 'short', 'daySlash'], orderings: ['plain'] },
    page: federal,
  }),
  htmlFamily({
    id: 'web-header-band',
    source: 'Band with the name, dates as labels, rebuilt',
    habits,
    paper: { margin: ['0', '0', '0', '0'] },
    page: headerBand,
  }),
];
