import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

it.each<[string, Record<string, string>, string | null]>([
  [
    'behind https says that it is there over https only',
    { PUBLIC_URL: 'https://cv.example.com', TRUST_PROXY: '1', SESSION_SECRET: 'a long enough secret' },
    'max-age=31536000',
  ],
  // A browser would remember it and could no longer reach anything on this machine.
  ['without https does not', {}, null],
])('an installation %s', async (_name, env, header) => {
  const app = await startTestApp(env);
  try {
    for (const path of ['/', '/api/auth/user', '/healthz', '/nothing-here'])
      expect((await app.visitor().get(path)).headers.get('strict-transport-security'), path).toBe(header);
  } finally {
    await app.close();
  }
});

it('allows the microphone to our own pages only, and camera and location to nobody', async () => {
  const app = await startTestApp();
  try {
    for (const path of ['/', '/interview-prep', '/api/auth/user'])
      expect((await app.visitor().get(path)).headers.get('permissions-policy'), path).toBe(
        'microphone=(self), camera=(), geolocation=()',
      );
  } finally {
    await app.close();
  }
});
