import { families as docxLines } from './docx-lines.ts';
import type { Family } from './family.ts';
import { families as jsonThemes } from './json-themes.ts';
import { families as texEuropass } from './tex-europass.ts';
import { families as texLists } from './tex-lists.ts';
import { families as texModerncv } from './tex-moderncv.ts';
import { families as webColumns } from './web-columns.ts';
import { families as webExports } from './web-exports.ts';
import { families as webPages } from './web-pages.ts';

/** Every family whose code is part of the project. */
export const FAMILIES: Family[] = [
  ...docxLines,
  ...jsonThemes,
  ...texModerncv,
  ...texEuropass,
  ...texLists,
  ...webExports,
  ...webColumns,
  ...webPages,
];
