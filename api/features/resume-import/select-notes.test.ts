import { expect, it } from 'vitest';
import { readHistory } from '../../writing/reading/read-history.ts';
import { selectNotes } from './select-notes.ts';

it('leaves out what a role lacks, which is marked at the role', () => {
  const { warnings } = readHistory(
    'Work experience\n\nCopper Kettle GmbH\n2019 – 2021\n• Cooked for 80 guests\n\n2015 – 2016\n• Delivered parcels for three depots',
  );
  expect(warnings).toContain('No job title was found for “Copper Kettle GmbH”.');
  expect(warnings.some((warning) => warning.startsWith('No employer was found'))).toBe(true);
  expect(selectNotes(warnings)).toEqual([]);
});

it('keeps what is said of the file, and of dates that can’t be', () => {
  const notes = [
    'No work experience was found in this text.',
    'The dates of “Cook” end before they start. They were kept as written.',
    'One line was not placed.',
  ];
  expect(selectNotes([...notes, 'No dates were found for “Cook”.'])).toEqual(notes);
});
