import { expect, it } from 'vitest';
import { createRevisionLedger } from './revisionLedger.ts';

it('takes a change without an action of this page for somebody else’s', () => {
  const ledger = createRevisionLedger(4);
  expect(ledger.arrived(5)).toBe(true);
  expect(ledger.arrived(5)).toBe(false);
});

it('knows its own change whether the answer or the stream comes first', () => {
  const ledger = createRevisionLedger(4);
  ledger.sent();
  expect(ledger.ended('done', 5)).toBe(false);
  expect(ledger.arrived(5)).toBe(false);
  ledger.sent();
  expect(ledger.arrived(6)).toBe(false);
  expect(ledger.ended('done', 6)).toBe(false);
});

it('finds somebody else’s change beside its own, in whichever order', () => {
  const ledger = createRevisionLedger(4);
  ledger.sent();
  expect(ledger.arrived(6)).toBe(false);
  expect(ledger.ended('done', 5)).toBe(true);
  ledger.sent();
  // The answer skips 7, which must be somebody else's.
  expect(ledger.ended('done', 8)).toBe(true);
});

it('knows two of its own whose answers overtake each other', () => {
  const ledger = createRevisionLedger(4);
  ledger.sent();
  ledger.sent();
  expect(ledger.ended('done', 6)).toBe(false);
  expect(ledger.ended('done', 5)).toBe(false);
  expect(ledger.arrived(6)).toBe(false);
});

it('takes a change during an action that was refused for somebody else’s', () => {
  const ledger = createRevisionLedger(4);
  ledger.sent();
  expect(ledger.arrived(5)).toBe(false);
  expect(ledger.ended('refused', 5)).toBe(true);
});

it('blames nobody for a moment after an action whose answer was lost', () => {
  let now = 0;
  const ledger = createRevisionLedger(4, () => now);
  ledger.sent();
  expect(ledger.ended('unknown', 4)).toBe(false);
  expect(ledger.arrived(5)).toBe(false);
  now = 10_000;
  expect(ledger.arrived(6)).toBe(true);
});

it('expects what a run of this page does', () => {
  const ledger = createRevisionLedger(4);
  ledger.expected(5);
  ledger.expected(6);
  expect(ledger.arrived(6)).toBe(false);
  expect(ledger.arrived(7)).toBe(true);
});
