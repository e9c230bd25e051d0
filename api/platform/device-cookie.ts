import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { readCookie } from './read-cookie.ts';

const NAME = 'device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The token that an earlier sign-in left in this browser; `''` if there is none. */
export function readDeviceToken(req: Request): string {
  return readCookie(req, NAME).slice(0, 100);
}

/** Stores the signed token: it proves an earlier sign-in but grants no access. */
export function rememberDevice(res: Response, config: Pick<Config, 'secureCookies'>, token: string): void {
  res.cookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/api/auth',
    maxAge: YEAR_MS,
  });
}
