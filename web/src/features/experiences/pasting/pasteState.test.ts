import { describe, expect, it } from 'vitest';
import { splitBullets, hasProblems, toExperiencesInput } from './pastedItem.ts';
import { EMPTY_PASTE, reducePaste, type PasteAction, type PasteState } from './pasteState.ts';

const NURSE = {
  title: 'Staff Nurse',
  company: 'Harbour Hospital',
  startDate: '2021-03',
  endDate: '',
  location: 'Galway',
  description: 'Surgical ward',
  bulletPoints: ['Led the night shift', 'Trained 6 colleagues'],
};
const NO_COMPANY = { ...NURSE, title: 'Ward Assistant', company: '', startDate: '2018', bulletPoints: [] };

const after = (...actions: PasteAction[]): PasteState => actions.reduce(reducePaste, EMPTY_PASTE);
const parsed: PasteAction = { type: 'parsed', experiences: [NURSE, NO_COMPANY], warnings: ['Doubtful.'] };
const typed: PasteAction = { type: 'typed', text: 'Staff Nurse, Harbour Hospital' };

describe('pasting experience', () => {
  it('keeps the text when parsing fails, with the reason beside it until something is typed', () => {
    const failed = after(typed, { type: 'parse-failed', message: 'No job in this text.' });
    expect(failed).toMatchObject({ text: typed.text, textProblem: 'No job in this text.', items: null });
    expect(reducePaste(failed, { type: 'typed', text: 'x' }).textProblem).toBeNull();
  });

  it('opens what the server would reject for correction and leaves the rest closed', () => {
    const { items } = after(typed, parsed);
    expect(items?.map(({ editing }) => editing)).toEqual([false, true]);
    expect(items?.[1]?.problems).toEqual({ company: 'Please enter the company.' });
  });

  it('removes an error as soon as it is fixed, and closes only valid items', () => {
    const open = after(parsed, { type: 'done', key: 1 });
    expect(open.items?.[1]?.editing).toBe(true);
    const fixed = reducePaste(open, { type: 'changed', key: 1, field: 'company', value: 'Red Tent' });
    expect(fixed.items?.[1]?.problems).toEqual({});
    expect(reducePaste(fixed, { type: 'done', key: 1 }).items?.[1]?.editing).toBe(false);
  });

  it('points out dates in the wrong order at once, but not a half-typed date', () => {
    const half = after(parsed, { type: 'changed', key: 0, field: 'endDate', value: '20' });
    expect(half.items?.[0]?.problems).toEqual({});
    const wrong = reducePaste(half, { type: 'changed', key: 0, field: 'endDate', value: '2020' });
    expect(wrong.items?.[0]?.problems.endDate).toMatch(/before the start date/);
  });

  it('finds all errors before adding', () => {
    const emptied = after(
      parsed,
      { type: 'changed', key: 0, field: 'title', value: ' ' },
      { type: 'checked' },
    );
    expect(emptied.items?.filter(hasProblems)).toHaveLength(2);
    expect(emptied.items?.[0]?.editing).toBe(true);
  });

  it('marks the experience that the server rejected, by its path', () => {
    const { items, addProblem } = after(parsed, {
      type: 'rejected',
      message: 'Please enter the company.',
      fields: [
        { path: 'experiences.1.company', message: 'Please enter the company.' },
        { path: 'experiences.0.bulletPoints.1.content', message: 'Too long.' },
      ],
    });
    expect(items?.map(({ problems }) => problems)).toEqual([
      { bullets: 'Too long.' },
      { company: 'Please enter the company.' },
    ]);
    expect(items?.every(({ editing }) => editing)).toBe(true);
    expect(addProblem).toBeNull();
  });

  it('shows an error that belongs to no field', () => {
    const full = after(parsed, { type: 'rejected', message: 'At most 200.', fields: [] });
    expect(full.addProblem).toBe('At most 200.');
    expect(full.items).toHaveLength(2);
  });

  it('restores a removed experience to its place', () => {
    const before = after(parsed);
    const item = before.items?.[0];
    if (!item) throw new Error('nothing parsed');
    const removed = reducePaste(before, { type: 'removed', key: item.key });
    expect(removed.items?.map(({ title }) => title)).toEqual(['Ward Assistant']);
    expect(reducePaste(removed, { type: 'restored', item, index: 0 })).toEqual(before);
  });

  it('clears results and text, and restores them', () => {
    const before = after(typed, parsed);
    const cleared = reducePaste(before, { type: 'cleared' });
    expect(cleared).toMatchObject({ text: '', items: null, warnings: [] });
    expect(reducePaste(cleared, { type: 'brought-back', state: before })).toEqual(before);
  });

  it('sends what is shown: corrected fields, one bullet per line, the rest as parsed', () => {
    const { items } = after(parsed, { type: 'changed', key: 0, field: 'bullets', value: ' One \n\n Two' });
    expect(splitBullets({ bullets: ' One \n\n Two' })).toEqual(['One', 'Two']);
    expect(toExperiencesInput(items ?? [])[0]).toEqual({
      title: 'Staff Nurse',
      company: 'Harbour Hospital',
      startDate: '2021-03',
      endDate: null,
      location: 'Galway',
      description: 'Surgical ward',
      bulletPoints: [{ content: 'One' }, { content: 'Two' }],
    });
  });
});
