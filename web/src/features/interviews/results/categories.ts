/** The categories of the score, as people read them (docs/product.md#interview-practice). */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  RELEVANCE: 'Relevance',
  STRUCTURE: 'Structure',
  SPECIFICS: 'Specifics',
  OWNERSHIP: 'Ownership',
  LENGTH: 'Length',
};

/** The parts of an answer that tells a story. */
export const STAR_NAMES: Readonly<Record<string, string>> = {
  SITUATION: 'Situation',
  TASK: 'Task',
  ACTION: 'Action',
  RESULT: 'Result',
};

/** Why an answer counts nothing, in a few words. */
export const RUBBISH_NAMES: Readonly<Record<string, string>> = {
  TOO_SHORT: 'Too short to count',
  REPETITION: 'The same words again and again',
  PASTED: 'Copied, not answered',
  GIBBERISH: 'Not readable as an answer',
  OFF_TOPIC: 'Not about the question',
};

/** A score of at most 10, such as `7.3` or `8`. */
export const formatScore = (score: number): string => String(Math.round(score * 10) / 10);
