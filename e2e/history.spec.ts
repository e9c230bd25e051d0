import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, watchConsole } from './helpers.ts';
import { bullets, listBullets, openResume, reword, withResume } from './resume-helpers.ts';

const undo = (page: Page, what = '') => page.getByRole('button', { name: new RegExp(`^Undo: ${what}`) });
const redo = (page: Page, what = '') => page.getByRole('button', { name: new RegExp(`^Redo: ${what}`) });
const said = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return dialog;
}

/** Every kind of change that the page offers, with the words for it. */
const CHANGES: { what: string; make: (page: Page) => Promise<void> }[] = [
  {
    what: 'bullet point edited',
    make: (page) => reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day'),
  },
  {
    what: 'bullet point deleted',
    make: async (page) => {
      await bullets(page).first().hover();
      await page.getByRole('button', { name: 'Delete bullet point' }).first().click();
    },
  },
  {
    what: 'bullet point added',
    make: async (page) => {
      await page.getByRole('button', { name: 'Add bullet point' }).click();
      await page.getByRole('textbox', { name: /New bullet point/ }).fill('Led a team of 6 on night shifts');
      await page.keyboard.press('Control+Enter');
    },
  },
  {
    what: 'bullet points added from your bank',
    make: async (page) => {
      await page.getByRole('button', { name: 'Pick from your bank' }).click();
      await page.getByRole('checkbox', { name: /noticeboard/ }).check();
      await page.getByRole('button', { name: 'Add 1 bullet point' }).click();
    },
  },
  {
    what: 'bullet points chosen again',
    make: (page) => page.getByRole('button', { name: 'Regenerate' }).click(),
  },
];

for (const { what, make } of CHANGES) {
  test(`undoes and redoes: ${what}`, async ({ page }) => {
    await openResume(page, await withResume(page));
    const before = await listBullets(page);
    await make(page);
    await expect(undo(page, what)).toBeVisible();
    const after = await listBullets(page);
    expect(after).not.toEqual(before);

    await undo(page, what).click();
    await expect(said(page, `Undone: ${what}`)).toBeVisible();
    expect(await listBullets(page)).toEqual(before);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await redo(page, what).click();
    await expect(said(page, `Redone: ${what}`)).toBeVisible();
    expect(await listBullets(page)).toEqual(after);

    // It is stored, not only shown.
    await page.reload();
    await expect(undo(page, what)).toBeVisible();
    expect(await listBullets(page)).toEqual(after);
  });
}

test('the toast of a change offers to undo it until something else is changed', async ({ page }) => {
  await openResume(page, await withResume(page));
  const before = await listBullets(page);
  const toast = page.locator('[data-toast]');
  await CHANGES[1]?.make(page);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listBullets(page)).toEqual(before);
  await toast.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => listBullets(page)).toEqual([before[1]]);
  await expect(toast.getByText('Redone: bullet point deleted')).toBeVisible();
  await reword(page, 'medication', 'Gave medication to 20 patients');
  await expect(undo(page, 'bullet point edited')).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('the keyboard undoes and redoes step by step, but not while typing', async ({ page }) => {
  await openResume(page, await withResume(page));
  const before = await listBullets(page);
  await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
  await expect(undo(page, 'bullet point edited')).toBeVisible();
  await CHANGES[4]?.make(page);
  await expect(undo(page, 'bullet points chosen again')).toBeVisible();
  const after = await listBullets(page);

  // Two presses, and the second doesn't wait for the answer to the first.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => listBullets(page)).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect.poll(() => listBullets(page)).toEqual(after);

  await bullets(page).first().click();
  const editor = page.getByRole('textbox', { name: 'Bullet point', exact: true });
  await editor.pressSequentially('!');
  await page.keyboard.press('Control+z');
  await expect(editor).not.toHaveValue(/!/);
  await page.keyboard.press('Escape');
  expect(await listBullets(page)).toEqual(after);

  await page.keyboard.press('?');
  await expect(page.getByText('Undo the last change of a resume')).toBeVisible();
});

test('what was undone can’t be redone after a new change, but is still in the history', async ({ page }) => {
  await openResume(page, await withResume(page));
  await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
  await undo(page).click();
  await expect(redo(page)).toBeVisible();
  await CHANGES[2]?.make(page);
  await expect(undo(page, 'bullet point added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const dialog = await openHistory(page);
  const lost = dialog.getByRole('listitem').filter({ hasText: '60 walk-ins' }).first();
  await lost.getByRole('button', { name: /^Restore this version/ }).click();
  await expect(bullets(page).filter({ hasText: '60 walk-ins' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`the history tells, names and restores versions, ${width} pixels wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await openResume(page, await withResume(page));
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();

    const before = await listBullets(page);
    await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
    await expect(undo(page)).toBeVisible();
    await CHANGES[1]?.make(page);
    await expect(undo(page, 'bullet point deleted')).toBeVisible();

    const dialog = await openHistory(page);
    const versions = dialog.getByRole('list', { name: 'Versions, newest first' }).locator('> li');
    await expect(versions).toHaveCount(3);
    await expect(versions.nth(0)).toContainText('Bullet point deleted');
    await expect(versions.nth(0)).toContainText('Current version');
    await expect(versions.nth(0)).toContainText('Staff Nurse at St. Bride Hospital');
    await expect(versions.nth(1)).toContainText('Bullet point edited');
    await expect(versions.nth(1).locator('del')).toHaveText(['and patient assessment', '40']);
    await expect(versions.nth(1).locator('ins')).toHaveText('60');
    await expect(versions.nth(2)).toContainText('Resume created');
    await expectAccessible(page);

    await versions
      .nth(2)
      .getByRole('button', { name: /^Name this version/ })
      .click();
    const field = dialog.getByRole('textbox', { name: 'Name of this version' });
    await expect(field).toBeFocused();
    await field.fill('x'.repeat(81));
    await expect(field).toHaveAccessibleDescription(/at most 80 characters/);
    await expect(dialog.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await field.fill('Before I touched it');
    await expectAccessible(page);
    await field.press('Enter');
    await expect(versions.nth(2).getByRole('heading', { name: 'Before I touched it' })).toBeVisible();
    await expect(versions.nth(2).getByRole('button', { name: /^Rename/ })).toBeFocused();
    // Escape in the field leaves the field, not the dialog.
    await page.keyboard.press('Enter');
    await field.fill('Something else');
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(dialog).toBeVisible();

    await page.reload();
    await expect(bullets(page).first()).toBeVisible();
    await openHistory(page);
    await dialog.getByRole('button', { name: /^Restore this version: Before I touched it/ }).click();
    await expect(dialog).toBeHidden();
    await expect(said(page, 'Restored the version "Before I touched it"')).toBeVisible();
    expect(await listBullets(page)).toEqual(before);
    await expectAccessible(page);
    await undo(page, 'earlier version restored').click();
    await expect.poll(() => listBullets(page)).toEqual([before[1]]);

    // Undone, it is still there to go back to.
    await openHistory(page);
    await expect(versions.nth(0)).toContainText('Undone');
    await expect(versions.nth(1)).toContainText('Current version');
    expect(complaints).toEqual([]);
  });
}
