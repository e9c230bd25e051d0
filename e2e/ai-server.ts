import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeOpenAi, type FakeOpenAi } from '../api/testing/fake-openai.ts';
import { freePort, hasEnded, waitUntilOk } from '../api/testing/started-process.ts';

export interface AiServer {
  url: string;
  /** The AI service that it asks. */
  ai: FakeOpenAi;
  stop: () => Promise<void>;
}

/** Starts the built server once more, with an AI service and a database of its own. */
export async function startAiServer(): Promise<AiServer> {
  const ai = await startFakeOpenAi();
  const folder = mkdtempSync(join(tmpdir(), 'tb-e2e-ai-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['e2e/server.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.url,
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilOk(`${url}/readyz`, child, { everyMs: 200, limitMs: 60_000 });
  return {
    url,
    ai,
    stop: async () => {
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
      await ai.close();
    },
  };
}
