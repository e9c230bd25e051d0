import { afterEach, expect, it, vi } from 'vitest';
import { askEarly, postOperation } from './earlyAnswers.ts';

const home = { id: 'abc', name: 'HomePageQuery' };

function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn(() => {
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error('none left'));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

it('hands over an early answer once; the next caller gets a new one', async () => {
  const fetch = answerWith(new Response('early'), new Response('new'));
  askEarly(home);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await (await postOperation(home, {})).text()).toBe('early');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await (await postOperation(home, {})).text()).toBe('new');
});

it('never hands it over to a different request', async () => {
  answerWith(new Response('early'), new Response('other operation'), new Response('other variables'));
  askEarly(home);
  expect(await (await postOperation({ id: 'def', name: 'Other' }, {})).text()).toBe('other operation');
  expect(await (await postOperation(home, { first: 2 })).text()).toBe('other variables');
  expect(await (await postOperation(home, {})).text()).toBe('early');
});

it('leaves a failure to whoever takes the answer', async () => {
  answerWith(new TypeError('Failed to fetch'));
  askEarly(home);
  await expect(postOperation(home, {})).rejects.toThrow('Failed to fetch');
});
