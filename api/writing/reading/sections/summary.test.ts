import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readSummary } from './summary.ts';

const summaryOf = (lines: string[]): string => readSummary(readHistory(lines.join('\n')).sections);

describe('a summary', () => {
  it('is the text below its heading, without what stands below the name', () => {
    const top = ['Ada Brandt', 'ada@mill.test', 'Master baker who likes early hours', ''];
    expect(summaryOf([...top, 'Profile', 'I bake bread with care.'])).toBe('I bake bread with care.');
  });

  it('is the text below the name if it has no heading', () => {
    const top = ['Ada Brandt', 'ada@mill.test', 'I bake bread with care.', ''];
    expect(summaryOf([...top, 'Skills', 'Ovens'])).toBe('I bake bread with care.');
  });
});
