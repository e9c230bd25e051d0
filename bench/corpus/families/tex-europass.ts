import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { Family } from './family.ts';
import { EUROPASS } from './europass-labels.ts';
import { babel, tex, texBody, texFamily, texItem, texSections } from './tex-kit.ts';

const CLASS_LANGUAGE: Record<string, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  pl: 'polish',
  sv: 'swedish',
  tr: 'turkish',
  cs: 'czech',
};
const FRAMEWORK = ['C2', 'C1', 'B2', 'B1', 'A2'];

/** Levels as the framework's letters, which these classes print in their table. */
const level = (resume: Resume, index: number): string => {
  const { person, words } = resume;
  return FRAMEWORK[words.levels.indexOf(person.languages[index]?.level ?? '')] ?? 'B1';
};

const framework = (resume: Resume) =>
  resume.person.languages.map(({ name }, index) => ({
    name,
    level: index === 0 ? '' : level(resume, index),
  }));

function languageTable(resume: Resume): string {
  const [own, ...others] = resume.person.languages;
  const rows = others.map(({ name }, index) => {
    const letter = level(resume, index + 1);
    const command = index === others.length - 1 ? 'ecvlastlanguage' : 'ecvlanguage';
    return `\\${command}{${tex(name)}}{${letter}}{${letter}}{${letter}}{${letter}}{${letter}}`;
  });
  return `\\ecvmothertongue{${tex(own?.name ?? '')}}\n\\ecvlanguageheader\n${rows.join('\n')}\n\\ecvlanguagefooter`;
}

const contact = ({ person: { contact }, words }: Resume): string => `\\ecvname{${tex(contact.fullName)}}
\\ecvaddress{${tex(join([contact.street, contact.town], ', '))}}\\ecvemail{${tex(contact.email)}}
${contact.website === '' ? '' : `\\ecvhomepage{${tex(contact.website)}}`}\\ecvnationality{${tex(words.nationality)}}`;

function europasscv(resume: Resume): string {
  const { person } = resume;
  const body = texSections(resume, {
    section: (heading, content) => `\\ecvsection{${heading}}\n${content}`,
    entry: (entry) => `\\ecvtitle{${tex(entry.dates)}}{${tex(entry.title)}}
\\ecvitem{}{${tex(join([entry.organisation, entry.place], ', '))}}
${entry.text + entry.bullets.join('') === '' ? '' : `\\ecvitem{}{${texBody({ ...entry, bullets: [] })}${entry.bullets.length === 0 ? '' : `\\begin{ecvitemize}${entry.bullets.map((bullet) => `\\item ${tex(bullet)}`).join('\n')}\\end{ecvitemize}`}}`}`,
    items: (items, { kind }) => {
      if (kind === 'languages') return languageTable(resume);
      if (kind === 'skills') return `\\ecvitem{}{${items.map((item) => tex(item.text)).join(', ')}}`;
      return items.map((item) => `\\ecvitem{${tex(item.label)}}{${tex(item.text)}}`).join('\n');
    },
  });
  return `\\documentclass[${CLASS_LANGUAGE[person.language] ?? 'english'},a4paper]{europasscv}
\\usepackage[utf8]{inputenc}${babel(resume)}
${contact(resume)}\\ecvmobile{${tex(person.contact.phone)}}
${person.contact.linkedIn === '' ? '' : `\\ecvlinkedinpage{${tex(person.contact.linkedIn)}}`}
\\begin{document}\\begin{europasscv}\\ecvpersonalinfo
${body}
\\end{europasscv}\\end{document}`;
}

function europecvEntry(entry: Entry, isStudy: boolean, resume: Resume): string {
  const words = EUROPASS[resume.person.language] ?? EUROPASS.en!;
  const place = tex(join([entry.organisation, entry.place], ', '));
  return [
    `\\ecvitem{${tex(words.dates)}}{${tex(entry.dates)}}`,
    `\\ecvitem{${tex(isStudy ? words.qualification : words.position)}}{${tex(entry.title)}}`,
    entry.text + entry.bullets.join('') === ''
      ? ''
      : `\\ecvitem{${isStudy ? '' : tex(words.duties)}}{${texBody(entry, '[leftmargin=*,nosep]')}}`,
    `\\ecvitem[10pt]{${tex(isStudy ? words.school : words.employer)}}{${place}}`,
  ].join('\n');
}

function europecv(resume: Resume): string {
  const { person, random } = resume;
  const body = resume.sections
    .map((section) =>
      texSections(
        { ...resume, sections: [section] },
        {
          section: (heading, content) => `\\ecvsection{${heading}}\n${content}`,
          entry: (entry) => europecvEntry(entry, section.kind !== 'experience', resume),
          items: (items, { kind }) => {
            if (kind === 'languages')
              return languageTable(resume)
                .replace('\\ecvlanguagefooter', '')
                .replace('\\ecvlanguageheader', '\\ecvlanguageheader{}');
            if (kind === 'skills') return `\\ecvitem{}{${items.map((item) => tex(item.text)).join(', ')}}`;
            return items
              .map((item) => `\\ecvitem{${tex(item.label)}}{${texItem({ ...item, label: '' })}}`)
              .join('\n');
          },
        },
      ),
    )
    .join('\n');
  return `\\documentclass[${CLASS_LANGUAGE[person.language] ?? 'english'},a4paper,nologo${random.chance(0.5) ? ',narrow' : ''}]{europecv}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{enumitem}${babel(resume)}
${contact(resume)}\\ecvtelephone{${tex(person.contact.phone)}}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo[20pt]
${body}
\\end{europecv}\\end{document}`;
}

/** The Europass CV as two classes print it. */
export const families: Family[] = [
  texFamily({
    id: 'tex-europasscv',
    source: 'Debian texlive-latex-extra, europasscv',
    languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'tr', 'cs'],
    habits: { organisationFirst: false },
    prints: (truth, resume) => ({ ...truth, languages: framework(resume) }),
    document: europasscv,
  }),
  texFamily({
    id: 'tex-europecv',
    source: 'Debian texlive-latex-extra, europecv',
    languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'],
    habits: { organisationFirst: false },
    prints: (truth, resume) => ({
      ...truth,
      languages: framework(resume),
      contact: { ...truth.contact, linkedIn: '' },
    }),
    complains: true,
    document: europecv,
  }),
];
