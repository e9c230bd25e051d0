import type { Family } from './family.ts';
import { families as webExports } from './web-exports.ts';

/** Every family whose code is part of the project. */
export const FAMILIES: Family[] = [...webExports];
