import { families as docxLines } from './docx-lines.ts';
import { families as docxColumns } from './docx-columns.ts';
import { families as docxTables } from './docx-tables.ts';
import type { Family } from './family.ts';
import { families as jsonThemes } from './json-themes.ts';
import { families as texEuropass } from './tex-europass.ts';
import { families as texLists } from './tex-lists.ts';
import { families as texModerncv } from './tex-moderncv.ts';
import { families as textFiles } from './text-files.ts';
import { families as textMarkdown } from './text-markdown.ts';
import { families as textNotes } from './text-notes.ts';
import { families as webColumns } from './web-columns.ts';
import { families as webExports } from './web-exports.ts';
import { families as webPages } from './web-pages.ts';

/** Every family whose code is part of the project. */
export const FAMILIES: Family[] = [
  ...docxLines,
  ...docxTables,
  ...docxColumns,
  ...textFiles,
  ...textMarkdown,
  ...textNotes,
  ...jsonThemes,
  ...texModerncv,
  ...texEuropass,
  ...texLists,
  ...webExports,
  ...webColumns,
  ...webPages,
];
