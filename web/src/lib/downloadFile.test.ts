import { expect, it } from 'vitest';
import { readFileName, readNotices } from './downloadFile.ts';

it.each([
  [`attachment; filename="Net Mender_resume.pdf"`, 'Net Mender_resume.pdf'],
  [
    `attachment; filename="Bickeri_resume.pdf"; filename*=UTF-8''B%C3%A4ckerei_resume.pdf`,
    'Bäckerei_resume.pdf',
  ],
  [`attachment; filename="plain_resume.pdf"; filename*=UTF-8''%E0%A4%A`, 'plain_resume.pdf'],
  ['attachment', null],
  [null, null],
])('names the download after the header %s', (header, name) => {
  expect(readFileName(header)).toBe(name);
});

it.each([
  [encodeURIComponent(JSON.stringify(['Left out: 张'])), ['Left out: 张']],
  ['%E0%A4%A', []],
  ['"no list"', []],
  [null, []],
])('reads what was left out of the file from the header %s', (header, notices) => {
  expect(readNotices(header)).toEqual(notices);
});
