import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('requires no settings', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    exposed: false,
    databaseUrl: undefined,
    passwordMinLength: 6,
    trustProxy: 0,
    jobSources: { entries: [] },
  });
});

it('treats blank values as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

it('uses the administrator’s address as the contact address by default', () => {
  expect(readConfig({ ADMIN_EMAIL: 'Boss@Example.com' })).toMatchObject({ contactEmail: 'boss@example.com' });
  expect(readConfig({ ADMIN_EMAIL: 'a@b.co', CONTACT_EMAIL: 'c@d.co' }).contactEmail).toBe('c@d.co');
});

it('has a day’s budget for the AI service, which can be set', () => {
  expect(readConfig({}).aiBudget).toEqual({ userTokens: 400_000, userCalls: 200, tokens: 10_000_000 });
  expect(
    readConfig({
      OPENAI_USER_DAILY_TOKENS: '5000',
      OPENAI_USER_DAILY_CALLS: '0',
      OPENAI_DAILY_TOKENS: '999999999',
    }).aiBudget,
  ).toEqual({ userTokens: 5_000, userCalls: 0, tokens: 999_999_999 });
});

describe('a wrong value', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an http:// or https:// address'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgresql:// address'],
    [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
    [{ PASSWORD_MIN_LENGTH: '3' }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 256'],
    [{ OPENAI_USER_DAILY_CALLS: '-1' }, 'OPENAI_USER_DAILY_CALLS must be a whole number from 0 to 100000'],
    [
      { OPENAI_USER_DAILY_TOKENS: '1e6' },
      'OPENAI_USER_DAILY_TOKENS must be a whole number from 0 to 100000000',
    ],
    [{ OPENAI_DAILY_TOKENS: 'all' }, 'OPENAI_DAILY_TOKENS must be a whole number from 0 to 999999999'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 16 characters'],
    [{ JOB_SOURCES: 'greenhouse' }, 'JOB_SOURCES must name a board, as greenhouse:acme'],
    [
      { JOB_SOURCES: 'usajobs', USAJOBS_KEY: 'key' },
      'JOB_SOURCES names usajobs, which needs USAJOBS_EMAIL and USAJOBS_KEY',
    ],
    [{ JOB_SOURCES: 'adzuna:us' }, 'JOB_SOURCES names adzuna, which needs ADZUNA_APP_ID and ADZUNA_APP_KEY'],
    [
      { HOST: '0.0.0.0', JOB_SOURCES_MIRROR: 'http://127.0.0.1:1' },
      'JOB_SOURCES_MIRROR is for tests and can’t be set when the installation is exposed',
    ],
    [
      { PUBLIC_URL: 'https://cv.example.com', DATABASE_URL: 'postgresql://db/app' },
      'SESSION_SECRET must be set when the installation is exposed and DATABASE_URL is set',
    ],
  ])('%o is named in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
});

it.each([{}, { TRUST_PROXY: '0' }])('https without a trusted proxy (%o) is refused', (proxies) => {
  const env = { PUBLIC_URL: 'https://cv.example.com', SESSION_SECRET: 'a long enough secret', ...proxies };
  expect(() => readConfig(env)).toThrow(/^TRUST_PROXY must be the number of proxies in front/);
  expect(readConfig({ ...env, TRUST_PROXY: '1' })).toMatchObject({ trustProxy: 1, secureCookies: true });
});

describe('an installation is exposed', () => {
  it.each([
    [{}, false],
    [{ HOST: '127.0.0.5' }, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ PUBLIC_URL: 'https://cv.example.com', TRUST_PROXY: '1' }, true],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, true],
  ])('%o: %s', (env, exposed) => {
    expect(readConfig(env).exposed).toBe(exposed);
  });
});
