import { expect, test, type Page } from '@playwright/test';
import {
  PASSWORD,
  OTHER_PASSWORD,
  expectToast,
  heading,
  email,
  password,
  press,
  logIn,
  account,
  answer,
} from './account-helpers.ts';
import { expectAccessible, newEmail, signedIn } from './helpers.ts';

test.describe('Set Password', () => {
  async function meetAccountWithoutPassword(page: Page): Promise<string> {
    await answer(page, '/api/auth/login', 401, { message: 'Account exists without password' });
    const address = newEmail();
    await logIn(page, address);
    await expectToast(
      page,
      'Set Your Password',
      'Your account was created with Google. Please set a password to continue.',
    );
    await expect(heading(page, 'Set Password')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    return address;
  }

  test('without proof only "Password Setup Failed" appears', async ({ page }) => {
    await meetAccountWithoutPassword(page);
    await expectAccessible(page);
    await press(page, 'Set Password');
    await expectToast(
      page,
      'Password Setup Failed',
      'Check your email to confirm this is your account, or continue with Google.',
    );
    await answer(page, '/api/auth/setup-password', 500, {});
    await press(page, 'Set Password');
    await expectToast(page, 'Password Setup Failed', 'Please check your credentials and try again.');
    await press(page, 'Back to Sign In');
    await expect(heading(page, 'Sign In')).toBeVisible();
  });

  test('through Google and back, then "Password Set!" and / after a second', async ({ page }) => {
    const address = await meetAccountWithoutPassword(page);
    await page.route('**/api/auth/google', (route) =>
      route.fulfill({ status: 303, headers: { location: '/login?mode=set-password' } }),
    );
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/login?mode=set-password');
    await expect(heading(page, 'Set Password')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).toHaveValue('');
    let sent: unknown;
    await page.route('**/api/auth/setup-password', async (route) => {
      sent = route.request().postDataJSON();
      await page.request.post('/api/auth/register', {
        data: { email: address, password: OTHER_PASSWORD, firstName: 'Nadia' },
      });
      await route.fulfill({ status: 200, json: {} });
    });
    await password(page).fill(OTHER_PASSWORD);
    await press(page, 'Set Password');
    await expectToast(page, 'Password Set!', "Your password has been set and you're now logged in.");
    expect(sent).toEqual({ email: address, password: OTHER_PASSWORD });
    await expect(heading(page, "Let's get you started.")).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Reset Password', () => {
  async function askForReset(page: Page, address: string): Promise<void> {
    await page.goto('/login');
    await press(page, 'Forgot your password?');
    await email(page).fill(address);
    await press(page, 'Send Reset Link');
  }

  test('"Email Required"', async ({ page }) => {
    await askForReset(page, '');
    await expectToast(page, 'Email Required', 'Please enter your email address.');
    await press(page, 'Back to Sign In');
    await expect(heading(page, 'Sign In')).toBeVisible();
  });

  test('"Reset Link Sent" closes the mode and clears the address, whether there is an account or not', async ({
    page,
  }) => {
    await askForReset(page, newEmail());
    await expectToast(
      page,
      'Reset Link Sent',
      'If an account exists for that email, a reset link is on its way.',
    );
    await expect(heading(page, 'Sign In')).toBeVisible();
    await expect(email(page)).toHaveValue('');
  });

  test('"Reset Failed" after too many, and with its own message if the server sends none', async ({
    page,
  }) => {
    const address = newEmail();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.request.post('/api/auth/request-password-reset', { data: { email: address } });
    }
    await askForReset(page, address);
    await expectToast(page, 'Reset Failed', /Too many attempts/);
    await answer(page, '/api/auth/request-password-reset', 500, {});
    await press(page, 'Send Reset Link');
    await expectToast(page, 'Reset Failed', 'Failed to send reset email.');
    await expect(email(page)).toHaveValue(address);
  });

  test('from "Reset Link Generated" to the new password; the link works once', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const address = await account(page);
    await askForReset(page, address);
    await expectToast(
      page,
      'Reset Link Generated',
      'Reset link copied to clipboard! Click the link below to reset your password.',
    );
    const shown = page.getByRole('link', { name: 'Reset your password' });
    const link = (await shown.getAttribute('href')) ?? '';
    expect(new URL(link).pathname).toBe('/reset-password');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(logged).toContain(link);

    await shown.click();
    await expect(heading(page, 'Reset Password')).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Confirm')];
    await first.fill(OTHER_PASSWORD);
    await second.fill('something else');
    await press(page, 'Reset Password');
    await expectToast(page, 'Password Mismatch', 'Passwords do not match. Please try again.');
    await first.fill('short');
    await second.fill('short');
    await press(page, 'Reset Password');
    await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long.');
    await first.fill(OTHER_PASSWORD);
    await second.fill(OTHER_PASSWORD);
    await press(page, 'Reset Password');
    await expectToast(page, 'Password Reset', 'Your password has been reset. You can sign in with it now.');
    await page.waitForURL('**/login');

    await page.goto(link);
    await first.fill(PASSWORD);
    await second.fill(PASSWORD);
    await press(page, 'Reset Password');
    await expectToast(page, 'Reset Failed', 'This password reset link is invalid or expired.');
    await answer(page, '/api/auth/reset-password', 500, {});
    await press(page, 'Reset Password');
    await expectToast(page, 'Reset Failed', 'Failed to reset password. Please try again.');

    await logIn(page, address, OTHER_PASSWORD);
    await expectToast(page, 'Welcome back!');
  });

  test('"Invalid Reset Link" without a token, then /login', async ({ page }) => {
    await page.goto('/reset-password');
    await expectToast(page, 'Invalid Reset Link', 'This password reset link is invalid or expired.');
    await page.waitForURL('**/login');
  });

  test('a reset while signed in requires signing in again', async ({ page }) => {
    const address = await signedIn(page);
    const reset = await page.request.post('/api/auth/request-password-reset', { data: { email: address } });
    await page.goto((await reset.json()).resetLink);
    await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
    await page.getByLabel('Confirm').fill(OTHER_PASSWORD);
    await press(page, 'Reset Password');
    await expectToast(page, 'Password Reset');
    await page.waitForURL('**/login');
    await expect(heading(page, 'Sign In')).toBeVisible();
  });
});

test.describe('/verify-email', () => {
  test('says that a link is no longer valid', async ({ page }) => {
    await page.goto('/verify-email?token=x');
    await expect(page).toHaveURL('/verify-email');
    await press(page, 'Confirm this address');
    await expect(heading(page, 'Email not confirmed')).toBeVisible();
    await expect(page.getByText(/This link is invalid or expired/)).toBeVisible();
    await page.goto('/verify-email');
    await expect(page.getByText('This link is incomplete.', { exact: false })).toBeVisible();
  });

  test('retries if there is no answer, and reports success', async ({ page }) => {
    await page.route('**/api/auth/verify-email', (route) => route.abort());
    await page.goto('/verify-email?token=x');
    await press(page, 'Confirm this address');
    await expect(heading(page, 'Email not confirmed yet')).toBeVisible();
    await page.unrouteAll();
    await answer(page, '/api/auth/verify-email', 200, { message: 'Your email address is confirmed.' });
    await press(page, 'Try again');
    await expect(heading(page, 'Email confirmed')).toBeVisible();
    await expectAccessible(page);
  });
});
