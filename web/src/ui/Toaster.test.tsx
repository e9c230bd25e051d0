// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { dismissToast, showToastAfterReload, toast, toastAfterReload } from './toast.ts';
import { Toaster } from './Toaster.tsx';

const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));

beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
});

describe('toasts', () => {
  it('shows one at a time', () => {
    render(<Toaster />);
    show({ title: 'Experience added successfully' });
    show({ title: 'Experience deleted successfully' });
    expect(screen.queryByText('Experience added successfully')).not.toBeInTheDocument();
    expect(screen.getByText('Experience deleted successfully')).toBeInTheDocument();
  });

  it('announces failures assertively and successes politely, in regions that exist before the text', () => {
    render(<Toaster />);
    const alert = screen.getByRole('alert');
    const status = screen.getByRole('status');
    show({ title: 'Failed to save resume', tone: 'failure' });
    expect(alert).toHaveTextContent('Failed to save resume');
    expect(status).toBeEmptyDOMElement();
    show({ title: 'Saved' });
    expect(alert).toBeEmptyDOMElement();
    expect(status).toHaveTextContent('Saved');
  });

  it('disappears by itself, failures later, but not while hovered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toaster />);
    show({ title: 'Saved' });
    act(() => vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    show({ title: 'Failed', tone: 'failure' });
    act(() => vi.advanceTimersByTime(6_000));
    await user.hover(screen.getByText('Failed'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Failed')).toBeInTheDocument();
    await user.unhover(screen.getByText('Failed'));
    act(() => vi.advanceTimersByTime(12_000));
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('can be dismissed, and can undo', async () => {
    const undo = vi.fn();
    render(<Toaster />);
    show({ title: 'Bullet point deleted', action: { label: 'Undo', run: undo } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    show({ title: 'Again' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Again')).not.toBeInTheDocument();
  });

  it('moves into the open modal dialog, where it can be reached, and out when that closes', async () => {
    const page = (open: boolean) => (
      <>
        <Dialog open={open} onClose={() => {}} title="Add Experience" />
        <Toaster />
      </>
    );
    const { rerender } = render(page(true));
    show({ title: 'Failed to add experience', tone: 'failure' });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toContainElement(screen.getByText('Failed to add experience'));
    rerender(page(false));
    await waitFor(() => expect(dialog).not.toContainElement(screen.getByText('Failed to add experience')));
  });

  it('survives the reload after signing in, once', () => {
    toastAfterReload({ title: 'Welcome back!', description: "You've been logged in successfully." });
    render(<Toaster />);
    act(showToastAfterReload);
    expect(screen.getByText('Welcome back!')).toBeInTheDocument();
    act(() => dismissToast());
    act(showToastAfterReload);
    expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
  });
});
