import { describe, expect, it } from 'vitest';
import {
  getChosenText,
  getNames,
  isEdit,
  parseChoice,
  serializeChoice,
  withChosenText,
  type PostingChoice,
} from './postingChoice.ts';

const posting = (title: string, company: string) => ({
  title,
  company,
  location: 'Leeds',
  beginning: 'Lead the shift',
  text: `${title}, ${company}`,
});
const CHOICE: PostingChoice = {
  whole: 'Nurse, Harbour\n\nCook, Blue Door',
  postings: [posting('Nurse', 'Harbour'), posting('Cook', 'Blue Door')],
  chosen: null,
};

describe('a choice among several postings', () => {
  it('shows the whole text until a posting is chosen', () => {
    expect(getChosenText(CHOICE)).toBe(CHOICE.whole);
    expect(getChosenText({ ...CHOICE, chosen: 'whole' })).toBe(CHOICE.whole);
    expect(getChosenText({ ...CHOICE, chosen: 1 })).toBe('Cook, Blue Door');
  });

  it('keeps what is typed with what is shown', () => {
    const typed = withChosenText({ ...CHOICE, chosen: 0 }, 'Nurse, Harbour, at night');
    expect(getChosenText(typed)).toBe('Nurse, Harbour, at night');
    expect(getChosenText({ ...typed, chosen: 1 })).toBe('Cook, Blue Door');
    expect(getChosenText({ ...typed, chosen: 'whole' })).toBe(CHOICE.whole);
    expect(getChosenText(withChosenText(CHOICE, 'Both'))).toBe('Both');
  });

  it('survives being stored, but not beside another text', () => {
    const stored = serializeChoice({ ...CHOICE, chosen: 1 });
    expect(parseChoice(stored, 'Cook, Blue Door')).toEqual({ ...CHOICE, chosen: 1 });
    expect(parseChoice(stored, 'Something else')).toBeNull();
    for (const nothing of ['', 'nonsense', '[]', '{"whole":7}', serializeChoice(null)])
      expect(parseChoice(nothing, '')).toBeNull();
  });
});

describe('title and company', () => {
  const nothing = { title: '', company: ' ' };

  it('come from the chosen posting, and go with it', () => {
    const nurse = getNames(nothing, CHOICE, 0);
    expect(nurse).toEqual({ title: 'Nurse', company: 'Harbour' });
    const cook = getNames(nurse, { ...CHOICE, chosen: 0 }, 1);
    expect(cook).toEqual({ title: 'Cook', company: 'Blue Door' });
    expect(getNames(cook, { ...CHOICE, chosen: 1 }, 'whole')).toEqual({ title: '', company: '' });
  });

  it('stay when the person typed them', () => {
    const typed = { title: 'Matron', company: '' };
    const nurse = getNames(typed, CHOICE, 0);
    expect(nurse).toEqual({ title: 'Matron', company: 'Harbour' });
    expect(getNames(nurse, { ...CHOICE, chosen: 0 }, 'whole')).toEqual(typed);
  });
});

const TEXT = 'You lead the shift on a ward of 24 beds. You write the roster and train new colleagues.';

it.each([
  ['more at its end', `${TEXT} Nights!`, true],
  ['more at its beginning', `Nurse: ${TEXT}`, true],
  ['less in its middle', TEXT.replace('beds. You', ''), true],
  ['another text', TEXT.toUpperCase(), false],
  ['nothing', ' ', false],
])('tells editing a text from replacing it: %s', (_what, after, edit) => {
  expect(isEdit(TEXT, after)).toBe(edit);
});
