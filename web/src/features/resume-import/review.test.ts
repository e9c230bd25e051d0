import { describe, expect, it } from 'vitest';
import { findDoubts, describeDoubts } from './doubts.ts';
import { readImportId, getReviewPath } from './importAddress.ts';
import { toBullet, groupLines, findHome, labelLines } from './unplaced.ts';
import { checkFile } from './uploadChecks.ts';

const ROLE = { title: 'Cook', company: 'Copper Kettle', startDate: '2019', endDate: null };
const UNSURE = { title: 0.49, company: 0.5, dates: 0.1 };

describe('what to check', () => {
  it('names fields below one half, and empty ones whatever their confidence', () => {
    expect(describeDoubts(findDoubts(ROLE, ROLE, UNSURE))).toBe('job title (not sure), dates (not sure)');
    const empty = { ...ROLE, company: '', startDate: '' };
    expect(describeDoubts(findDoubts(empty, empty, { title: 1, company: 1, dates: 1 }))).toBe(
      'company (not found), start date (not found)',
    );
  });

  it('goes once the field is changed, and returns when it is emptied', () => {
    expect(findDoubts({ ...ROLE, title: 'Chef', endDate: '2020' }, ROLE, UNSURE)).toEqual([]);
    expect(findDoubts({ ...ROLE, title: '', endDate: '2020' }, ROLE, UNSURE)).toEqual([
      { field: 'job title', reason: 'missing' },
    ]);
  });

  it('goes once confirmed, each field by itself, unless it is missing', () => {
    expect(findDoubts(ROLE, ROLE, UNSURE, ['DATES'])).toEqual([{ field: 'job title', reason: 'unsure' }]);
    expect(findDoubts({ ...ROLE, company: '' }, ROLE, UNSURE, ['TITLE', 'COMPANY', 'DATES'])).toEqual([
      { field: 'company', reason: 'missing' },
    ]);
  });
});

describe('a start date', () => {
  const undated = { ...ROLE, startDate: '' };
  const sure = { title: 1, company: 1, dates: 1 };
  it('is no doubt once it is confirmed that there is none, but is one when a known date was removed', () => {
    expect(findDoubts(undated, undated, sure, ['DATES'])).toEqual([]);
    expect(findDoubts(undated, ROLE, sure, ['DATES'])).toEqual([{ field: 'start date', reason: 'missing' }]);
  });
});

describe('lines', () => {
  it('lose only their leading glyph as bullets', () => {
    expect(toBullet('  • – Sang -- loudly ')).toBe('Sang -- loudly');
    expect(toBullet('2019 in Lund')).toBe('2019 in Lund');
  });

  it('are found in the experience that says them', () => {
    const bank = [{ title: 'Cook', company: '', bulletPoints: [{ content: 'Sang' }] }];
    expect(findHome('• Sang', bank)).toBe(bank[0]);
    expect(findHome('Sang loudly', bank)).toBeUndefined();
  });

  it('are grouped with neighbors of the same kind, in reading order', () => {
    const lines = ['a', 'a', 'b', ' ', 'a'].map((kind, number) => ({
      number,
      placement: kind.trim() || 'blank',
      text: kind.trim() && `${number}`,
    }));
    const groups = groupLines(lines).map((group) => [group.placement, group.lines.map(({ text }) => text)]);
    expect(groups).toEqual([
      ['a', ['0', '1']],
      ['b', ['2']],
      ['a', ['4']],
    ]);
  });

  it('are labeled with the kind of detail that was read from them', () => {
    const lines = ['Languages', 'German', ''].map((text) => ({ text, placement: 'SECTION' }));
    expect(labelLines(lines, [{ kind: 'LANGUAGE', lineNumbers: [1, 7] }])).toEqual([
      { text: 'Languages', number: 0, placement: 'SECTION' },
      { text: 'German', number: 1, placement: 'DETAIL_LANGUAGE' },
      { text: '', number: 2, placement: 'SECTION' },
    ]);
  });
});

describe('addresses and files', () => {
  it('leads to the import and back', () => {
    const raw = '0197b1d2-0000-7000-8000-00000000000a';
    const { searchParams } = new URL(getReviewPath(raw), 'http://localhost');
    expect(readImportId(searchParams)).toBe(btoa(`ResumeImport:${raw}`));
    for (const wrong of ['', 'x', btoa('User:1'), btoa(`Experience:${raw}`), '%%%']) {
      expect(readImportId(new URLSearchParams({ import: wrong }))).toBeNull();
    }
  });

  it('takes PDF, Word, OpenDocument, rich text, pages, text and JSON by name or by type, up to 10 MB', () => {
    const size = 10 * 1024 * 1024;
    for (const name of [
      'a.pdf',
      'a.DOC',
      'a.docx',
      'a.odt',
      'a.rtf',
      'a.html',
      'a.htm',
      'a.md',
      'a.txt',
      'a.json',
    ]) {
      expect(checkFile({ name, type: '', size })).toBeNull();
    }
    expect(checkFile({ name: 'resume', type: 'application/pdf', size })).toBeNull();
    expect(checkFile({ name: 'a.pdf.exe', type: '', size: 1 })?.title).toBe('Invalid File Type');
    expect(checkFile({ name: 'a.pdf', type: '', size: size + 1 })?.title).toBe('File Too Large');
  });
});
