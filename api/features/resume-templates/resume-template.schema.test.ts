import { describe, expect, it } from 'vitest';
import { resumeTemplateSchema } from './resume-template.schema.ts';

const website = resumeTemplateSchema.shape.website;

// A link on a resume is printed into PDFs and pages: docs/security.md#output.
describe('a web address of the resume details', () => {
  it.each([
    ['example.com/me', 'https://example.com/me'],
    ['http://example.com', 'http://example.com'],
    ['  https://example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['', ''],
  ])('takes "%s"', (typed, stored) => {
    expect(website.parse(typed)).toBe(stored);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//example.com',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'localhost',
    'https://',
  ])('refuses %j', (typed) => {
    expect(website.safeParse(typed).success).toBe(false);
  });
});
