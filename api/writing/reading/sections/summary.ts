import type { ReadSection } from '../../types.ts';

/** The text of a summary or profile section. */
export function readSummary(sections: readonly ReadSection[]): string {
  return sections
    .filter((section) => section.kind === 'summary')
    .flatMap((section) => section.lines)
    .join(' ')
    .trim();
}
