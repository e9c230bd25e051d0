// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { FIRST_PAGES } from './firstPages.ts';
import { listEntries } from './navigation.ts';
import { createRoutes } from './routes.tsx';

const GUARDED = [
  '/profile',
  '/upload-resume',
  '/resume-builder',
  '/resume-builder/7',
  '/past-resumes',
  '/interview-prep',
  '/interview-prep/7',
  '/account',
  '/analytics',
  '/admin',
];
const assign = vi.fn();

beforeEach(() => {
  dismissToast();
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  assign.mockClear();
});

function visit(path: string, signedIn = false) {
  const router = createMemoryRouter(createRoutes(signedIn), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

describe('guards', () => {
  it.each(GUARDED)('tells a visitor on %s and sends them to sign in after 500 ms', async (path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    visit(path);
    await screen.findByText('You are logged out');
    expect(toastStore.read()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    });
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login');
  });

  it('sends a signed-in person on /login to /', async () => {
    document.cookie = 'signed_in=1; Path=/';
    const router = visit('/login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows /login to visitors', async () => {
    visit('/login');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('asks a visitor in the resume editor to log in, without redirecting', async () => {
    visit('/resume-editor');
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login');
    expect(toastStore.read()).toBeNull();
  });

  it.each(['/open-jobs', '/job-search'])(
    'asks a visitor on %s to log in, without redirecting',
    async (path) => {
      visit(path);
      expect(await screen.findByRole('heading', { name: 'Login Required' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login');
      expect(toastStore.read()).toBeNull();
    },
  );

  it('shows "not found" everywhere else', async () => {
    visit('/no/such/page');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  });
});

describe('page titles', () => {
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('come from the route, in the browser’s title and for screen readers', async () => {
    visit('/login-error');
    await vi.waitFor(() => expect(document.title).toBe('Sign-in problem · Tailorbird'));
    expect(announced()).toContain('Sign-in problem');
  });

  it('follow the mode on /login', async () => {
    visit('/login?mode=create');
    await screen.findByRole('heading', { name: 'Create Account' });
    await vi.waitFor(() => expect(document.title).toBe('Create Account · Tailorbird'));
    expect(announced()).toContain('Create Account');
    expect(announced()).not.toContain('Sign In');
    await userEvent.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    await vi.waitFor(() => expect(document.title).toBe('Sign In · Tailorbird'));
    expect(announced()).toContain('Sign In');
  });
});

describe('the route table of docs/product.md#navigation', () => {
  it.each([
    '/',
    '/login',
    '/login-error',
    '/reset-password',
    '/verify-email',
    '/connect-google',
    '/resume-editor',
    '/open-jobs',
    '/job-search',
    ...GUARDED,
  ])('%s has a screen of its own', (path) => {
    for (const signedIn of [true, false]) {
      expect(matchRoutes(createRoutes(signedIn), path)?.at(-1)?.route.path).not.toBe('*');
    }
  });

  it('/resume-builder and /resume-builder/{id} are the same screen', () => {
    const routes = createRoutes(true);
    const [bare, withId] = ['/resume-builder', '/resume-builder/7'].map(
      (path) => matchRoutes(routes, path)?.at(-1)?.route,
    );
    expect(bare).toBe(withId);
  });
});

describe('the menu', () => {
  const labels = (isAdmin: boolean, desktop: boolean) =>
    listEntries({ isAdmin, desktop }).map(({ label }) => label);

  it('has exactly the documented entries', () => {
    expect(labels(false, true)).toEqual([
      'Job Search (Beta)',
      'Interview Prep (Beta)',
      'Target a Job',
      'My Experience',
      'Saved Resumes',
      'Upload Resume',
    ]);
    expect(labels(false, false)).not.toContain('Upload Resume');
    expect(labels(true, false).slice(-2)).toEqual(['Analytics (Beta)', 'Admin']);
  });
});

describe('the pages that a document may start with', () => {
  it.each(FIRST_PAGES.filter(({ path }) => path !== '*'))(
    '$path (signed in: $signedIn) has a route of its own',
    ({ path, signedIn }) => {
      const matched = matchRoutes(createRoutes(signedIn), path.replace(':id', '7'));
      expect(matched?.at(-1)?.route.path).not.toBe('*');
    },
  );

  it('leave no path out', () => {
    for (const signedIn of [false, true]) {
      const pages = FIRST_PAGES.filter((page) => page.signedIn === signedIn);
      expect(pages.at(-1)?.path).toBe('*');
    }
  });
});
