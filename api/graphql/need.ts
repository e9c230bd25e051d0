import { builder } from './builder.ts';

/** How much the posting wants something. */
export const Need = builder.enumType('Need', {
  values: {
    REQUIRED: { value: 'required' },
    PREFERRED: { value: 'preferred' },
    MENTIONED: { value: 'mentioned' },
  } as const,
});
