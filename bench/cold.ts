// From the spawn to the first 200 (P9a and P9b of docs/performance.md#budgets): on an existing folder and on an
// empty one, alternating with a bare Node server; and the peak memory of a first start.
import { startProduct, startProgram, temporaryFolder, type Started } from './lib/processes.ts';
import { median } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

const ROUNDS = 5;
const BARE = `require('http').createServer((_, res) => res.end('ok')).listen(process.env.PORT, '127.0.0.1')`;

interface Run {
  startMs: number;
  peakMb: number | undefined;
}

async function run(starting: Promise<Started>): Promise<Run> {
  const started = await starting;
  const peakMb = started.peakMb();
  await started.stop();
  return { startMs: started.startMs, peakMb };
}

const warmFolder = temporaryFolder();
const STARTS = {
  bare: () => run(startProgram([process.execPath, '-e', BARE], '/')),
  warm: () => run(startProduct(warmFolder)),
  first: () => run(startProduct(temporaryFolder())),
  npm: () =>
    run(
      startProgram(['npm', 'start', '--loglevel=error'], '/healthz', {
        DATA_DIR: warmFolder,
        LOG_LEVEL: 'warn',
      }),
    ),
};
type Kind = keyof typeof STARTS;
const kinds: Kind[] = ['bare', 'warm', 'first', 'npm'];

// Fills the folder, and warms the disk cache for all measurements.
for (const kind of kinds) await STARTS[kind]();

const rounds: Record<Kind, Run>[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({
    bare: await STARTS.bare(),
    warm: await STARTS.warm(),
    first: await STARTS.first(),
    npm: await STARTS.npm(),
  });
}

const startMs = (kind: Kind) => median(rounds.map((round) => round[kind].startMs));
const ratio = (kind: Kind) => times(median(rounds.map((round) => round[kind].startMs / round.bare.startMs)));
const peak = (kind: Kind) => {
  const peaks = rounds.flatMap((round) => round[kind].peakMb ?? []);
  return peaks.length > 0 ? Math.round(median(peaks)).toString() : 'unknown';
};

printTable(
  `Start, from the spawn to the first 200 (medians of ${ROUNDS})`,
  ['start', 'ms', 'ratio', 'goal', 'peak MB', 'goal'],
  [
    ['bare Node http', startMs('bare'), '', '', peak('bare'), ''],
    ['warm: the folder exists', startMs('warm'), ratio('warm'), '<= 12x', peak('warm'), ''],
    ['first: the folder is empty', startMs('first'), ratio('first'), '<= 35x', peak('first'), '<= 450'],
    // The peak would be npm's own, not the server's.
    ['npm start, built, warm', startMs('npm'), ratio('npm'), '', '', ''],
  ],
);
