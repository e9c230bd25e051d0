import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { readCookie } from './read-cookie.ts';

const NAME = 'device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What an earlier sign-in left in this browser; `''` without one. */
export function readDeviceToken(req: Request): string {
  return readCookie(req, NAME).slice(0, 100);
}

/** The token is our own signature: it proves an earlier sign-in and opens nothing. */
export function rememberDevice(res: Response, config: Pick<Config, 'secureCookies'>, token: string): void {
  res.cookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/api/auth',
    maxAge: YEAR_MS,
  });
}
