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
import { newEmail, signedIn } from './helpers.ts';

test.describe('Sign In', () => {
  test('"Welcome back!" at /', async ({ page }) => {
    await logIn(page, await account(page));
    await expectToast(page, 'Welcome back!', "You've been logged in successfully.");
    await expect(page).toHaveURL('/');
    await expect(heading(page, "Let's get you started.")).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('"Login Failed" with the server’s message, and the input stays', async ({ page }) => {
    const address = await account(page);
    await logIn(page, address, 'not the right one');
    await expectToast(page, 'Login Failed', 'Invalid email or password');
    await expect(email(page)).toHaveValue(address);
    await answer(page, '/api/auth/login', 500, {});
    await press(page, 'Sign In');
    await expectToast(page, 'Login Failed', 'Please check your credentials and try again.');
  });

  test('"Login Failed" says how long to wait after too many attempts', async ({ page }) => {
    const address = await account(page);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await page.request.post('/api/auth/login', { data: { email: address, password: 'not the right one' } });
    }
    await logIn(page, address, 'not the right one');
    await expectToast(page, 'Login Failed', /Too many attempts\. Please try again in \d+ /);
  });

  test('"Account Not Found" leads to Create Account', async ({ page }) => {
    const address = newEmail();
    await logIn(page, address);
    await expectToast(
      page,
      'Account Not Found',
      'No account exists with this email. Please create an account first.',
    );
    await expect(heading(page, 'Create Account')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await page.getByLabel('First name').fill('Nadia');
    await press(page, 'Create Account');
    await expectToast(page, 'Account created!', "Your account has been created and you're now logged in.");
    await expect(page).toHaveURL('/');
  });
});

test('"Registration Failed" with the server’s message', async ({ page }) => {
  const address = await account(page);
  await page.goto('/login');
  await press(page, 'Sign up');
  await page.getByLabel('First name').fill('Nadia');
  await email(page).fill(address);
  await password(page).fill('123456');
  await expect(page.getByText('Easy to guess. Add a few more words.')).toBeVisible();
  await press(page, 'Create Account');
  await expectToast(
    page,
    'Registration Failed',
    'This password is one of the most common ones. Please choose another.',
  );
  await password(page).fill(OTHER_PASSWORD);
  await expect(page.getByText('Good: hard to guess.')).toBeVisible();
  await press(page, 'Create Account');
  await expectToast(page, 'Registration Failed', 'An account with this email already exists.');
  await answer(page, '/api/auth/register', 500, {});
  await press(page, 'Create Account');
  await expectToast(page, 'Registration Failed', 'Please check your credentials and try again.');
});

test.describe('the end of a session', () => {
  test('"Logged out", and "Logout failed" if it failed', async ({ page }) => {
    await signedIn(page);
    await page.goto('/');
    await answer(page, '/api/auth/logout', 500, {});
    await press(page, 'Account menu');
    await press(page, 'Log out');
    await expectToast(page, 'Logout failed', 'There was an error logging out. Please try again.');
    await page.unrouteAll();
    await press(page, 'Account menu');
    await press(page, 'Log out');
    await expectToast(page, 'Logged out', "You've been successfully logged out.");
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Leave the heavy lifting to us.')).toBeVisible();
  });

  for (const [what, act] of [
    ['GraphQL', (page: Page) => press(page, 'Change Password')],
    ['REST', (page: Page) => press(page, 'Download my data')],
  ] as const) {
    test(`"Unauthorized" on a call over ${what}, then the login page`, async ({ page, context }) => {
      await signedIn(page);
      await page.goto('/account');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill(OTHER_PASSWORD);
      await context.clearCookies({ name: 'sid' });
      await act(page);
      await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
      await page.waitForURL('**/login');
      await expect(heading(page, 'Sign In')).toBeVisible();
    });
  }
});
