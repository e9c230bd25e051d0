import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentDisposition, resumeFileName } from './resume-file-name.ts';

it('is "{job title or tailored}_resume.pdf"', () => {
  expect(resumeFileName('Data Analyst').utf8).toBe('Data Analyst_resume.pdf');
  expect(resumeFileName('  ').utf8).toBe('tailored_resume.pdf');
  expect(resumeFileName('"/').ascii).toBe('tailored_resume.pdf');
  expect(resumeFileName('C++ / C# Engineer (R&D)').utf8).toBe('C++ C# Engineer (R&D)_resume.pdf');
});

it('keeps the letters of any language in the long form and the nearest plain ones in the short form', () => {
  expect(resumeFileName('Główny księgowy')).toEqual({
    ascii: 'Glowny ksiegowy_resume.pdf',
    utf8: 'Główny księgowy_resume.pdf',
  });
  expect(resumeFileName('מהנדס')).toEqual({ ascii: 'tailored_resume.pdf', utf8: 'מהנדס_resume.pdf' });
});

it('makes a hostile title one safe header (A33 of docs/security.md#cases)', () => {
  const header = contentDisposition(resumeFileName('a"b/c\r\n../é'));
  expect(header).toBe(
    `attachment; filename="a b c .. e_resume.pdf"; filename*=UTF-8''a%20b%20c%20..%20%C3%A9_resume.pdf`,
  );
});

it('is one short, printable header and one file name, whatever the title', () => {
  const anyTitle = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom('"', '\\', '/', '\r', '\n', '\0', '.', ' ', 'é', '😀', '\uD800', '\u202E', 'a'),
      maxLength: 400,
    }),
  );
  fc.assert(
    fc.property(anyTitle, (title) => {
      const name = resumeFileName(title);
      expect(name.ascii).toMatch(/^[A-Za-z0-9+#&()_][A-Za-z0-9 ._+#&()-]*_resume\.pdf$/);
      expect(name.utf8).not.toMatch(/[\p{C}"'`\\/:*?<>|%;]/u);
      expect(name.utf8).not.toMatch(/^[.\s]/);
      expect(Buffer.byteLength(name.utf8)).toBeLessThanOrEqual(140);
      const header = contentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[^"\\]+"; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~-]+$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name.utf8);
    }),
  );
});
