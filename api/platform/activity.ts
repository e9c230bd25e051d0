import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { BackgroundWork } from './background-work.ts';
import { quarterOf } from './quarters.ts';
import { createWriteBehind } from './write-behind.ts';

/** Keeps when people were last active: the latest signed-in request, to within a quarter of an hour. */
export interface Activity {
  /** Notes that a person made a request. It is stored a second later, and once for each quarter of an hour. */
  note: (userId: string) => void;
}

interface Noted {
  userId: string;
  at: Date;
}

// In one statement, and without `updatedAt`, since the person changed nothing. Accounts that are being deleted are
// waited for, and left out; all nodes lock them in the same order.
const STORE = `
  with noted as (
    select users.id, moment from unnest($1::uuid[], $2::timestamptz[]) as given (id, moment)
    join users on users.id = given.id order by users.id for no key update of users),
  stored as (
    update users set "lastActiveAt" = latest.moment
    from (select id, max(moment) as moment from noted group by id) as latest
    where users.id = latest.id and (users."lastActiveAt" is null or users."lastActiveAt" < latest.moment))
  insert into active_days (day, "userId") select (moment at time zone 'UTC')::date, id from noted
  on conflict do nothing`;

/** Remembers whom it has noted in this quarter of an hour, so that most requests cost nothing. */
export function createActivity(
  pool: Pool,
  { background, log, now }: { background: BackgroundWork; log: Logger; now: () => Date },
): Activity {
  const waiting = createWriteBehind<Noted>({
    name: 'activity',
    background,
    log,
    merge: (_earlier, later) => later,
    write: (items) =>
      pool.query({
        name: 'activity',
        text: STORE,
        values: [items.map(({ userId }) => userId), items.map(({ at }) => at.toISOString())],
      }),
  });
  let quarter = 0;
  const noted = new Set<string>();
  return {
    note: (userId) => {
      const at = now();
      const current = quarterOf(at).getTime();
      if (current !== quarter) noted.clear();
      quarter = current;
      if (noted.has(userId)) return;
      noted.add(userId);
      // Two quarters may wait together, and the day may have changed between them.
      waiting.add(`${userId} ${current}`, { userId, at });
    },
  };
}
