import { builder } from './builder.ts';

/** How important something is to the posting. */
export const Need = builder.enumType('Need', {
  values: {
    REQUIRED: { value: 'required' },
    PREFERRED: { value: 'preferred' },
    MENTIONED: { value: 'mentioned' },
  } as const,
});
