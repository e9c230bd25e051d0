import { expect, it } from 'vitest';
import { createOwnRevisions } from './ownRevisions.ts';

it('takes a change without an action of this page for somebody else’s', () => {
  const ownRevisions = createOwnRevisions(4);
  expect(ownRevisions.arrived(5)).toBe(true);
  expect(ownRevisions.arrived(5)).toBe(false);
});

it('knows its own change whether the answer or the stream comes first', () => {
  const ownRevisions = createOwnRevisions(4);
  ownRevisions.sent();
  expect(ownRevisions.ended('done', 5)).toBe(false);
  expect(ownRevisions.arrived(5)).toBe(false);
  ownRevisions.sent();
  expect(ownRevisions.arrived(6)).toBe(false);
  expect(ownRevisions.ended('done', 6)).toBe(false);
});

it('finds somebody else’s change beside its own, in whichever order', () => {
  const ownRevisions = createOwnRevisions(4);
  ownRevisions.sent();
  expect(ownRevisions.arrived(6)).toBe(false);
  expect(ownRevisions.ended('done', 5)).toBe(true);
  ownRevisions.sent();
  // The answer skips 7, which must be somebody else's.
  expect(ownRevisions.ended('done', 8)).toBe(true);
});

it('knows two of its own whose answers overtake each other', () => {
  const ownRevisions = createOwnRevisions(4);
  ownRevisions.sent();
  ownRevisions.sent();
  expect(ownRevisions.ended('done', 6)).toBe(false);
  expect(ownRevisions.ended('done', 5)).toBe(false);
  expect(ownRevisions.arrived(6)).toBe(false);
});

it('takes a change during an action that was refused for somebody else’s', () => {
  const ownRevisions = createOwnRevisions(4);
  ownRevisions.sent();
  expect(ownRevisions.arrived(5)).toBe(false);
  expect(ownRevisions.ended('refused', 5)).toBe(true);
});

it('blames nobody for a moment after an action whose answer was lost', () => {
  let now = 0;
  const ownRevisions = createOwnRevisions(4, () => now);
  ownRevisions.sent();
  expect(ownRevisions.ended('unknown', 4)).toBe(false);
  expect(ownRevisions.arrived(5)).toBe(false);
  now = 10_000;
  expect(ownRevisions.arrived(6)).toBe(true);
});

it('expects what a run of this page does', () => {
  const ownRevisions = createOwnRevisions(4);
  ownRevisions.expected(5);
  ownRevisions.expected(6);
  expect(ownRevisions.arrived(6)).toBe(false);
  expect(ownRevisions.arrived(7)).toBe(true);
});
