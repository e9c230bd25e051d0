// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

/** Browsers do this to a button that is disabled. */
const loseFocus = () => act(() => screen.getByRole('button', { name: 'Save' }).blur());

const form = (busy: boolean) => (
  <>
    <Button busy={busy}>Save</Button>
    <input aria-label="Name" />
  </>
);

it('has the focus again when what it started is over', async () => {
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(form(true));
  loseFocus();
  rerender(form(false));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('leaves the focus where it has gone in the meantime', async () => {
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(form(true));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(form(false));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('takes no focus for what another control started', async () => {
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(form(true));
  act(() => screen.getByRole('textbox', { name: 'Name' }).blur());
  rerender(form(false));
  expect(document.body).toHaveFocus();
});
