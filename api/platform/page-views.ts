import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { BackgroundWork } from './background-work.ts';
import { quarterOf } from './quarters.ts';
import { createWriteBehind } from './write-behind.ts';

/** Counts how often pages are viewed, and nothing else (docs/decisions/0057-counting-page-views.md). */
export interface PageViews {
  /** Counts a view. It is stored a second later. @param page never more than a pattern: no id, no person */
  count: (page: string) => void;
}

interface Views {
  quarter: Date;
  page: string;
  views: number;
}

const keyOf = ({ quarter, page }: Views) => `${quarter.toISOString()} ${page}`;

// In the order of their keys, so that two nodes lock the same rows in the same order.
const ADD = `
  insert into page_view_counts (quarter, path, views)
  select quarter, path, views from unnest($1::timestamptz[], $2::text[], $3::int[]) as counted (quarter, path, views)
  order by quarter, path
  on conflict (quarter, path) do update set views = page_view_counts.views + excluded.views`;

/** Counts in memory, and adds to the counts in the database with one statement about every second. */
export function createPageViews(
  pool: Pool,
  { background, log, now }: { background: BackgroundWork; log: Logger; now: () => Date },
): PageViews {
  const waiting = createWriteBehind<Views>({
    name: 'page views',
    background,
    log,
    merge: (earlier, later) => ({ ...earlier, views: earlier.views + later.views }),
    write: (items) =>
      pool.query({
        name: 'page-views',
        text: ADD,
        values: [
          items.map(({ quarter }) => quarter.toISOString()),
          items.map(({ page }) => page),
          items.map(({ views }) => views),
        ],
      }),
  });
  return {
    count: (page) => {
      const view = { quarter: quarterOf(now()), page, views: 1 };
      waiting.add(keyOf(view), view);
    },
  };
}
