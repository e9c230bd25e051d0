import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { PASSWORD, OTHER_PASSWORD, expectToast, heading, press, logIn, answer } from './account-helpers.ts';
import { expectAccessible, newEmail, signedIn } from './helpers.ts';

test.describe('/account', () => {
  /** Another browser where the person is signed in. */
  async function otherDevice(page: Page, address: string): Promise<BrowserContext> {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
    const other = (await page
      .context()
      .browser()
      ?.newContext({ userAgent, baseURL: new URL(page.url()).origin }))!;
    const entered = await other.request.post('/api/auth/login', {
      data: { email: address, password: PASSWORD },
    });
    expect(entered.status()).toBe(200);
    return other;
  }
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');

  test('names and picture can be changed, and nothing typed is lost', async ({ page }) => {
    await signedIn(page);
    await page.goto('/');
    await press(page, 'Account menu');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL('/account');
    await page.getByLabel('First name').fill('Zofia');
    await page.getByRole('link', { name: 'My Experience' }).click();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Zofia');
    await page.getByLabel('Last name').fill('  Żak   Nowak ');
    await page.getByLabel('Picture').fill('http://pictures.example/me.png');
    await press(page, 'Save Profile');
    await expect(
      page.getByText('Please enter the address of the picture as an https:// link.'),
    ).toBeVisible();
    await page.getByLabel('Picture').fill('');
    await press(page, 'Save Profile');
    await expectToast(page, 'Profile saved');
    await expect(page.getByLabel('Last name')).toHaveValue('Żak Nowak');
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('ZŻ');
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeDisabled();
    await page.getByLabel('First name').fill('Somebody else');
    await press(page, 'Discard changes');
    await expect(page.getByLabel('First name')).toHaveValue('Zofia');
  });

  test('the email address is changed with the password, and no link is offered without mail', async ({
    page,
  }) => {
    const address = await signedIn(page);
    const next = newEmail();
    await page.goto('/account');
    const email = section(page, 'Email');
    await expect(email.getByText(address)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm your email' })).toHaveCount(0);
    await press(page, 'Change email address');
    const dialog = page.getByRole('dialog', { name: 'Change your email address' });
    await expect(dialog.getByLabel('New email')).toBeFocused();
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await expectToast(page, 'Email address changed', `You sign in with ${next} from now on.`);
    await expect(email.getByText(next)).toBeVisible();
    await page.context().clearCookies();
    await logIn(page, next);
    await expectToast(page, 'Welcome back!');
  });

  test('changing the password signs all other devices out', async ({ page }) => {
    const address = await signedIn(page);
    await page.goto('/account');
    const other = await otherDevice(page, address);
    await page.reload();
    const devices = section(page, 'Devices').getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'Firefox on Windows' })).toBeVisible();
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);

    await page.getByLabel('Current password').fill('not the right one');
    await page.getByLabel('New password').fill(OTHER_PASSWORD);
    await press(page, 'Change Password');
    await expectToast(page, 'Failed to change password', 'This is not your current password.');
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password')).toHaveValue(OTHER_PASSWORD);
    await page.getByLabel('Current password').fill(PASSWORD);
    await press(page, 'Change Password');
    await expectToast(page, 'Password changed', "You've been signed out on all other devices.");
    await expect(devices).toHaveCount(1);
    await expect(page.getByLabel('Current password')).toHaveValue('');
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await other.close();
    await page.context().clearCookies();
    await logIn(page, address, OTHER_PASSWORD);
    await expectToast(page, 'Welcome back!');
  });

  test('one device can be signed out from here', async ({ page }) => {
    const address = await signedIn(page);
    await page.goto('/account');
    const other = await otherDevice(page, address);
    await page.reload();
    await press(page, 'Sign out: Firefox on Windows');
    await expectToast(page, 'Device signed out');
    await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1);
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    await other.close();
  });

  test('everything can be downloaded as one file, once an hour, by its owner', async ({ page }) => {
    const address = await signedIn(page);
    await page.request.post('/api/experiences', {
      data: { title: 'Cook', company: 'Copper Kettle', startDate: '2019-01', bulletPoints: ['Baked'] },
    });
    await page.goto('/account');
    // The sign-in is recent; after ten minutes the server asks for proof.
    await page.route('**/api/account/export', (route) => route.fulfill({ status: 403, json: {} }), {
      times: 1,
    });
    await press(page, 'Download my data');
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByLabel('Password', { exact: true }).fill('not the right one');
    await dialog(page).getByRole('button', { name: 'Download my data' }).click();
    await expect(dialog(page).getByText('This is not your current password.')).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download my data' }).click(),
    ]);
    await expectToast(page, 'Your data was downloaded');
    await expect(dialog(page)).toHaveCount(0);
    expect(download.suggestedFilename()).toBe('tailorbird-data.json');
    const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email: address }, experiences: [{ title: 'Cook' }] });
    expect(data.account).not.toHaveProperty('password');
    await press(page, 'Download my data');
    await expectToast(page, 'Download failed', /Too many attempts\. Please try again in/);
  });

  test('is deleted with everything in it, by its owner only', async ({ page }) => {
    const address = await signedIn(page);
    await page.goto('/account');
    await press(page, 'Delete my account');
    const confirm = dialog(page).getByRole('button', { name: 'Delete my account' });
    await confirm.click();
    await expect(dialog(page).getByText('Please enter your password.', { exact: true })).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill('not the right one');
    await confirm.click();
    await expect(dialog(page).getByText('This is not your current password.')).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await confirm.click();
    await expectToast(page, 'Account deleted', /Goodbye/);
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Leave the heavy lifting to us.')).toBeVisible();
    await logIn(page, address);
    await expectToast(page, 'Account Not Found');
  });

  test('without a password, Google confirms whose account it is', async ({ page }) => {
    await signedIn(page);
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"hasPassword":true', '"hasPassword":false');
      await route.fulfill({ response, body });
    });
    await page.goto('/account');
    const back = /^\/api\/auth\/google\?returnTo=%2Faccount$/;
    const google = page.getByRole('link', { name: 'Continue with Google' });

    await page.getByLabel('New password').fill(OTHER_PASSWORD);
    await press(page, 'Set Password');
    await expectToast(page, 'Password Setup Failed', /continue with Google/);
    await expect(google).toHaveAttribute('href', back);
    await expectAccessible(page);

    await answer(page, '/api/account/export', 403, {});
    await press(page, 'Download my data');
    await expect(dialog(page).getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      back,
    );
    await page.keyboard.press('Escape');

    await press(page, 'Delete my account');
    await answer(page, '/api/account', 403, {
      message: 'Please sign in with Google again to delete your account.',
    });
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(
      dialog(page).getByText('Please sign in with Google again to delete your account.'),
    ).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      back,
    );
    await expectAccessible(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`is accessible and fits: ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await signedIn(page, { firstName: 'M'.repeat(100), lastName: 'W'.repeat(100) });
        await page.goto('/account');
        await expect(heading(page, 'Devices')).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});
