import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import { durationOf } from '../dates/duration.ts';
import type { Family } from './family.ts';
import {
  box,
  bulletList,
  contactOf,
  html,
  htmlFamily,
  itemLine,
  only,
  pageOf,
  plainItems,
  shape,
  text,
  without,
} from './html-kit.ts';
import { LINKEDIN_WORDS } from './linkedin-words.ts';

const LINKEDIN_CSS = `body{font:10.5pt Carlito,Arial,sans-serif;color:#181818}.sheet{display:flex}.side{width:31%;background:#293e49;color:#fff;padding:12mm 6mm;min-height:297mm}
.main{width:69%;padding:12mm 9mm}.side h2{font-size:13pt;font-weight:400;margin:14px 0 5px}.side div{margin-bottom:5px}.side small{color:#b0b8bd;font-size:10pt}h1{font-size:26pt;font-weight:400}.head{font-size:12pt}.grey{color:#b0b0b0}.main h2{font-size:16pt;font-weight:400;margin:18px 0 8px}
.org{font-size:12pt;margin-top:12px}.title{font-size:11.5pt;margin-top:2px}.next{margin-top:10px}.about{margin:6px 0;white-space:pre-line}`;

function linkedInEntry(entry: Entry, { person }: Resume, index: number): string {
  const role = person.roles[index];
  const group = person.roles.filter(({ company }) => company === entry.organisation);
  const total =
    entry.position === 'first' ? durationOf(group.at(-1)!.start, group[0]!.end, person.language) : '';
  const length = role ? ` (${durationOf(role.start, role.end, person.language)})` : '';
  const about = [
    entry.text,
    ...entry.bullets.map((bullet) => `${index % 2 === 0 ? '•' : '-'} ${bullet}`),
  ].filter((line) => line !== '');
  return [
    entry.position === 'next' ? '' : text('org', entry.organisation),
    text('', total),
    text(entry.position === 'next' ? 'title next' : 'title', entry.title),
    `<div>${html(entry.dates)}<span class="grey">${html(length)}</span></div>`,
    text('grey', entry.place),
    text('about', about.join('\n')),
  ].join('');
}

function linkedIn(resume: Resume): string {
  const { person, sections } = resume;
  const { contact } = person;
  const words = LINKEDIN_WORDS[person.language] ?? LINKEDIN_WORDS.en!;
  const find = (kind: string) => sections.find((section) => section.kind === kind)?.blocks ?? [];
  const side = (heading: string, lines: string[]): string =>
    lines.length === 0 ? '' : `<h2>${heading}</h2>${lines.join('')}`;
  const studies = person.education.map(
    (study) =>
      text('org', study.school) +
      text('', `${study.degree}, ${study.field} · (${study.start.year} - ${study.end.year})`),
  );
  return pageOf(
    LINKEDIN_CSS,
    `<div class="sheet"><div class="side">${side(words.contact, [
      text('', contact.phone + ' (Mobile)'),
      text('', contact.email),
      contact.linkedIn === '' ? '' : `<div>www.${html(contact.linkedIn)} <small>(LinkedIn)</small></div>`,
    ])}${side(
      words.skills,
      person.skills.slice(0, 3).map((skill) => text('', skill)),
    )}${side(
      words.languages,
      person.languages.map(({ name, level }) => `<div>${html(name)} <small>(${html(level)})</small></div>`),
    )}${side(
      words.certificates,
      person.certificates.map(({ name }) => text('', name)),
    )}${side(
      words.awards,
      person.awards.map(({ name }) => text('', name)),
    )}</div>
    <div class="main"><h1>${html(contact.fullName)}</h1>${text('head', person.headline)}${text('grey', `${contact.city}, ${contact.country}`)}${box(
      '',
      person.summary === '' ? '' : `<h2>${words.summary}</h2>${text('about', person.summary)}`,
    )}<h2>${words.experience}</h2>${find('experience')
      .map((block, index) => (block.type === 'entry' ? linkedInEntry(block, resume, index) : ''))
      .join('')}<h2>${words.education}</h2>${studies.join('')}</div></div>`,
    resume,
  );
}

const INDEED_CSS = `body{font:10.5pt 'Liberation Sans',Arial;color:#2d2d2d}h1{font-size:22pt}h2{font-size:14pt;border-bottom:1px solid #ccc;padding-bottom:3px;margin:16px 0 8px}.title{font-weight:700;margin-top:10px}.org{color:#444}.about{margin-top:4px}`;

function indeed(resume: Resume): string {
  const { person } = resume;
  const { contact } = person;
  const shapes = {
    entry: (entry: Entry): string =>
      text('title', entry.title) +
      text('org', join([entry.organisation, entry.place], ' - ')) +
      text('org', entry.dates) +
      text('about', entry.text) +
      bulletList(entry.bullets),
    items: (section: (typeof resume.sections)[number]): string =>
      section.kind === 'summary'
        ? plainItems(section)
        : bulletList(section.blocks.map((block) => (block.type === 'item' ? itemLine(block, ' - ') : ''))),
  };
  const order = [...only(resume, ['summary']), ...without(resume, ['summary'])];
  return pageOf(
    INDEED_CSS,
    `<h1>${html(contact.fullName)}</h1>${text('', person.headline)}${text('', contact.city)}${text('', contact.email)}${text('', contact.phone)}${order
      .map((section) => shape(section, resume, shapes))
      .join('')}`,
    resume,
  );
}

const EUROPASS_CSS = `body{font:10pt 'Open Sans',sans-serif;color:#333}h1{font-size:22pt;color:#0e4194;font-weight:400}.top{border-bottom:2px solid #0e4194;padding-bottom:8px;margin-bottom:10px}.top span{margin-right:14px}h2{font-size:11pt;color:#0e4194;text-transform:uppercase;border-bottom:1px solid #0e4194;margin:14px 0 6px}.when{color:#777;margin-top:9px}.title{text-transform:uppercase}.title b{color:#222}td{padding:2px 10px;border:1px solid #ddd}`;

function europass(resume: Resume): string {
  const { person, words } = resume;
  const shapes = {
    entry: (entry: Entry): string =>
      text('when', join([entry.dates, entry.place], ' – ')) +
      `<div class="title"><b>${html(entry.title)}</b> – ${html(entry.organisation)}</div>` +
      text('', entry.text) +
      bulletList(entry.bullets),
    items: (section: (typeof resume.sections)[number]): string =>
      section.kind === 'languages'
        ? `<table>${person.languages.map(({ name, level }) => `<tr><td>${html(name)}</td><td>${html(level)}</td></tr>`).join('')}</table>`
        : section.kind === 'skills'
          ? text('', person.skills.join(' / '))
          : plainItems(section),
  };
  const facts: [string, string][] = [
    [
      words.labels.birth,
      new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeZone: 'UTC' }).format(
        Date.UTC(person.contact.birth.year, person.contact.birth.month - 1, person.contact.birth.day),
      ),
    ],
    [words.labels.nationality, words.nationality],
    ...contactOf(resume).labelled,
  ];
  return pageOf(
    EUROPASS_CSS,
    `<div class="top"><h1>${html(person.contact.fullName)}</h1>${facts.map(([label, value]) => `<span><b>${html(label)}:</b> ${html(value)}</span>`).join(' ')}</div>${resume.sections
      .map((section) => shape(section, resume, shapes))
      .join('')}`,
    resume,
  );
}

/** Export layouts of large services, rebuilt. */
export const families: Family[] = [
  htmlFamily({
    id: 'web-linkedin',
    source: "LinkedIn's profile as PDF, rebuilt",
    languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr'],
    dates: { forms: ['long'], marks: [' - '], orderings: ['plain'] },
    habits: { banners: true, showPlaces: true },
    lacks: ['projects', 'volunteering', 'publications', 'military', 'interests'],
    paper: { margin: ['0', '0', '0', '0'] },
    prints: (truth) => ({
      ...truth,
      skills: truth.skills.slice(0, 3),
      certificates: truth.certificates.map(({ name }) => ({
        name,
        issuer: '',
        number: '',
        date: '',
        expiry: '',
      })),
      education: truth.education.map((study) => ({
        ...study,
        location: '',
        startDate: study.startDate.slice(0, 4),
        endDate: study.endDate.slice(0, 4),
      })),
      contact: { ...truth.contact, website: '' },
    }),
    page: linkedIn,
  }),
  htmlFamily({
    id: 'web-indeed',
    source: "Indeed's resume as PDF, rebuilt",
    dates: { forms: ['long', 'longCapital'], orderings: ['words', 'plain'] },
    prints: (truth) => ({ ...truth, contact: { ...truth.contact, linkedIn: '', website: '' } }),
    habits: { organisationFirst: false, fieldWithDegree: true, showPlaces: true },
    paper: { format: 'Letter', margin: ['18mm', '18mm', '18mm', '18mm'] },
    page: indeed,
  }),
  htmlFamily({
    id: 'web-europass-online',
    source: 'Europass online editor, its standard template rebuilt',
    dates: { forms: ['daySlash', 'slash', 'dayPoint'] },
    habits: { organisationFirst: false },
    page: europass,
  }),
];
