import { expect, it } from 'vitest';
import { emailLink, webLink } from './resume-links.ts';

it('prints a web address without its scheme and links to it', () => {
  expect(webLink('https://www.linkedin.com/in/ana/')).toEqual({
    text: 'linkedin.com/in/ana',
    href: 'https://www.linkedin.com/in/ana/',
  });
  expect(webLink('ana.example')).toEqual({ text: 'ana.example', href: 'https://ana.example/' });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://a.example',
  'my site',
  'localhost',
])('prints %s as text without a link', (text) => {
  expect(webLink(text)).toEqual({ text });
});

it('links an address for mail, and only one', () => {
  expect(emailLink('ana@example.com').href).toBe('mailto:ana@example.com');
  expect(emailLink('ana@example.com?bcc=x@y.example').href).toBeUndefined();
});
