import { join } from '../document.ts';
import type { Resume } from '../document.ts';
import { durationOf } from '../dates/duration.ts';
import type { Family } from './family.ts';
import { contactOf, itemLine, leadAndSecond } from './html-kit.ts';
import { bullets, lines, textFamily, wrap, write } from './text-kit.ts';

const plain = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [person.contact.fullName.toUpperCase(), ...contactOf(resume).lines],
      heading: ({ heading }) => [heading.toUpperCase(), '-'.repeat(heading.length)],
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return lines(
          lead,
          join([second, entry.place], ', '),
          entry.dates,
          ...wrap(entry.text, ''),
          ...bullets(entry, '- ').flatMap((line) => wrap(line, '  ')),
        );
      },
    },
    '- ',
  );

const ats = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [person.contact.fullName, contactOf(resume).lines.join(' | ')],
      heading: ({ heading }) => [heading],
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return lines(
          join([lead, second, entry.place, entry.dates], ' | '),
          entry.text,
          ...bullets(entry, '• '),
        );
      },
    },
    '• ',
  );

/** What somebody gets who copies a LinkedIn page. */
const linkedInPaste = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => lines(person.contact.fullName, person.headline, ...contactOf(resume).lines),
      heading: ({ heading }) => [heading, heading],
      entry: (entry, { person }) => {
        const role = person.roles.find(
          ({ title, company }) => title === entry.title && company === entry.organisation,
        );
        const length = role === undefined ? '' : durationOf(role.start, role.end, person.language);
        return lines(
          entry.title,
          entry.organisation,
          join([entry.dates, length], ' · '),
          entry.place,
          entry.text,
          ...bullets(entry, '- '),
        );
      },
    },
    '',
  );

const tabbed = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [
        person.contact.fullName,
        ...contactOf(resume).labelled.map(([label, value]) => `${label}:\t${value}`),
      ],
      heading: ({ heading }) => [`${heading}:`],
      entry: (entry) =>
        lines(
          `${entry.dates}\t${join([entry.title, entry.organisation, entry.place], ', ')}`,
          entry.text === '' ? '' : `\t${entry.text}`,
          ...bullets(entry, '\t- '),
        ),
      items: (list, { kind }) =>
        kind === 'skills'
          ? [list.map(({ text }) => text).join('; ')]
          : list.map((item) => `\t${itemLine(item)}`),
    },
    '\t',
  );

/** Plain text. */
export const families: Family[] = [
  textFamily({ id: 'txt-plain', source: 'Plain text, 76 letters wide', page: plain }),
  textFamily({ id: 'txt-ats', source: 'Plain text with bars, for application forms', page: ats }),
  textFamily({
    id: 'txt-linkedin-paste',
    source: 'A LinkedIn page, copied',
    dates: { forms: ['short'], marks: [' - '], orderings: ['plain'] },
    page: linkedInPaste,
  }),
  textFamily({ id: 'txt-tabbed', source: 'Plain text with tabs', page: tabbed }),
];
