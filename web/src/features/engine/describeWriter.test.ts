import { describe, expect, it } from 'vitest';
import { describeReader, describeWriter } from './describeWriter.ts';

describe('describeWriter', () => {
  it('says nothing where the built-in engine is the only one', () => {
    expect(describeWriter({ engine: 'EMBEDDED', fallback: null })).toBe('');
    expect(describeWriter(null)).toBe('');
  });

  it('names the AI service, and why the built-in engine stood in for it', () => {
    expect(describeWriter({ engine: 'OPENAI', fallback: null })).toBe('Written with the AI service');
    expect(describeWriter({ engine: 'EMBEDDED', fallback: 'USED_UP' })).toBe(
      'Written by the built-in engine: today’s share of the AI service is used up',
    );
  });
});

it('describeReader says that both engines have read a text', () => {
  expect(describeReader({ engine: 'EMBEDDED', fallback: null })).toBe('');
  expect(describeReader({ engine: 'OPENAI', fallback: null })).toBe(
    'Read by the built-in engine and by the AI service',
  );
  expect(describeReader({ engine: 'EMBEDDED', fallback: 'FAILED' })).toBe(
    'Read by the built-in engine: the AI service didn’t answer',
  );
});
