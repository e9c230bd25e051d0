import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../core/deps.ts';
import { sourceName } from '../../../core/source-entry.ts';
import { CONNECTORS } from './connectors/connectors.ts';
import { refreshSource } from './refresh-source.ts';

/** So that a slow source does not hold up all others, and the machine has time for people. */
const AT_ONCE = 2;

/**
 * Refreshes the sources that the operator has named and that are due, in the order of the list. One that fails changes
 * nothing for the others. Safe to be called by several servers at once. Rejects only when the signal aborts or the
 * database can't be reached.
 */
export async function refreshDueSources(deps: Deps, signal: AbortSignal): Promise<void> {
  const { entries } = deps.config.jobSources;
  const waiting = await deps.prisma.jobSource.findMany({
    where: { name: { in: entries.map(sourceName) }, nextAt: { gt: deps.now() } },
    select: { name: true },
  });
  const names = new Set(waiting.map(({ name }) => name));
  const due = entries.filter((entry) => !names.has(sourceName(entry)));

  const work = async () => {
    for (let entry = due.shift(); entry; entry = due.shift()) {
      signal.throwIfAborted();
      const source = sourceName(entry);
      const wasAsked = await refreshSource(deps, entry, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        deps.log.error({ err: error, source }, 'a job source could not be refreshed');
        return false;
      });
      // The next may be on the same host.
      if (wasAsked && due.length > 0) await sleep(CONNECTORS[entry.kind].pauseMs, undefined, { signal });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
