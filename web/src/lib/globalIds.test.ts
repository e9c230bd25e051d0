import { expect, it } from 'vitest';
import { createGlobalId, toRawId } from './globalIds.ts';

const UUID = '0b8f6c1e-6d3a-4a0e-9a51-2f7c3f1f8f10';
const ID = btoa(`TailoredResume:${UUID}`);

it('finds the raw id in a global id of the given type', () => {
  expect(toRawId(ID, 'TailoredResume')).toBe(UUID);
});

it.each([
  ['another type', btoa(`JobPosting:${UUID}`)],
  ['no uuid', btoa('TailoredResume:1')],
  ['more parts', btoa(`TailoredResume:${UUID}:x`)],
  ['no base64', '%%%'],
  ['nothing', ''],
])('gives null for %s', (_, id) => {
  expect(toRawId(id, 'TailoredResume')).toBeNull();
});

it('creates the global id that it reads', () => {
  expect(createGlobalId('TailoredResume', UUID)).toBe(ID);
});
