import type { ReadSection } from '../../types.ts';

/** The text of the summary or profile sections; without such a heading, of the lines below the contact details. */
export function readSummary(sections: readonly ReadSection[]): string {
  const own = sections.filter((section) => section.kind === 'summary');
  const headed = own.filter(({ heading, lines }) => heading !== '' && lines.length > 0);
  return (headed.length > 0 ? headed : own)
    .flatMap((section) => section.lines)
    .join(' ')
    .trim();
}
