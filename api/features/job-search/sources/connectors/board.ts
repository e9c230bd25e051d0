import type { RemoteKind } from '../../../../writing/types.ts';
import type { SourceEntry } from '../../../../core/source-entry.ts';
import { HOUR_MS } from './connector.ts';

/** The employer as the operator named it, else the board's name. */
export const boardCompany = ({ part, value }: SourceEntry): string => value || part;

/** No limits are published for company boards; they change a few times a week. */
export const boardTiming = { everyMs: 6 * HOUR_MS, retryMs: HOUR_MS, pauseMs: 1_000, maxPages: 1 };

/** Whether a job can be done from home; `null` if the board doesn't say. */
export const isRemoteKind = (kind: RemoteKind): boolean | null =>
  kind === 'unknown' ? null : kind === 'remote';
