import { join } from '../document.ts';
import type { Resume } from '../document.ts';
import type { Family } from './family.ts';
import { contactOf, leadAndSecond } from './html-kit.ts';
import { bullets, lines, textFamily, write } from './text-kit.ts';

const markdown = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [`# ${person.contact.fullName}`, '', contactOf(resume).lines.join(' | ')],
      heading: ({ heading }) => [`## ${heading}`, ''],
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return [
          `### ${lead}`,
          '',
          ...lines(join([second === '' ? '' : `**${second}**`, entry.place], ', ')),
          `*${entry.dates}*`,
          '',
          ...(entry.text === '' ? [] : [entry.text, '']),
          ...bullets(entry, '* '),
        ];
      },
    },
    '* ',
  );

const markdownLines = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [
        person.contact.fullName,
        '='.repeat(person.contact.fullName.length),
        '',
        ...contactOf(resume).labelled.map(([label, value]) => `- **${label}:** ${value}`),
      ],
      heading: ({ heading }) => [heading, '-'.repeat(heading.length), ''],
      entry: (entry) => [
        `**${entry.title}**, ${join([entry.organisation, entry.place], ' — ')} (${entry.dates})`,
        '',
        ...(entry.text === '' ? [] : [entry.text, '']),
        ...bullets(entry, '- '),
      ],
    },
    '- ',
  );

/** Markdown. */
export const families: Family[] = [
  textFamily({ id: 'txt-markdown', source: 'Markdown with headings of three levels', page: markdown }, [
    'md',
    'txt',
  ]),
  textFamily({ id: 'txt-markdown-lines', source: 'Markdown with entries in a line', page: markdownLines }, [
    'md',
  ]),
];
