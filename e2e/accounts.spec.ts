// Every sign-in row of section 8, and the account page. What only a provider or a broken server brings about is
// answered in the browser (page.route); all the rest is the real server.
import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible, newEmail, signedIn } from './helpers.ts';

/** The one that `signedIn` gives. */
const PASSWORD = 'a long enough secret';
const OTHER_PASSWORD = 'three quiet herons';

async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page.locator('[data-toast]');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) {
    await expect(
      typeof description === 'string' ? toast.getByText(description, { exact: true }) : toast,
    ).toContainText(description);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, address: string, secret = PASSWORD): Promise<void> {
  await page.goto('/login');
  await email(page).fill(address);
  await password(page).fill(secret);
  await press(page, 'Sign In');
}

/** Somebody who has an account and is not signed in. */
async function account(page: Page): Promise<string> {
  const address = await signedIn(page);
  await page.context().clearCookies();
  return address;
}

async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}

test.describe('Sign In', () => {
  test('"Welcome back!" at /', async ({ page }) => {
    await logIn(page, await account(page));
    await expectToast(page, 'Welcome back!', "You've been logged in successfully.");
    await expect(page).toHaveURL('/');
    await expect(heading(page, "Let's get you started.")).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('"Login Failed" with the server’s words, and what was typed stays', async ({ page }) => {
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

test('"Registration Failed" with the server’s words', async ({ page }) => {
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

  test('without proof nothing happens but "Password Setup Failed"', async ({ page }) => {
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

  test('"Reset Failed" after too many, and with words of its own when the server has none', async ({
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

  test('who resets while signed in must sign in again', async ({ page }) => {
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

test.describe('Sign-in with Google', () => {
  test('is not offered where it is not set up, and leads to /login-error', async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page, 'Sign In')).toBeVisible();
    await expect(page.getByText('Continue with Google')).toHaveCount(0);
    await page.goto('/api/auth/google');
    await expect(page).toHaveURL('/login-error');
    await expect(
      page.getByText('There was an issue signing you in. Please try again or use a different login method.'),
    ).toBeVisible();
    const links = { 'Try Google Login Again': '/api/auth/google', 'Use Email Login Instead': '/api/login' };
    for (const [name, href] of Object.entries(links)) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('link', { name: 'Back to Home' }).first()).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Use Email Login Instead' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();
  });

  test('is offered where it is set up, and returns to the page that was asked for', async ({ page }) => {
    const isLogin = (url: URL) => url.pathname === '/login';
    await page.route(isLogin, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'name="google-sign-in" content=""',
        'name="google-sign-in" content="on"',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/login');
    const google = page.getByRole('link', { name: 'Continue with Google' });
    await expect(google).toHaveAttribute('href', '/api/auth/google');
    await press(page, 'Sign up');
    await expect(google).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Already have an account? Sign in');
    await press(page, 'Forgot your password?');
    await expect(google).toHaveCount(0);

    await page.goto('/resume-builder?posting=7');
    await expectToast(page, 'Unauthorized');
    await page.waitForURL('**/login');
    // What a redirect leads to passes by page.route.
    await page.reload();
    await expect(google).toHaveAttribute('href', '/api/auth/google?returnTo=%2Fresume-builder%3Fposting%3D7');
  });
});

test.describe('/verify-email', () => {
  test('says that a link is dead', async ({ page }) => {
    await page.goto('/verify-email?token=x');
    await expect(page).toHaveURL('/verify-email');
    await press(page, 'Confirm this address');
    await expect(heading(page, 'Email not confirmed')).toBeVisible();
    await expect(page.getByText(/This link is invalid or expired/)).toBeVisible();
    await page.goto('/verify-email');
    await expect(page.getByText('This link is not complete.', { exact: false })).toBeVisible();
  });

  test('tries again when no answer came, and says that it worked', async ({ page }) => {
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

test.describe('the end of a session', () => {
  test('"Logged out", and "Logout failed" when it was not', async ({ page }) => {
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

  test('names and picture; nothing typed is lost on the way', async ({ page }) => {
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

  test('says why no link can be sent', async ({ page }) => {
    await signedIn(page);
    await page.goto('/account');
    await expect(section(page, 'Email').getByText('Not confirmed yet')).toBeVisible();
    await press(page, 'Confirm your email');
    await expectToast(page, 'No link was sent', 'Mail is not set up here, so no link can be sent.');
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
    await expectToast(page, 'Password changed', 'You are signed out on all other devices.');
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
    await press(page, 'Sign out there: Firefox on Windows');
    await expectToast(page, 'Signed out there');
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
    // The sign-in is fresh here; after ten minutes the server asks.
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
    await expectToast(page, 'Your data is downloaded');
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

  test('of an account without a password: Google proves who is here', async ({ page }) => {
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
