import { RuleError } from '../../core/errors.ts';

/** The refusal of what no resume has, and what could exhaust the reader. */
export const tooComplex = (): RuleError =>
  new RuleError(
    'file-unsafe',
    'This document is far more complex than a resume. Save it again, or paste the text instead.',
  );

/** The most paragraphs of a document. */
export const PARAGRAPHS_MAX = 100_000;
