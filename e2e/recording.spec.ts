import { expect, test as base } from '@playwright/test';
import { startAiServer, type AiServer } from './ai-server.ts';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';
import { box, lines, send, startInterview } from './interview-helpers.ts';
import config from './playwright.config.ts';
import { withoutRecognition } from './speech-fakes.ts';

// Chromium's own microphone for tests, which beeps once a second, and which is allowed without asking.
const { launchOptions } = config.use ?? {};
const test = base.extend<object, { server: AiServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const server = await startAiServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});
test.describe.configure({ mode: 'serial' });

// A busy machine takes its time to start the process that reads recordings.
const PATIENCE = { timeout: 45_000 };
const SAID = 'I cooked lunch for 80 guests.';

test('a spoken answer is recorded, written down by the AI service and appended', async ({ page, server }) => {
  await withoutRecognition(page);
  await signedIn(page);
  const complaints = watchConsole(page);
  await startInterview(page);
  await expect(page.getByText('Your recording is sent to be written down and isn’t kept.')).toBeVisible();
  await box(page).fill('As I said:');
  await page.getByRole('button', { name: 'Start Recording' }).press('Enter');
  const stop = page.getByRole('button', { name: 'Stop Recording' });
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(stop).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText('0:02');
  const isHeard = () =>
    page
      .getByTestId('level')
      .locator('span')
      .evaluateAll((bars) => bars.some((bar) => bar.clientHeight > 8));
  await expect.poll(isHeard).toBe(true);
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);

  server.ai.waitMs = 1_500;
  await stop.press('Enter');
  await expect(page.getByText('Writing down what you said...')).toBeVisible();
  await box(page).fill('As I said before:');
  await expect(box(page)).toHaveValue(`As I said before: ${SAID}`, PATIENCE);
  server.ai.waitMs = 0;
  expect(server.ai.recordings).toBe(1);

  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('spokenSeconds'));
  await send(page).click();
  const { input } = (await request).postDataJSON().variables;
  expect(input.content).toBe(`As I said before: ${SAID}`);
  expect(input.spokenSeconds).toBeGreaterThan(0.5);
  await expect(lines(page)).toHaveCount(3);
  // Of what is not ready for a moment the page asks again.
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
});

test('a recording that fails is kept and sent again; one that is given up is gone', async ({
  page,
  server,
}) => {
  await signedIn(page);
  await startInterview(page);
  const start = page.getByRole('button', { name: 'Start Recording' });
  const stop = page.getByRole('button', { name: 'Stop Recording' });
  const record = async () => {
    await start.click();
    await expect(page.getByRole('timer')).toHaveText('0:01');
    await stop.click();
  };
  await box(page).fill('Typed before.');
  server.ai.always = 'unauthorized';
  await record();
  await expect(page.getByText('Speech Recognition Error').first()).toBeVisible(PATIENCE);
  await expect(page.getByText('Failed to recognize speech. Please try again.').first()).toBeVisible();
  await expectAccessible(page);
  server.ai.always = null;
  const { recordings } = server.ai;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(box(page)).toHaveValue(`Typed before. ${SAID}`, PATIENCE);
  expect(server.ai.recordings).toBe(recordings + 1);

  server.ai.always = 'hang';
  const { abandoned } = server.ai;
  await record();
  await expect.poll(() => server.ai.open, PATIENCE).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => server.ai.abandoned).toBeGreaterThan(abandoned);
  server.ai.always = null;
  await expect(box(page)).toHaveValue(`Typed before. ${SAID}`);
  await expect(start).toBeFocused();
});
