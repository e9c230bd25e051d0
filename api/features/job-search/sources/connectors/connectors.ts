import type { SourceKind } from '../../../../core/source-entry.ts';
import { adzuna } from './adzuna.ts';
import { arbeitnow } from './arbeitnow.ts';
import { ashby } from './ashby.ts';
import type { Connector } from './connector.ts';
import { feed } from './feed.ts';
import { greenhouse } from './greenhouse.ts';
import { jobicy } from './jobicy.ts';
import { leverEurope, leverGlobal } from './lever.ts';
import { remotive } from './remotive.ts';
import { theMuse } from './the-muse.ts';
import { usajobs } from './usajobs.ts';

/** The connector of each kind of source. */
export const CONNECTORS: Readonly<Record<SourceKind, Connector>> = {
  arbeitnow,
  themuse: theMuse,
  jobicy,
  remotive,
  usajobs,
  adzuna,
  greenhouse,
  lever: leverGlobal,
  'lever-eu': leverEurope,
  ashby,
  feed,
};
