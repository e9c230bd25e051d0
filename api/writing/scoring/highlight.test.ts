import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileHighlighter, highlight } from './highlight.ts';

const shown = (text: string, ...keywords: string[]) =>
  highlight(text, keywords)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlight', () => {
  it('marks whole words in any case, and plurals', () => {
    expect(shown('Reported errors; reports due. REPORT it, reporter.', 'report')).toBe(
      'Reported errors; [reports] due. [REPORT] it, reporter.',
    );
    expect(shown('Shelf management of two aisles', 'shelf management')).toBe(
      '[Shelf management] of two aisles',
    );
  });

  it('marks other names of the same skill', () => {
    expect(shown('Ran k8s clusters on Amazon Web Services', 'Kubernetes', 'AWS')).toBe(
      'Ran [k8s] clusters on [Amazon Web Services]',
    );
  });

  it('marks short keywords only as terms, in the same case', () => {
    expect(shown('Wrote services in Go and R; go on, it is a QA job', 'Go', 'R', 'QA')).toBe(
      'Wrote services in [Go] and [R]; go on, it is a [QA] job',
    );
    expect(shown('to be or not to be', 'to', 'be')).toBe('to be or not to be');
    expect(shown('ai, j’ai vu l’AI', 'AI')).toBe('ai, j’ai vu l’[AI]');
    expect(shown('Excel at sales; used Excel and Word', 'Excel')).toBe(
      'Excel at sales; used [Excel] and Word',
    );
    expect(shown('C# and C++ code', 'C#')).toBe('[C#] and C++ code');
  });

  it('marks a word once where keywords overlap', () => {
    expect(shown('Did project management work', 'project management', 'management')).toBe(
      'Did [project management] work',
    );
  });

  it('keeps the text unchanged', () => {
    const keywords = fc.array(
      fc.constantFrom('payroll', 'Go', 'C++', 'care', 'patient care', 'a', '', '.*', 'Zażółć', '🚀'),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc
            .array(fc.constantFrom('payroll', 'go', 'Go', 'C++', 'patient', 'care', '.', ' ', '🚀'))
            .map((parts) => parts.join(' ')),
        ),
        keywords,
        (text, words) => {
          const pieces = compileHighlighter(words)(text);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        },
      ),
    );
  });
});
