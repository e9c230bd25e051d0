// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPaste, openPaste, pasteDrafts, readPaste } from './pasteDrafts.ts';
import { reducePaste, type PasteAction } from './pasteState.ts';

const COOK = {
  title: 'Cook',
  company: '',
  startDate: '2019-03',
  endDate: '2021-05',
  location: 'Cork',
  description: 'A small kitchen',
  bulletPoints: ['Cooked for 80 guests', 'Trained two cooks'],
};
const after = (...actions: PasteAction[]) =>
  actions.forEach((action) => keepPaste(reducePaste(readPaste(), action)));
/** Nothing but what the browser keeps for the tab is left. */
const reload = () => pasteDrafts.drop('paste');

describe('a reload while pasted experience is being corrected', () => {
  beforeEach(() => {
    sessionStorage.clear();
    reload();
    openPaste('ada');
    after(
      { type: 'typed', text: 'Cook, Cork' },
      {
        type: 'parsed',
        experiences: [COOK, { ...COOK, title: 'Baker' }],
        warnings: ['No employer was found.'],
      },
    );
  });

  it('keeps the text, the corrections, the removals and the open errors', () => {
    after(
      { type: 'changed', key: 1, field: 'bullets', value: 'Baked 300 loaves a day' },
      { type: 'removed', key: 0 },
    );
    const before = readPaste();
    reload();
    const { items, ...rest } = openPaste('ada');
    expect(items).toEqual([{ ...before.items?.[0], key: 0 }]);
    expect(items?.[0]).toMatchObject({
      title: 'Baker',
      bullets: 'Baked 300 loaves a day',
      description: 'A small kitchen',
      editing: true,
      problems: { company: 'Please enter the company.' },
    });
    expect(rest).toMatchObject({ text: 'Cook, Cork', warnings: ['No employer was found.'] });
  });

  it('never gives two experiences the same key when the text is parsed again', () => {
    reload();
    openPaste('ada');
    const keys = readPaste().items?.map(({ key }) => key) ?? [];
    after({ type: 'parsed', experiences: [COOK, COOK], warnings: [] });
    expect(readPaste().items?.map(({ key }) => keys.includes(key))).toEqual([false, false]);
  });

  it('shows pasted text to nobody else, and forgets it once cleared', () => {
    reload();
    expect(openPaste('bea')).toMatchObject({ text: '', items: null });
    openPaste('ada');
    after({ type: 'cleared' });
    reload();
    expect(openPaste('ada')).toMatchObject({ text: '', items: null, warnings: [] });
  });

  it.each(['{"items":', '7', 'null'])('still has the text when the results are unreadable: %s', (kept) => {
    sessionStorage.setItem('paste-results:ada', kept);
    reload();
    expect(openPaste('ada')).toMatchObject({ text: 'Cook, Cork', items: null });
  });
});
