import { describe, expect, it } from 'vitest';
import { describeWriter } from './describeWriter.ts';

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
