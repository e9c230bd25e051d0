import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, POSTING, signedIn, watchConsole } from './helpers.ts';
import { box, lines, send, startInterview } from './interview-helpers.ts';
import { fakeSpeech, withoutRecognition } from './speech-fakes.ts';

const end = (page: Page) => page.getByRole('button', { name: 'End Interview & Get Results' });

const ANSWER = 'I led a ward of 24 nurses and cut waiting times by a third.';

/** Answers, and waits until the interviewer has replied. */
async function answer(page: Page, text: string): Promise<void> {
  const before = await lines(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(lines(page)).toHaveCount(before + 2);
  await expect(lines(page).nth(before)).toContainText(text);
}

/** What the server has of the newest interview, as text. */
async function readStored(page: Page): Promise<string> {
  const query = '{ viewer { interviews(first: 1) { edges { node { messages { content } } } } } }';
  return (await page.request.post('/graphql', { data: { query } })).text();
}

const expectNoSideScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

for (const width of [1280, 390]) {
  test(`from a posting to the results and the history, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await fakeSpeech(page);
    await signedIn(page);
    for (const title of ['Charge Nurse', 'Staff Nurse', 'Care Assistant', 'Cook', 'Waiter'])
      await page.request.post('/api/experiences', {
        data: { title, company: 'St. Bride', startDate: '2019-03', bulletPoints: [`Worked as ${title}`] },
      });
    const complaints = watchConsole(page);
    await page.goto('/interview-prep');

    await test.step('the posting', async () => {
      const analyze = page.getByRole('button', { name: 'Analyze' });
      await analyze.click();
      await expect(page.getByText('Please enter a job posting URL')).toBeVisible();
      await expect(page.getByLabel('Paste Job URL or Description')).toBeFocused();
      await expectAccessible(page);
      await page.getByLabel('Paste Job URL or Description').fill(POSTING);
      await analyze.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Charge Nurse' })).toBeVisible();
      await expect(page.getByText('Harbour View Clinic', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Registered Nurse licence' })).toBeVisible();
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
      await expect(page.getByRole('link', { name: '+2 more' })).toHaveAttribute('href', '/profile');
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step('the chat', async () => {
      await page.getByRole('button', { name: 'Start Interview Practice' }).click();
      await expect(lines(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/interview-prep\/.+/);
      await expect(page.getByText('Turn 1')).toBeVisible();
      await expect(end(page)).toBeHidden();
      await expect(send(page)).toBeDisabled();
      await box(page).fill('   ');
      await expect(send(page)).toBeDisabled();
      await box(page).fill('First line');
      await box(page).press('Shift+Enter');
      await box(page).pressSequentially('second line');
      await expect(box(page)).toHaveValue('First line\nsecond line');
      await send(page).click();
      await expect(lines(page)).toHaveCount(3);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await expect(end(page)).toBeHidden();
      await answer(page, ANSWER);
      await expect(page.getByText('Turn 3')).toBeVisible();
      await expect(end(page)).toBeVisible();
    });

    await test.step('the results', async () => {
      await box(page).fill('Not sent');
      await end(page).click();
      const question = page.getByRole('dialog', { name: 'End without your last answer?' });
      await question.getByRole('button', { name: 'Keep Answering' }).click();
      await expect(box(page)).toHaveValue('Not sent');
      await box(page).fill('');
      await end(page).click();
      const results = page.getByRole('dialog', { name: 'Your Interview Results' });
      await expect(results.getByText('What You Did Well')).toBeVisible();
      await expect(results.getByText('Areas for Improvement')).toBeVisible();
      await expect(results.getByRole('link', { name: 'New Session' })).toBeVisible();
      await expectAccessible(page);
      await results.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step('"New Session" keeps the posting at hand', async () => {
      await page.getByRole('link', { name: 'New Session' }).click();
      await expect(page.getByRole('button', { name: 'Start Interview Practice' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Charge Nurse' })).toBeVisible();
      await page.getByRole('link', { name: 'Another posting' }).click();
    });

    await test.step('the history', async () => {
      const list = page.getByRole('list', { name: 'Your interviews' });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await list.getByRole('button', { name: /^Rename/ }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Harbour, first try');
      await page.keyboard.press('Enter');
      await expect(list.getByRole('heading', { name: 'Harbour, first try' })).toBeVisible();
      await list.getByRole('link', { name: /^Results: Harbour/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour, first try' })).toBeVisible();
      await page.goBack();
      await list.getByRole('button', { name: 'Delete Harbour, first try' }).click();
      await page.getByRole('button', { name: 'Delete Interview' }).click();
      await expect(page.getByText(/^None yet/)).toBeVisible();
    });
    expect(complaints).toEqual([]);
  });
}

test('replies are spoken and answers are heard, with the documented settings', async ({ page }) => {
  await fakeSpeech(page);
  await signedIn(page);
  await startInterview(page);
  const spoken = () => page.evaluate(() => window.speechFake.spoken);
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(0);
  const opening = await spoken();
  for (const utterance of opening)
    expect(utterance).toMatchObject({ lang: 'en-US', rate: 0.9, pitch: 1, volume: 0.8 });
  await expect(lines(page).first()).toContainText(opening.map(({ text }) => text).join(' '));

  const stopSpeaking = page.getByRole('button', { name: 'Stop Speaking' });
  await expect(stopSpeaking).toBeVisible();
  await stopSpeaking.click();
  await expect(stopSpeaking).toBeHidden();

  await box(page).fill('As I said:');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  const stopRecording = page.getByRole('button', { name: 'Stop Recording' });
  await expect(stopRecording).toHaveAttribute('aria-pressed', 'true');
  expect(
    await page.evaluate(() => {
      const { lang, continuous, interimResults } = window.speechFake.recognizer ?? {};
      return { lang, continuous, interimResults };
    }),
  ).toEqual({ lang: 'en-US', continuous: false, interimResults: true });
  await page.evaluate(() => window.speechFake.recognizer?.hear('I led a', false));
  await expect(page.getByText('I led a', { exact: true })).toBeVisible();
  await page.evaluate(() => window.speechFake.recognizer?.hear('I led a ward of 24 nurses', true));
  await expect(box(page)).toHaveValue('As I said: I led a ward of 24 nurses');
  await page.waitForTimeout(200);
  await stopRecording.click();
  await expect(page.getByRole('button', { name: 'Start Recording' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  // What is still being heard is sent, too, and the recording ends.
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.evaluate(() => window.speechFake.recognizer?.hear('at night', false));
  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('spokenSeconds'));
  await send(page).click();
  const { input } = (await request).postDataJSON().variables;
  expect(input.content).toBe('As I said: I led a ward of 24 nurses at night');
  expect(input.spokenSeconds).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(opening.length);

  await test.step('a reload speaks nothing, and the switch is remembered', async () => {
    await page.getByRole('switch', { name: 'Read replies aloud' }).uncheck();
    await page.reload();
    await expect(lines(page)).toHaveCount(3);
    await expect(page.getByRole('switch', { name: 'Read replies aloud' })).not.toBeChecked();
    await answer(page, ANSWER);
    expect(await spoken()).toEqual([]);
  });
});

test('without a microphone or recognition it says so, and typing goes on', async ({ page, context }) => {
  await fakeSpeech(page);
  await signedIn(page);
  await startInterview(page);
  const record = page.getByRole('button', { name: 'Start Recording' });
  await box(page).fill('Typed before');
  await record.click();
  await page.evaluate(() => window.speechFake.recognizer?.fail('not-allowed'));
  await expect(page.getByText(/^The microphone isn’t allowed for this page/).first()).toBeVisible();
  await record.click();
  await page.evaluate(() => window.speechFake.recognizer?.fail('network'));
  await expect(page.getByText('Speech Recognition Error').first()).toBeVisible();
  await expect(page.getByText('Failed to recognize speech. Please try again.').first()).toBeVisible();
  await expect(box(page)).toHaveValue('Typed before');
  await answer(page, ANSWER);

  const other = await context.newPage();
  await withoutRecognition(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Start Recording' }).click();
  await expect(other.getByText('Speech Recognition Not Supported').first()).toBeVisible();
  await expect(
    other.getByText("Your browser doesn't support speech recognition. Please type your response.").first(),
  ).toBeVisible();
  await answer(other, 'Typed in a browser without recognition.');
  // The first window has it, too.
  await expect(lines(page)).toHaveCount(5);
  await expect(lines(page).nth(3)).toContainText('Typed in a browser without recognition.');
});

test('a cut in the middle of a reply loses nothing', async ({ page, context }) => {
  await signedIn(page);
  await startInterview(page);

  await test.step('the answer arrived, the reply did not', async () => {
    await box(page).fill(ANSWER);
    await box(page).press('Enter');
    // A request that the browser has begun may still be cut before the server has it.
    await expect.poll(() => readStored(page), { intervals: [20] }).toContain(ANSWER);
    await context.setOffline(true);
    await box(page).fill('Typed without a network');
    await context.setOffline(false);
    await page.reload();
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).nth(1)).toContainText(ANSWER);
    await expect(box(page)).toHaveValue('Typed without a network');
  });

  await test.step('the answer did not arrive', async () => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('Typed without') ? route.abort() : route.continue(),
    );
    // Nothing is sent while the reply is still being written.
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await box(page).press('Enter');
    await expect(page.getByText('Failed to get interviewer response. Please try again.')).toBeVisible({
      timeout: 40_000,
    });
    await expect(lines(page).last()).toContainText('Typed without a network');
    await page.reload();
    await expect(lines(page).last()).toContainText('Typed without a network');
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(lines(page)).toHaveCount(5);
    await expect(page.getByText('Failed to get interviewer response. Please try again.')).toBeHidden();
  });
});

test('two windows on one interview are both right', async ({ page, context }) => {
  await signedIn(page);
  await startInterview(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(lines(other)).toHaveCount(1);
  await answer(page, ANSWER);
  await expect(lines(other)).toHaveCount(3);
  await answer(other, 'From the other window.');
  await expect(lines(page)).toHaveCount(5);
  await box(page).fill('Being typed');
  await end(other).click();
  await expect(other.getByRole('dialog', { name: 'Your Interview Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText('Being typed')).toBeVisible();

  await startInterview(page);
  await other.goto('/interview-prep');
  await expect(
    other.getByRole('heading', { name: /^Go on with your interview for Charge Nurse/ }),
  ).toBeVisible();
  await box(page).fill('Being typed again');
  await other
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await other.getByRole('button', { name: 'Delete Interview' }).click();
  await expect(page.getByRole('heading', { name: 'This interview was deleted' })).toBeFocused();
  await expect(page.getByText('Being typed again')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "We couldn't find this interview" })).toBeVisible();
});
