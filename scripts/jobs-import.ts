// npm run jobs:import -- file [--source=name] [--complete]: gives a file of jobs (JSON, CSV, RSS, Atom; "-" for standard
// input) to the running server, which reads and stores it. Needs the server's environment.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, type Config } from '../api/config.ts';
import {
  DEFAULT_IMPORT_NAME,
  importDigest,
} from '../api/features/job-search/sources/file-import/import-request.ts';
import { signOperatorProof } from '../api/platform/operator-proof.ts';
import { sessionSecret } from '../api/platform/secrets.ts';
import { createSigner } from '../api/platform/signer.ts';

const USAGE = 'Usage: npm run jobs:import -- file [--source=name] [--complete]';

const summary = z.object({
  source: z.string(),
  stored: z.number(),
  unchanged: z.number(),
  gone: z.number(),
  skipped: z.number(),
  problems: z.array(z.string()),
  isComplete: z.boolean(),
});
const failure = z.object({ message: z.string() });

/** The address at which this machine reaches the server, without the proxy before it. */
function serverAddress({ host, port }: Config): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = everywhere[host] ?? (host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host);
  return `http://${name}:${port}`;
}

async function send(config: Config, file: string, name: string, isComplete: boolean) {
  const bytes = readFileSync(file === '-' ? process.stdin.fd : file);
  const proof = signOperatorProof(
    createSigner(sessionSecret(config)),
    importDigest({ name, isComplete }, bytes),
    new Date(),
  );
  const form = new FormData();
  form.set('file', new Blob([bytes]), file === '-' ? 'input' : basename(file));
  const address = serverAddress(config);
  const url = `${address}/api/admin/jobs/import?source=${encodeURIComponent(name)}&complete=${isComplete ? 1 : 0}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${proof}` },
    body: form,
  }).catch((error: unknown) => {
    throw new Error(
      `No server answers at ${address}. Start it with the same environment, then try again (${String(error)}).`,
    );
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return summary.parse(answer);
  throw new Error(failure.safeParse(answer).data?.message ?? `The server answered ${response.status}.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, complete: { type: 'boolean' } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(USAGE);
  const name = values.source ?? DEFAULT_IMPORT_NAME;
  const done = await send(readConfig(process.env), file, name, values.complete ?? false);
  console.log(
    `Imported ${file} as ${done.source}: ${done.stored} stored, ${done.unchanged} unchanged, ` +
      `${done.skipped} skipped, ${done.gone} taken away.`,
  );
  for (const problem of done.problems) console.log(`  ${problem}`);
  if (done.skipped > done.problems.length) console.log(`  and ${done.skipped - done.problems.length} more`);
  if (values.complete && !done.isComplete)
    console.log('No job was taken away: a skipped row may be one that is still there.');
  if (done.stored + done.unchanged === 0) process.exitCode = 1;
} catch (error) {
  console.error(`Nothing was imported. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
