import { describe, expect, it } from 'vitest';
import { suggestEmail } from './emailTypos.ts';

describe('an address that is one typo away from a well-known provider', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmal.com', 'anna@gmail.com'],
    ['anna@gmaill.com', 'anna@gmail.com'],
    ['anna@gnail.com', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmial.con', 'anna@gmail.com'],
    ['anna@gmail.de', 'anna@gmail.com'],
    ['Anna.Bell+jobs@Gmial.com ', 'Anna.Bell+jobs@gmail.com'],
    ['anna@yaho.com', 'anna@yahoo.com'],
    ['anna@yahoo.co', 'anna@yahoo.com'],
    ['anna@hotmial.com', 'anna@hotmail.com'],
    ['anna@hotmai.com', 'anna@hotmail.com'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@iclod.com', 'anna@icloud.com'],
    ['anna@icloud.co', 'anna@icloud.com'],
    ['anna@acme.con', 'anna@acme.com'],
    ['anna@acme.ogr', 'anna@acme.org'],
    ['"a@b"@gmial.com', '"a@b"@gmail.com'],
  ])('%s was probably meant to be %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });
});

describe('an address that may be right is left alone', () => {
  it.each([
    'anna@gmail.com',
    'anna@mail.com',
    'anna@email.com',
    'anna@ymail.com',
    'anna@googlemail.com',
    'anna@yahoo.ca',
    'anna@yahoo.co.uk',
    'anna@yahoo.co.jp',
    'anna@hotmail.fr',
    'anna@outlook.de',
    'anna@live.nl',
    'anna@line.com',
    'anna@gmx.at',
    'anna@me.com',
    'anna@ao.com',
    'anna@acme.co',
    'anna@st-bride.nhs.uk',
    'anna@lookout.com',
    'anna@fastmail.fm',
    'anna@example.com',
  ])('%s', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });

  it.each(['', 'anna', 'anna@', '@gmial.com', 'anna@gmial'])('not an address yet: %j', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
