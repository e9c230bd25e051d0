import { graphql, useFragment } from 'react-relay/hooks';
import type { AdminSystem_status$key } from '../../__generated__/AdminSystem_status.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { Badge, Card } from '../../ui/Card.tsx';
import { AiUsage } from './AiUsage.tsx';
import { formatBytes } from './formatBytes.ts';
import { Failures } from './Failures.tsx';
import { JobSources } from './JobSources.tsx';

/** How the installation is doing. */
export function AdminSystem({ statusKey }: { statusKey: AdminSystem_status$key }) {
  const status = useFragment(
    graphql`
      fragment AdminSystem_status on SystemStatus {
        database {
          kind
          version
          bytes
        }
        migrations {
          applied
          last
        }
        engine {
          name
          failures {
            ...Failures_failures
          }
        }
        aiUsage {
          ...AiUsage_usage
        }
        mail {
          isSetUp
          failures {
            ...Failures_failures
          }
        }
        queue {
          waiting
          running
          failed
        }
        disk {
          bytes
          freeBytes
        }
        sources {
          ...JobSources_sources
        }
        version
        startedAt
        nodeVersion
        memoryBytes
      }
    `,
    statusKey,
  );
  const { database, migrations, engine, aiUsage, mail, queue, disk } = status;
  return (
    <section aria-labelledby="system">
      <h2 id="system" className="mb-4">
        System status
      </h2>
      <Card>
        <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-[560]">Version</dt>
          <dd>
            {status.version}, on Node {status.nodeVersion}; running since {formatMoment(status.startedAt)},
            with {formatBytes(status.memoryBytes)} of memory
          </dd>
          <dt className="font-[560]">Database</dt>
          <dd>
            {database.kind === 'embedded' ? 'Embedded' : 'PostgreSQL'} ({database.version}),{' '}
            {formatBytes(database.bytes)}; {plural(migrations.applied, 'migration')}, the last{' '}
            <span className="break-all">{migrations.last}</span>
          </dd>
          <dt className="font-[560]">Disk</dt>
          <dd>
            {disk
              ? `${formatBytes(disk.bytes)} in the data folder, ${formatBytes(disk.freeBytes)} left`
              : 'No data folder.'}
          </dd>
          <dt className="font-[560]">AI engine</dt>
          <dd>
            {engine.name === 'embedded' ? 'Embedded: no key and no network needed' : engine.name}{' '}
            <Failures failuresKey={engine.failures} />
          </dd>
          {aiUsage && (
            <>
              <dt className="font-[560]">AI service today</dt>
              <dd>
                <AiUsage usageKey={aiUsage} />
              </dd>
            </>
          )}
          <dt className="font-[560]">Mail</dt>
          <dd>
            {mail.isSetUp ? 'Set up' : <Badge>Not set up</Badge>} <Failures failuresKey={mail.failures} />
          </dd>
          <dt className="font-[560]">Queue</dt>
          <dd>
            {queue
              ? `${plural(queue.waiting, 'job')} waiting, ${queue.running} running, ${queue.failed} given up`
              : 'None is needed here: work in the background runs in the server itself.'}
          </dd>
          <dt className="font-[560]">Job sources</dt>
          <dd>
            <JobSources sourcesKey={status.sources} />
          </dd>
        </dl>
      </Card>
    </section>
  );
}
