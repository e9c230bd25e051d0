// npm run test:ai [paths]: the api's tests on an installation with an AI service that answers well. A test that brings a
// service of its own, or wants none, keeps to that.
import { answerWell } from '../api/ai/openai/testing/kitchen.ts';
import { startFakeOpenAi } from '../api/testing/fake-openai.ts';
import { failWith, runBin } from './lib/run.mjs';

const [, , ...paths] = process.argv;
const fake = await startFakeOpenAi();
fake.answer = answerWell;
try {
  await runBin('vitest/vitest.mjs', ['run', '--project', 'api', ...paths], {
    env: { TEST_AI_URL: fake.url },
  });
} catch (error) {
  failWith(error);
}
await fake.close();
