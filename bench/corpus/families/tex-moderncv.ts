import type { Resume } from '../document.ts';
import type { Truth } from '../truth.ts';
import type { Family } from './family.ts';
import { babel, tex, texBody, texFamily, texItem, texLead, texSections } from './tex-kit.ts';

const COLORS = ['blue', 'black', 'green', 'orange', 'red', 'purple', 'grey'];

/** The classes of moderncv's family print a LinkedIn name without the site. */
const profileOnly = (truth: Truth): Truth => ({
  ...truth,
  contact: { ...truth.contact, linkedIn: truth.contact.linkedIn.replace('linkedin.com/in/', '') },
});

function names({ person }: Resume): [string, string] {
  const [first = '', ...last] = person.contact.fullName.split(' ');
  return [tex(first), tex(last.join(' '))];
}

/** `\cventry` and `\cvitem`, which moderncv and the classes after it share. */
function body(resume: Resume): string {
  return texSections(resume, {
    section: (heading, content) => `\\section{${heading}}\n${content}`,
    entry: (entry) => {
      const [lead, second] = texLead(entry, resume);
      return `\\cventry{${tex(entry.dates)}}{${lead}}{${second}}{${tex(entry.place)}}{}{${texBody(entry)}}`;
    },
    items: (items, { kind }) => {
      if (kind === 'summary') return items.map((item) => `\\cvitem{}{${tex(item.text)}}`).join('\n');
      if (kind === 'skills') return `\\cvitem{}{${items.map((item) => tex(item.text)).join(', ')}}`;
      return items
        .map((item) =>
          item.label === ''
            ? `\\cvlistitem{${texItem(item)}}`
            : `\\cvitem{${tex(item.label)}}{${tex(item.text)}}`,
        )
        .join('\n');
    },
  });
}

function moderncv(style: string, resume: Resume): string {
  const { person, random } = resume;
  const { contact } = person;
  const [first, last] = names(resume);
  const title = person.headline === '' ? '' : `\\title{${tex(person.headline)}}`;
  return `\\documentclass[${random.pick(['10pt', '11pt'])},a4paper,${random.pick(['sans', 'roman'])}]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{${random.pick(COLORS)}}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}${random.chance(0.6) ? '\\usepackage{lmodern}' : ''}${babel(resume)}
\\usepackage[scale=${random.pick(['0.75', '0.8'])}]{geometry}
\\name{${first}}{${last}}${title}\\address{${tex(contact.street)}}{${tex(contact.town)}}{}
\\phone[mobile]{${tex(contact.phone)}}\\email{${tex(contact.email)}}
${contact.website === '' ? '' : `\\homepage{${tex(contact.website)}}`}
${contact.linkedIn === '' ? '' : `\\social[linkedin]{${tex(contact.linkedIn.replace('linkedin.com/in/', ''))}}`}
\\begin{document}\\makecvtitle
${body(resume)}
\\end{document}`;
}

function komacv(resume: Resume): string {
  const { person, random } = resume;
  const { contact } = person;
  const [first, last] = names(resume);
  return `\\documentclass[11pt,style=${random.pick(['classic', 'casual', 'oldstyle'])},color=blue]{komacv}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}${babel(resume)}
${Object.entries({
  firstname: first,
  familyname: last,
  addressstreet: tex(contact.street),
  addresscity: tex(contact.town),
  mobile: tex(contact.phone),
  email: tex(contact.email),
  homepage: tex(contact.website),
})
  .filter(([, value]) => value !== '')
  .map(([name, value]) => `\\renewcommand*\\${name}{${value}}`)
  .join('\n')}
\\title{${tex(person.headline)}}
\\begin{document}\\maketitle
${body(resume)}
\\end{document}`;
}

const TEX_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'cs'] as const;

/** moderncv in its styles and its descendant komacv. */
export const families: Family[] = [
  ...['casual', 'classic', 'banking', 'oldstyle', 'fancy'].map((style) =>
    texFamily({
      id: `tex-moderncv-${style}`,
      source: `Debian texlive-latex-extra, moderncv, style ${style}`,
      languages: TEX_LANGUAGES,
      prints: profileOnly,
      document: (resume) => moderncv(style, resume),
    }),
  ),
  texFamily({
    id: 'tex-komacv',
    source: 'Debian texlive-latex-extra, komacv',
    languages: TEX_LANGUAGES,
    prints: (truth) => ({ ...truth, contact: { ...truth.contact, linkedIn: '' } }),
    document: komacv,
  }),
];
