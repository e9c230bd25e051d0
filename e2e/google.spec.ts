import { expect, test } from '@playwright/test';
import { answer, expectToast, heading, press } from './account-helpers.ts';
import { expectAccessible } from './helpers.ts';

test.describe('Sign-in with Google', () => {
  test('is not offered if not configured, and leads to /login-error', async ({ page }) => {
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

  test('is offered if configured, and returns to the requested page', async ({ page }) => {
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
    // page.route doesn't see the targets of redirects.
    await page.reload();
    await expect(google).toHaveAttribute('href', '/api/auth/google?returnTo=%2Fresume-builder%3Fposting%3D7');
  });

  test('requires the mailed link for an address that Google does not host', async ({ page }) => {
    await page.goto('/connect-google?sent=1');
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/connect-google');
    await expect(page.getByText('This link is incomplete.', { exact: false })).toBeVisible();

    await page.goto('/connect-google?token=x');
    await expect(page).toHaveURL('/connect-google');
    await expectAccessible(page);
    await press(page, 'Connect Google');
    await expect(heading(page, 'Google not connected')).toBeVisible();
    await expect(page.getByText(/Please open this link in the browser/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue with Google again' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );

    await page.route('**/api/auth/connect-google', (route) => route.abort());
    await page.goto('/connect-google?token=x');
    await press(page, 'Connect Google');
    await expect(page.getByText('Your link still works.', { exact: false })).toBeVisible();
    await page.unrouteAll();
    await answer(page, '/api/auth/connect-google', 200, {});
    await press(page, 'Try again');
    await expect(page).toHaveURL('/');
  });
});
