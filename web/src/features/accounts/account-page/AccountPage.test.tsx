import { screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast, toastStore } from '../../../ui/toast.ts';
import { AccountPage } from './AccountPage.tsx';
import { profileDrafts } from './ProfileForm.tsx';

const ADA = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Bell',
  profileImageUrl: null,
  hasPassword: true,
  hasGoogle: false,
  isEmailVerified: false,
  canConfirmEmail: true,
};
const THIS_ONE = {
  id: 'd1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36',
  signedInAt: '2026-01-05T12:00:00.000Z',
  lastSeenAt: '2026-01-05T12:00:00.000Z',
  isCurrent: true,
};
const OTHER = {
  ...THIS_ONE,
  id: 'd2',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/127.0',
  isCurrent: false,
};

function open(person: Partial<Record<keyof typeof ADA, unknown>> = {}) {
  const route = renderRoute<AccountPageQuery>(AccountPage, {
    query: {
      request: query,
      answer: (operation) =>
        MockPayloadGenerator.generate(operation, {
          User: () => ({ ...ADA, devices: [THIS_ONE, OTHER], ...person }),
        }),
    },
  });
  return { ...route, resolve: (data: object) => reply(route.environment, data) };
}

const sent = vi.fn();
/** Answers the calls one after the other. */
function serverSays(...answers: [status: number, body: unknown][]) {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    sent(init.method ?? 'GET', path, init.body ? JSON.parse(String(init.body)) : undefined);
    const [status, body] = answers.shift() ?? [500, {}];
    return Promise.resolve(Response.json(body, { status }));
  });
}

beforeEach(() => {
  dismissToast();
  profileDrafts.drop('profile');
  vi.spyOn(window.location, 'assign').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.mockClear();
});

describe('profile', () => {
  it('sends what changed, and an empty picture as none', async () => {
    const { user, resolve } = open();
    const name = await screen.findByLabelText('First name');
    expect(screen.getByRole('button', { name: 'Save Profile' })).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'Grace');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    const viewer = {
      __typename: 'User',
      id: 'u1',
      firstName: 'Grace',
      lastName: 'Bell',
      profileImageUrl: null,
    };
    const { input } = resolve({ updateProfile: { __typename: 'UpdateProfilePayload', viewer } });
    expect(input).toEqual({ firstName: 'Grace', lastName: 'Bell', profileImageUrl: null });
    await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Profile saved' }));
    expect(profileDrafts.read('profile')).toBeUndefined();
  });

  it('shows the server’s error beside the field and keeps what was typed', async () => {
    const { user, resolve } = open();
    const picture = await screen.findByLabelText('Picture (optional)');
    await user.type(picture, 'https://x.example/me.png');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    const message = 'The address of the picture is too long.';
    resolve({
      updateProfile: userError('ValidationError', message, [{ path: 'profileImageUrl', message }]),
    });
    await waitFor(() => expect(picture).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(picture).toHaveFocus();
    expect(picture).toHaveValue('https://x.example/me.png');
    expect(toastStore.read()).toMatchObject({ title: 'Failed to save profile', tone: 'failure' });
  });

  it('keeps a draft when the page is left', async () => {
    const first = open();
    await first.user.type(await screen.findByLabelText('First name'), ' Maria');
    first.view.unmount();
    open();
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada Maria');
    expect(screen.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
  });
});

describe('email', () => {
  it('offers to confirm an unconfirmed address', async () => {
    const { user, resolve } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm your email' }));
    resolve({ requestEmailVerification: userError('RateLimitedError', 'Too many attempts.') });
    await waitFor(() =>
      expect(toastStore.read()).toMatchObject({
        title: 'Failed to send the link',
        description: 'Too many attempts.',
      }),
    );
  });

  it('shows when it is confirmed', async () => {
    open({ isEmailVerified: true, canConfirmEmail: false });
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull();
  });
});

describe('email without mail', () => {
  it('offers no confirmation', async () => {
    open({ canConfirmEmail: false });
    expect(await screen.findByRole('button', { name: 'Change email address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull();
    expect(screen.queryByText('Not confirmed yet')).toBeNull();
  });
});

describe('changing the address', () => {
  async function openDialog(person: Parameters<typeof open>[0] = {}) {
    const opened = open(person);
    await opened.user.click(await screen.findByRole('button', { name: 'Change email address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your email address' }));
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Change email address' }));
    return { ...opened, dialog, submit };
  }

  it('sends the new address with the password, and says that a link was sent', async () => {
    const message = 'If ada@new.example can be used, a link is on its way there.';
    serverSays([200, { isChanged: false, message }]);
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByLabelText('New email'), 'ada@new.example');
    await user.type(dialog.getByLabelText('Password'), 'old one here');
    await submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST', '/api/account/email', {
      email: 'ada@new.example',
      password: 'old one here',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(message)).toBeVisible();
    expect(toastStore.read()).toMatchObject({ title: 'Confirmation link sent' });
  });

  it('shows the new address at once when no mail is sent', async () => {
    serverSays([200, { isChanged: true, message: 'You sign in with ada@new.example from now on.' }]);
    const { user, dialog, submit, environment, resolve } = await openDialog({ canConfirmEmail: false });
    await user.type(dialog.getByLabelText('New email'), 'ada@new.example');
    await user.type(dialog.getByLabelText('Password'), 'old one here');
    await submit();
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
    const changed = { ...ADA, email: 'ada@new.example', canConfirmEmail: false, devices: [THIS_ONE] };
    resolve({ viewer: { __typename: 'User', ...changed } });
    expect(await screen.findByText('ada@new.example')).toBeVisible();
    expect(toastStore.read()).toMatchObject({ title: 'Email address changed' });
  });

  it('shows errors beside their fields and keeps what was typed', async () => {
    serverSays(
      [400, { message: 'This is not your current password.' }],
      [409, { message: 'An account with this email already exists.' }],
    );
    const { user, dialog, submit } = await openDialog();
    await submit();
    expect(dialog.getByLabelText('New email')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('New email'), 'ada@new.example');
    await user.type(dialog.getByLabelText('Password'), 'old one here');
    await submit();
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
    await submit();
    expect(dialog.getByLabelText('New email')).toHaveAccessibleDescription(
      'An account with this email already exists.',
    );
    expect(dialog.getByLabelText('Password')).toHaveValue('old one here');
  });

  it('points out a mistyped address', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('New email'), 'ada@gmial.com');
    await user.click(dialog.getByRole('button', { name: 'ada@gmail.com' }));
    expect(dialog.getByLabelText('New email')).toHaveValue('ada@gmail.com');
  });

  it('leads to Google when that is the only possible proof', async () => {
    serverSays([403, { message: 'Please sign in with Google again to change your email address.' }]);
    const { user, dialog, submit } = await openDialog({ hasPassword: false, hasGoogle: true });
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.type(dialog.getByLabelText('New email'), 'ada@new.example');
    await submit();
    expect(await dialog.findByText(/Please sign in with Google again/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/auth/google'),
    );
  });
});

describe('devices', () => {
  it('can be signed out, except this one', async () => {
    const { user, resolve } = open();
    const devices = within(await screen.findByRole('list', { name: 'Devices' }));
    expect(devices.getAllByRole('button')).toHaveLength(1);
    await user.click(devices.getByRole('button', { name: 'Sign out: Firefox on Windows' }));
    const viewer = { __typename: 'User', id: 'u1', devices: [THIS_ONE] };
    expect(resolve({ endDevice: { __typename: 'EndDevicePayload', viewer } })).toEqual({
      input: { deviceId: 'd2' },
    });
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
  });
});

describe('password', () => {
  it('is changed, and the form is cleared', async () => {
    const { user, resolve } = open();
    await user.type(await screen.findByLabelText('Current password'), 'old one here');
    await user.type(screen.getByLabelText('New password'), 'three quiet herons');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    const viewer = { __typename: 'User', id: 'u1', devices: [THIS_ONE] };
    expect(resolve({ changePassword: { __typename: 'ChangePasswordPayload', viewer } })).toEqual({
      input: { currentPassword: 'old one here', newPassword: 'three quiet herons' },
    });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(toastStore.read()).toMatchObject({ title: 'Password changed' });
  });

  it('is set for the first time through the documented path', async () => {
    serverSays([200, {}]);
    const { user, resolve, environment } = open({ hasPassword: false, hasGoogle: true });
    await user.type(await screen.findByLabelText('New password'), 'three quiet herons');
    await user.click(screen.getByRole('button', { name: 'Set Password' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST', '/api/auth/setup-password', {
      email: 'ada@example.com',
      password: 'three quiet herons',
    });
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
    resolve({ viewer: { __typename: 'User', ...ADA, hasGoogle: true, devices: [THIS_ONE] } });
    expect(await screen.findByText('You can sign in with this password or with Google.')).toBeVisible();
    expect(toastStore.read()).toMatchObject({ title: 'Password Set!' });
  });
});

describe('actions that need proof', () => {
  it('deleting sends the password and leaves for /', async () => {
    serverSays([200, { success: true }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Password'), 'old one here');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE', '/api/account', { password: 'old one here' });
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('accepts a fresh sign-in with Google for an account without a password', async () => {
    serverSays([200, { success: true }]);
    const { user } = open({ hasPassword: false });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE', '/api/account', {});
  });

  it('continues the download after the password', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    serverSays(
      [403, {}],
      [400, { message: 'This is not your current password.' }],
      [200, {}],
      [200, { account: {} }],
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
    await user.type(dialog.getByLabelText('Password'), 'old one here');
    await user.click(dialog.getByRole('button', { name: 'Download my data' }));
    expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    expect(dialog.getByLabelText('Password')).toHaveValue('old one here');
    await user.click(dialog.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(sent.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
      'GET /api/account/export',
      'POST /api/auth/confirm',
      'POST /api/auth/confirm',
      'GET /api/account/export',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
