import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSetAside } from './setAside.ts';

const KEY = 'optimizing-set-aside';

it('keeps what another window has put away meanwhile', () => {
  const { result } = renderHook(() => useSetAside('mine'));
  localStorage.setItem(KEY, JSON.stringify(['theirs']));
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['theirs', 'mine']));
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(['theirs']));
});
