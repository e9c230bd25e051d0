import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, POSTING, signedIn, watchConsole } from './helpers.ts';

const WEAK = [
  'Was responsible for managing the duty roster',
  'Was tasked with handling complaints and customer service',
  'Responsible for opening and closing the ward',
];

/** A person with roles and a resume with all of their bullets. Opens it, and returns its address. */
async function openResume(page: Page, roles: readonly string[][]): Promise<string> {
  await signedIn(page);
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const ids: string[] = [];
  for (const [index, bulletPoints] of roles.entries()) {
    const role = { title: `Nurse ${index + 1}`, company: 'St. Bride', startDate: '2019-03', bulletPoints };
    ids.push((await post('/api/experiences', role)).id);
  }
  const { id: jobPostingId } = await post('/api/job-postings', { description: POSTING });
  const bulletCounts = Object.fromEntries(ids.map((id, index) => [id, roles[index]?.length ?? 0]));
  const { id } = await post('/api/tailored-resumes', { jobPostingId, experienceIds: ids, bulletCounts });
  const path = `/resume-builder/${id}`;
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  return path;
}

/** So many that a run takes a while. */
const MANY = [0, 1].map((role) =>
  Array.from({ length: 20 }, (_, index) => `Was responsible for managing ward ${role * 20 + index + 101}`),
);

const rows = (page: Page) => page.locator('[data-bullet]');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select bullet point/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Optimize Selected Bullet Points' });
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Regenerate All Selected' });
const row = (page: Page, text: string) => rows(page).filter({ has: page.getByRole('button', { name: `Edit: ${text}`, exact: true }) }); // prettier-ignore

async function selectAll(page: Page): Promise<void> {
  await boxes(page).first().check();
  const show = panel(page).getByRole('button', { name: 'Show settings' });
  if (await show.isVisible()) await show.click();
  await panel(page).getByRole('button', { name: 'Select all' }).click();
}

/** Rewords all bullets and waits until that is done. */
async function rewordAll(page: Page): Promise<void> {
  await selectAll(page);
  await submit(page).click();
  await expect(panel(page).getByText(/\d reworded/)).toBeVisible({ timeout: 60_000 });
}

/** Waits until some of {@link MANY} are done. */
async function expectUnderWay(page: Page): Promise<void> {
  await expect(panel(page).getByText(/^Rewording \d+ of 40/)).toBeVisible();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(40);
}

const expectNoSideScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

for (const width of [1280, 390]) {
  test(`reworded bullets appear below their originals, which are kept or deleted, ${width} pixels wide`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await openResume(page, [WEAK]);
    await expect(panel(page)).toBeHidden();
    await boxes(page).first().check();
    await expect(panel(page)).toContainText('1 of 3 selected');
    await expect(
      page.getByRole('status').filter({ hasText: '1 of 3 bullet points selected' }),
    ).toBeAttached();
    await selectAll(page);
    await expect(panel(page).getByLabel('Custom instructions (optional)')).toBeVisible();
    await expect(panel(page).getByLabel('Use More Keywords')).not.toBeChecked();
    await expect(panel(page).getByLabel('Focus On')).toHaveValue('');
    await expect(panel(page).getByLabel('Focus On').locator('option').first()).toHaveText(
      'None (Keep Broad)',
    );
    const length = panel(page).getByRole('slider', { name: 'Length Style' });
    await expect(length).toHaveValue('50');
    await expect(length).toHaveAttribute('step', '10');
    await expect(panel(page).getByText('Shorten')).toBeVisible();
    await expect(panel(page).getByText('Expand')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);

    await submit(page).click();
    await expect(panel(page).getByText('3 reworded.')).toBeVisible();
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).nth(0)).toContainText(WEAK[0] ?? '');
    await expect(rows(page).nth(0).getByText('Original', { exact: true })).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Managed the duty roster');
    await expect(rows(page).nth(1).getByText('Newly optimized')).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Starts with what you did');
    await expect(rows(page).nth(0).locator('del')).not.toHaveCount(0);
    await expect(rows(page).nth(1).locator('ins').first()).toHaveText('Managed');
    await expectAccessible(page);
    await expectNoSideScroll(page);

    await test.step('what changed can be hidden, also after a reload', async () => {
      await rows(page).nth(1).getByRole('button', { name: 'Hide changes' }).click();
      await expect(rows(page).nth(1).locator('ins')).toHaveCount(0);
      await expect(rows(page).nth(0).locator('del')).toHaveCount(0);
      await page.reload();
      await rows(page).nth(1).getByRole('button', { name: 'Show changes' }).click();
      await expect(rows(page).nth(1).locator('ins').first()).toBeVisible();
    });

    await test.step('each claim shows the words that it rests on, and lights up', async () => {
      await rows(page)
        .nth(1)
        .getByRole('button', { name: /^Sources/ })
        .click();
      const claim = rows(page).nth(1).getByRole('list', { name: 'Sources' }).getByRole('button').first();
      await expect(claim).toContainText('From your bullet point: ');
      await expect(claim.locator('mark')).not.toHaveCount(0);
      await claim.click();
      await expect(claim).toHaveAttribute('aria-pressed', 'true');
      await expect(rows(page).nth(1).locator('mark.\\!bg-thread')).not.toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('"Keep" leaves both', async () => {
      await rows(page).nth(0).getByRole('button', { name: 'Keep' }).click();
      await expect(rows(page).nth(0).getByText('Original', { exact: true })).toBeHidden();
      await expect(rows(page).nth(1).getByText('Newly optimized')).toBeHidden();
      await expect(
        rows(page)
          .nth(0)
          .getByRole('button', { name: /^Edit: / }),
      ).toBeFocused();
      await expect(rows(page)).toHaveCount(6);
    });

    await test.step('"Delete" leaves the new wording', async () => {
      await rows(page).nth(2).getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(rows(page)).toHaveCount(5);
      await expect(rows(page).nth(2)).toContainText('Handled complaints');
      await expect(
        rows(page)
          .nth(2)
          .getByRole('button', { name: /^Edit: / }),
      ).toBeFocused();
      await expect(page.getByText('Bullet point deleted')).toBeVisible();
    });
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    expect(complaints).toEqual([]);
  });
}

test('only one setting counts: instructions, else keywords, else the focus, else concise', async ({
  page,
}) => {
  await openResume(page, [WEAK]);
  await boxes(page).first().check();
  const asked: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON();
    if (!variables?.input?.mode) return route.fallback();
    const { mode, instructions, area, level } = variables.input;
    asked.push({ mode, instructions, area, level });
    return route.fulfill({
      json: { data: { startOptimization: { __typename: 'RuleError', __isUserError: 'RuleError', message: 'Not now.' } } },
    }); // prettier-ignore
  });
  const send = async () => {
    const count = asked.length;
    await submit(page).click();
    await expect.poll(() => asked.length).toBe(count + 1);
    await expect(submit(page)).toBeEnabled();
  };
  const instructions = panel(page).getByLabel('Custom instructions (optional)');
  const keywords = panel(page).getByLabel('Use More Keywords');
  const focus = panel(page).getByLabel('Focus On');
  await instructions.fill('Mention triage');
  await keywords.check();
  await focus.selectOption({ index: 1 });
  const area = await focus.inputValue();
  await panel(page).getByRole('slider').press('ArrowRight');
  await expect(
    panel(page).getByText('Your instructions are followed; keywords and focus wait.'),
  ).toBeVisible();
  await send();
  await expect(page.getByText('Failed to optimize bullet points')).toBeVisible();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(panel(page)).toContainText('1 of 3 selected');
  await instructions.fill('   ');
  await send();
  await keywords.uncheck();
  await send();
  await focus.selectOption({ label: 'None (Keep Broad)' });
  await send();
  const level = 60;
  expect(asked).toEqual([
    { mode: 'CUSTOM', instructions: 'Mention triage', level },
    { mode: 'KEYWORDS', level },
    { mode: 'FOCUS', area, level },
    { mode: 'CONCISE', level },
  ]);

  await instructions.fill('Mention triage');
  await keywords.check();
  await page.reload();
  await boxes(page).first().check();
  await expect(instructions).toHaveValue('Mention triage');
  await expect(keywords).toBeChecked();
  await expect(panel(page).getByRole('slider')).toHaveValue('60');
});

test('with nothing selected nothing is sent, and a toast says why', async ({ page }) => {
  await openResume(page, [WEAK]);
  await boxes(page).first().check();
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(panel(page)).toContainText('0 of 3 selected');
  await submit(page).click();
  await expect(page.getByText('No Selection')).toBeVisible();
  await expect(page.getByText('Please select bullet points to optimize')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit: / }).first()).toBeFocused();
});

test('a run goes on during a reload, and a second window follows it', async ({ page }) => {
  const path = await openResume(page, MANY);
  await selectAll(page);
  await submit(page).click();
  await expectUnderWay(page);
  await expect(page.locator('[data-bullet][aria-busy=true]')).toHaveCount(1);
  await page.reload();
  // On a fast machine it is over before the pages have loaded.
  const now = /^Rewording \d+ of 40|^40 reworded\./;
  await expect(panel(page).getByText(now)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(panel(other).getByText(now)).toBeVisible();
  for (const one of [page, other]) {
    await expect(panel(one).getByText('40 reworded.')).toBeVisible({ timeout: 60_000 });
    await expect(rows(one)).toHaveCount(80);
  }
});

test('a lost connection in the middle of a run loses nothing', async ({ page }) => {
  let drop = () => {};
  let sockets = 0;
  let refuses = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (refuses) return void socket.close();
    sockets += 1;
    const server = socket.connectToServer();
    drop = () => {
      void server.close();
      void socket.close();
    };
  });
  await openResume(page, MANY);
  await selectAll(page);
  await submit(page).click();
  await expectUnderWay(page);
  refuses = true;
  drop();
  await expect(
    panel(page).getByText(/^The connection was lost\. Your bullet points are still/),
  ).toBeVisible();
  await expectAccessible(page);
  refuses = false;
  await expect(panel(page).getByText('40 reworded.')).toBeVisible({ timeout: 60_000 });
  await expect(rows(page)).toHaveCount(80);
  expect(sockets).toBeGreaterThan(1);
});

test('a run can be stopped and taken up again', async ({ page }) => {
  await openResume(page, MANY);
  await selectAll(page);
  await submit(page).click();
  await expectUnderWay(page);
  // By keyboard: a click waits until nothing moves, which on a busy machine is when the run is over.
  await panel(page).getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(panel(page).getByText(/^Stopped\. \d+ reworded, \d+ not reached\.$/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(80);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('40 reworded.')).toBeVisible({ timeout: 60_000 });
  await expect(rows(page)).toHaveCount(80);
});

test('what failed says why, and can be tried again', async ({ page }) => {
  const full = Array.from({ length: 49 }, (_, index) => `Wrote report ${index + 101}`);
  await openResume(page, [[...WEAK.slice(0, 1), ...full]]);
  await boxes(page).first().check();
  await submit(page).click();
  await expect(panel(page).getByText('0 reworded, 1 failed.')).toBeVisible();
  const note = rows(page)
    .first()
    .getByText(/at most 50 bullet points/);
  await expect(note).toBeVisible();
  await rows(page).last().getByRole('button', { name: 'Delete bullet point' }).click();
  await expect(rows(page)).toHaveCount(49);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('1 reworded.')).toBeVisible();
  await expect(note).toBeHidden();
  await expect(row(page, 'Managed the duty roster')).toBeVisible();
});

test('what already says it well is left, with a note that can be dismissed', async ({ page }) => {
  await openResume(page, [['Cut waiting times by 12%']]);
  await boxes(page).check();
  await submit(page).click();
  await expect(panel(page).getByText('0 reworded, 1 already says it well.')).toBeVisible();
  const dismiss = rows(page).first().getByRole('button', { name: 'Dismiss note' });
  await expectAccessible(page);
  await dismiss.click();
  await expect(dismiss).toBeHidden();
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Edit: / }),
  ).toBeFocused();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(dismiss).toBeHidden();
});

test('all originals are deleted or kept at once', async ({ page }) => {
  await openResume(page, [WEAK]);
  await rewordAll(page);
  await panel(page).getByRole('button', { name: 'Delete all originals' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 originals deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page)).toHaveCount(6);
  await panel(page).getByRole('button', { name: 'Keep all originals' }).click();
  await expect(page.getByText('3 originals kept')).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByText('Newly optimized')).toHaveCount(0);
});

test('a question for a fact is answered, and the bank keeps the answer', async ({ page }) => {
  await openResume(page, [WEAK]);
  await rewordAll(page);
  const asking = rows(page).filter({ hasText: 'How many' }).first();
  const question = asking.getByRole('textbox', { name: /^How many/ });
  await asking.getByRole('button', { name: 'Add' }).click();
  await expect(asking.getByText('Please enter an answer.')).toBeVisible();
  await expectAccessible(page);
  await question.fill('40');
  await question.press('Enter');
  await expect(page.getByText('Added to your bullet point')).toBeVisible();
  await expect(rows(page).getByRole('button', { name: /^Edit: .*40/ })).toBeFocused();
  await expect(question).toBeHidden();
  await page.goto('/profile');
  await page.getByRole('button', { name: /more bullet points/ }).click();
  await expect(page.getByRole('main').getByText(/\b40\b/).filter({ visible: true }).first()).toBeVisible(); // prettier-ignore
});

test('regenerating lists what is no longer on the resume, to keep or to remove', async ({ page }) => {
  await openResume(page, [['Sang', 'Danced', 'Juggled', 'Painted', 'Knitted']]);
  for (const bullet of ['Triage and patient assessment for 40 a day', 'Medication administration for 18', 'Wrote the duty roster']) {
    const { id } = (await (await page.request.get('/api/experiences')).json())[0];
    await page.request.post(`/api/experiences/${id}/bullet-points`, { data: { content: bullet } });
  } // prettier-ignore
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  const gone = page.getByRole('region', { name: 'No longer on the resume' });
  await expect(gone.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  const text = (await gone.getByRole('listitem').first().locator('p').textContent()) ?? '';
  await gone.getByRole('button', { name: 'Keep' }).first().click();
  await expect(row(page, text)).toBeVisible();
  await expect(row(page, text).getByRole('button', { name: /^Edit: / })).toBeFocused();
  await expect(gone.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(gone.getByRole('listitem')).toHaveCount(2);
  await gone.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(gone.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(gone.getByRole('listitem')).toHaveCount(2);
  await gone.getByRole('button', { name: 'Remove all' }).click();
  await expect(gone).toBeHidden();
  await expect(rows(page)).toHaveCount(6);
});

test('regenerating says when it failed', async ({ page }) => {
  await openResume(page, [WEAK]);
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await expect(page.getByText('Nothing to change')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await expect(page.getByText('Failed to regenerate bullet points')).toBeVisible();
});

test('everything can be done by keyboard, with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await openResume(page, [WEAK.slice(0, 1)]);
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('1 reworded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Optimize Selected Bullet Points' })).toBeFocused();
  await rows(page).nth(1).getByRole('button', { name: /^Sources/ }).focus(); // prettier-ignore
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(rows(page).nth(1).getByRole('list', { name: 'Sources' }).getByRole('button').first()).toBeFocused(); // prettier-ignore
  await expect(rows(page).nth(1).locator('mark.\\!bg-thread')).not.toHaveCount(0);
  await expectAccessible(page);
  await rows(page).nth(0).getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByRole('button', { name: 'Edit: Managed the duty roster' })).toBeFocused(); // prettier-ignore
});
