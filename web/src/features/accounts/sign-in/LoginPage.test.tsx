// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { dismissToast, showToastAfterReload, toastStore } from '../../../ui/toast.ts';
import { LoginPage } from './LoginPage.tsx';

const assign = vi.fn();
const sent = vi.fn();

/** Answers every call and keeps what was sent. */
function serverSays(status: number, body: unknown) {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent(path, JSON.parse(String(init.body)));
    return Promise.resolve(Response.json(body, { status }));
  });
}

function open(path: string) {
  cleanup();
  renderRoute(LoginPage, { address: path, path: '/login' });
}

beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  open('/login');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockClear();
  sent.mockClear();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function signIn() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'right-horse');
  await press('Sign In');
}

describe('Sign In', () => {
  it('reloads at / and shows a toast there', async () => {
    serverSays(200, { id: '1' });
    await signIn();
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/auth/login', {
      email: 'ada@example.com',
      password: 'right-horse',
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
    showToastAfterReload();
    expect(toastStore.read()).toMatchObject({
      title: 'Welcome back!',
      description: "You've been logged in successfully.",
    });
  });

  it.each([
    ['Invalid email or password.', 'Invalid email or password.'],
    ['', 'Please check your credentials and try again.'],
  ])('a refusal that says %j shows %j and keeps what was typed', async (message, shown) => {
    serverSays(401, { message });
    await signIn();
    expect(toastStore.read()).toMatchObject({ title: 'Login Failed', description: shown, tone: 'failure' });
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('right-horse');
    if (message) expect(password()).toHaveAccessibleDescription(message);
    expect(assign).not.toHaveBeenCalled();
  });

  it('switches to Create Account for an address without an account', async () => {
    serverSays(401, { message: 'No account found with this email address' });
    await signIn();
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    expect(toastStore.read()).toMatchObject({
      title: 'Account Not Found',
      description: 'No account exists with this email. Please create an account first.',
      tone: 'failure',
    });
    expect(email()).toHaveValue('ada@example.com');
  });

  it('switches to Set Password for an account without a password', async () => {
    serverSays(401, { message: 'Account exists without password' });
    await signIn();
    expect(screen.getByRole('heading', { name: 'Set Password' })).toBeInTheDocument();
    expect(toastStore.read()).toMatchObject({
      title: 'Set Your Password',
      description: 'Your account was created with Google. Please set a password to continue.',
    });
    serverSays(501, { message: 'Not built yet.' });
    await press('Set Password');
    expect(toastStore.read()).toMatchObject({
      title: 'Password Setup Failed',
      description: 'Not built yet.',
    });
  });

  it('asks for missing fields, focuses the first, and sends nothing', async () => {
    serverSays(200, {});
    await press('Sign In');
    expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Please enter your email address.');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('Create Account', () => {
  it('opens for a newcomer from the landing page, one click away from Sign In', async () => {
    open('/login?mode=create');
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    await press('Already have an account? Sign in');
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('requires a first name, but no last name', async () => {
    serverSays(200, { id: '1' });
    await press('Sign up');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'right-horse');
    await press('Create Account');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await press('Create Account');
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/auth/register', {
      email: 'ada@example.com',
      password: 'right-horse',
      firstName: 'Ada',
      lastName: '',
    });
    showToastAfterReload();
    expect(toastStore.read()).toMatchObject({ title: 'Account created!' });
  });
});

describe('errors are also shown beside the field', () => {
  async function register() {
    await press('Sign up');
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'right-horse');
    await press('Create Account');
  }

  it('an address that is taken', async () => {
    serverSays(409, { message: 'An account with this email already exists.' });
    await register();
    expect(email()).toHaveAccessibleDescription('An account with this email already exists.');
    expect(email()).toHaveFocus();
    expect(toastStore.read()).toMatchObject({ title: 'Registration Failed', tone: 'failure' });
  });

  it('a password that everybody uses, until it is changed', async () => {
    const message = 'This password is one of the most common ones. Please choose another.';
    serverSays(400, { message });
    await register();
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.type(password(), 's');
    expect(password()).not.toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('nothing when the server has trouble', async () => {
    serverSays(503, { message: 'The database is not reachable. Please try again in a minute.' });
    await register();
    expect(email()).not.toHaveAttribute('aria-invalid');
    expect(password()).not.toHaveAttribute('aria-invalid');
  });
});

describe('a mistyped address', () => {
  it('is pointed out at registration and fixed with one click', async () => {
    await press('Sign up');
    await userEvent.type(email(), 'anna@gmial.com');
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean anna@gmail.com?');
    await press('anna@gmail.com');
    expect(email()).toHaveValue('anna@gmail.com');
    expect(email()).toHaveFocus();
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
  });

  it('is pointed out when the field is left, not while typing', async () => {
    await press('Sign up');
    await userEvent.type(email(), 'anna@gmail.co');
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean anna@gmail.com?');
  });

  it('blocks nothing, and is left alone at Sign In', async () => {
    serverSays(200, { id: '1' });
    await userEvent.type(email(), 'anna@gmial.com');
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
    await press('Sign up');
    await userEvent.type(screen.getByLabelText('First name'), 'Anna');
    await userEvent.type(password(), 'right-horse');
    await press('Create Account');
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/register',
      expect.objectContaining({ email: 'anna@gmial.com' }),
    );
  });
});

describe('Reset Password', () => {
  it('shows a toast for an empty address', async () => {
    await press('Forgot your password?');
    await press('Send Reset Link');
    expect(toastStore.read()).toMatchObject({
      title: 'Email Required',
      description: 'Please enter your email address.',
    });
  });

  it('shows the server’s words, goes back and clears the address', async () => {
    const message = 'If an account exists for that email, a reset link is on its way.';
    serverSays(200, { message });
    await userEvent.type(email(), 'ada@example.com');
    await press('Forgot your password?');
    expect(email()).toHaveValue('ada@example.com');
    await press('Send Reset Link');
    expect(toastStore.read()).toMatchObject({ title: 'Reset Link Sent', description: message });
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(email()).toHaveValue('');
  });

  it('offers the link of an installation without mail, but no link to another site', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    await userEvent.type(email(), 'ada@example.com');
    await press('Forgot your password?');
    serverSays(200, { message: '', resetLink: `${window.location.origin}/reset-password?token=t` });
    await press('Send Reset Link');
    expect(await screen.findByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      `${window.location.origin}/reset-password?token=t`,
    );
    expect(toastStore.read()).toMatchObject({ title: 'Reset Link Generated' });
    serverSays(200, { message: '', resetLink: 'javascript:alert(1)' });
    await press('Send Reset Link');
    expect(screen.queryByRole('link', { name: 'Reset your password' })).not.toBeInTheDocument();
  });
});
