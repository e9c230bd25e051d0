import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { Family } from './family.ts';
import {
  babel,
  pdfFonts,
  tex,
  texBody,
  texFamily,
  texItem,
  texItems,
  texLead,
  texSections,
} from './tex-kit.ts';

const LIST = '[leftmargin=*,nosep]';
const noTitle = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'cs', 'id'] as const;

const lines = ({ person: { contact } }: Resume): string[] =>
  [contact.street, contact.town, contact.phone, contact.email, contact.linkedIn, contact.website]
    .filter((line) => line !== '')
    .map(tex);

/** Lead and second with the place, in one line. */
const headline = (entry: Entry, resume: Resume): string => {
  const [lead, second] = texLead(entry, resume);
  return join([`\\textbf{${lead}}`, second, tex(entry.place)], ', ');
};

function simplecv(resume: Resume): string {
  const half = Math.ceil(lines(resume).length / 2);
  const all = lines(resume);
  const body = texSections(resume, {
    section: (heading, content) => `\\section{${heading}}\n\\begin{topic}\n${content}\n\\end{topic}`,
    entry: (entry) => `\\item[${tex(entry.dates)}] ${headline(entry, resume)}\n\n${texBody(entry, LIST)}`,
    items: (items, section) =>
      items.every(({ label }) => label !== '')
        ? items.map((item) => `\\item[${tex(item.label)}] ${tex(item.text)}`).join('\n')
        : `\\item[] ${texItems(items, section, LIST)}`,
  });
  return `\\documentclass[11pt,a4paper]{simplecv}
${pdfFonts(resume)}${babel(resume)}\\usepackage{enumitem}
\\leftheader{${all.slice(0, half).join('\\\\')}}\\rightheader{${all.slice(half).join('\\\\')}}\\title{${tex(resume.person.contact.fullName)}}
\\begin{document}\\maketitle
${body}
\\end{document}`;
}

function currvita(resume: Resume): string {
  const { person, headings } = resume;
  const body = texSections(resume, {
    section: (heading, content) => `\\begin{cvlist}{${heading}}\n${content}\n\\end{cvlist}`,
    entry: (entry) => `\\item[${tex(entry.dates)}] ${headline(entry, resume)}\n\n${texBody(entry, LIST)}`,
    items: (items, section) =>
      items.every(({ label }) => label !== '')
        ? items.map((item) => `\\item[${tex(item.label)}] ${tex(item.text)}`).join('\n')
        : `\\item ${texItems(items, section, LIST)}`,
  });
  return `\\documentclass[11pt,a4paper]{article}
${pdfFonts(resume)}${babel(resume)}\\usepackage{enumitem}\\usepackage[NoDate,LabelsAligned]{currvita}\\usepackage[margin=25mm]{geometry}
\\begin{document}\\settowidth{\\cvlabelwidth}{\\cvlabelfont 00.00.0000 -- 00.00.0000}
\\begin{cv}{${tex(person.contact.fullName)}}
\\begin{cvlist}{${tex(headings.personal)}}\\item ${lines(resume).join('\\\\')}\\end{cvlist}
${body}
\\end{cv}\\end{document}`;
}

const curveName = (index: number): string => `part${'abcdefghijklmno'[index] ?? 'z'}`;

function curveFiles(resume: Resume): Record<string, string> {
  return Object.fromEntries(
    resume.sections.map((section, index) => [
      `${curveName(index)}.tex`,
      texSections(
        { ...resume, sections: [section] },
        {
          section: (heading, content) => `\\begin{rubric}{${heading}}\n${content}\n\\end{rubric}`,
          entry: (entry) => `\\entry*[${tex(entry.dates)}] ${headline(entry, resume)}\\par ${texBody(entry)}`,
          items: (items, { kind }) =>
            kind === 'skills'
              ? `\\entry*[] ${items.map((item) => texItem(item)).join(', ')}`
              : items.map((item) => `\\entry*[${tex(item.label)}] ${tex(item.text)}`).join('\n'),
        },
      ),
    ]),
  );
}

function curve(resume: Resume): string {
  const { person, sections } = resume;
  const box = (line: string): string => `\\mbox{${line}}`;
  return `\\documentclass[a4paper]{curve}
${pdfFonts(resume)}${babel(resume)}\\usepackage{ltxtable}
\\leftheader{\\textbf{${tex(person.contact.fullName)}}\\\\${lines(resume).slice(0, 2).map(box).join('\\\\')}}\\rightheader{${lines(resume).slice(2).map(box).join('\\\\')}}
\\title{${tex(person.headline === '' ? 'Curriculum Vitae' : person.headline)}}\\headerscale{0.9}
\\begin{document}\\makeheaders\\maketitle
${sections.map((_, index) => `\\makerubric{${curveName(index)}}`).join('\n')}
\\end{document}`;
}

function tucv(resume: Resume): string {
  const body = texSections(resume, {
    section: (heading, content) => `\\resheading{${heading}}\n\n${content}`,
    entry: (entry) => {
      const [lead, second] = texLead(entry, resume);
      return `\\resemployer[${join([second, tex(entry.place)], ', ')}]{${lead}}{\\raggedright ${tex(entry.dates)}}\n\n${texBody(entry, LIST)}\n`;
    },
    items: (items, section) => `\\ressubentrysinglecol{${texItems(items, section, LIST)}}\n`,
  });
  return `\\documentclass[10pt]{article}
${pdfFonts(resume)}${babel(resume)}\\usepackage{enumitem}\\usepackage[margin=20mm]{geometry}\\usepackage{tucv}\\pagestyle{empty}\\parindent0pt
\\begin{document}
\\begin{center}{\\Large\\textbf{${tex(resume.person.contact.fullName)}}}\\\\${lines(resume).join(' $|$ ')}\\end{center}
${body}
\\end{document}`;
}

function esiee(resume: Resume): string {
  const body = texSections(resume, {
    section: (heading, content) => `\\begin{rubrique}{${heading}}\n${content}\n\\end{rubrique}`,
    entry: (entry) =>
      `\\begin{sousrubrique}\\Date{${tex(entry.dates)}}\\Lieu{${tex(join([entry.organisation, entry.place], ', '))}}\\Titre{${tex(entry.title)}}${entry.text === '' ? '' : `\\Descr{${tex(entry.text)}}`}${entry.bullets.map((bullet) => `\\Apport{${tex(bullet)}}`).join('')}\\end{sousrubrique}`,
    items: (items, { kind }) =>
      kind === 'skills'
        ? `& ${items.map((item) => texItem(item)).join(', ')}\\\\`
        : items.map((item) => `\\textbf{${tex(item.label)}} & ${tex(item.text)}\\\\`).join('\n'),
  });
  return `\\documentclass[11pt,a4paper]{article}
${pdfFonts(resume)}${babel(resume)}\\usepackage[margin=20mm]{geometry}\\usepackage{ESIEEcv}
\\begin{document}
{\\Large ${tex(resume.person.contact.fullName)}}\\\\${lines(resume).join('\\\\')}

${body}
\\end{document}`;
}

const shared = { languages: noTitle };

/** Classes and packages that set a resume as lists with labels in the margin. */
export const families: Family[] = [
  texFamily({
    id: 'tex-simplecv',
    source: 'Debian texlive-latex-extra, simplecv',
    ...shared,
    document: simplecv,
  }),
  texFamily({
    id: 'tex-currvita',
    source: 'Debian texlive-latex-extra, currvita',
    ...shared,
    document: currvita,
  }),
  texFamily({
    id: 'tex-curve',
    source: 'Debian texlive-latex-extra, curve',
    ...shared,
    document: curve,
    files: curveFiles,
  }),
  texFamily({ id: 'tex-tucv', source: 'Debian texlive-latex-extra, tucv', ...shared, document: tucv }),
  texFamily({
    id: 'tex-esieecv',
    source: 'Debian texlive-latex-extra, ESIEEcv',
    ...shared,
    habits: { organisationFirst: true },
    document: esiee,
  }),
];
