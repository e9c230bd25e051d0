import { expect, it } from 'vitest';
import { describeAge } from './describeAge.ts';
import { moreLikeQuery } from './moreLikeQuery.ts';
import { NO_SETTINGS, readSettings, toSearchInput, writeSettings } from './searchSettings.ts';

it('keeps a search in the address and reads it back', () => {
  const settings = {
    ...NO_SETTINGS,
    location: 'Köln & Bonn, DE',
    radius: 50,
    jobType: 'part-time',
    experienceLevel: 'senior',
    openToRemote: true,
    postedWithin: '7',
    words: 'nurse OR caregiver',
    moreLike: 'Staff Nurse',
  };
  expect(readSettings(new URLSearchParams(writeSettings(settings).toString()))).toEqual(settings);
});

it('takes what isn’t one of the choices in an address as any', () => {
  expect(readSettings(new URLSearchParams('near=York&radius=12&type=slavery&level=god&within=x'))).toEqual({
    ...NO_SETTINGS,
    location: 'York',
  });
  expect(readSettings(new URLSearchParams('near=%20'))).toBeNull();
  expect(readSettings(new URLSearchParams(''))).toBeNull();
});

it('asks the API for null where any will do', () => {
  expect(toSearchInput({ ...NO_SETTINGS, location: 'York' })).toEqual({
    location: 'York',
    radius: 25,
    openToRemote: false,
    jobType: null,
    experienceLevel: null,
    postedWithinDays: null,
    query: null,
    isMoreLikeThis: false,
  });
});

it('describes a job by the words of its title and what it asks for, joined by OR', () => {
  const job = { title: 'Head of the Pastry & Bread (m/w/d)', keywords: ['Viennoiserie', 'IT', 'pastry'] };
  expect(moreLikeQuery(job)).toBe('Head OR pastry OR Bread OR Viennoiserie');
});

it('says how old a job is', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(describeAge('2026-11-22T08:00:00Z', now)).toBe('Today');
  expect(describeAge('2026-11-21T08:00:00Z', now)).toBe('Yesterday');
  expect(describeAge('2026-11-17T08:00:00Z', now)).toBe('5 days ago');
  expect(describeAge('2026-10-01T12:00:00Z', now)).toBe('Oct 1, 2026');
});
