import { z } from 'zod';

/** Which engine is to read something: only the built-in one, which nobody has to wait for, or the AI service as well. */
export const engineChoice = z
  .literal('embedded', 'Please send engine=embedded, or leave it out to have the AI service read it, too.')
  .nullish();
