import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { BegunSignIn, BegunSignInControl } from '../core/session-control.ts';
import { readCookie } from './read-cookie.ts';
import type { Signer } from './signer.ts';

const NAME = 'google_sign_in';
const PURPOSE = 'begun-sign-in';
/** Who stays longer at Google begins again. */
const LIFE_MS = 10 * 60 * 1000;

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});

interface Keeper {
  config: Pick<Config, 'secureCookies'>;
  signer: Signer;
  now: () => Date;
}

/**
 * Keeps a begun sign-in with Google in a signed cookie of this browser until it comes back (docs/decisions/0031):
 * anybody may begin one, so that it must not cost a row of the database.
 */
export function begunSignIn(
  req: Request,
  res: Response,
  { config, signer, now }: Keeper,
): BegunSignInControl {
  const flags = {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/api/auth/google',
  } as const;
  return {
    keep: (begun) => {
      const content = JSON.stringify({ ...begun, until: now().getTime() + LIFE_MS });
      const text = Buffer.from(content).toString('base64url');
      res.cookie(NAME, `${text}.${signer.sign(PURPOSE, text)}`, { ...flags, maxAge: LIFE_MS });
    },
    take: () => {
      const [text = '', mark = ''] = readCookie(req, NAME).split('.');
      if (!signer.isSigned(PURPOSE, text, mark)) return null;
      // Once: what is played back finds nothing.
      res.clearCookie(NAME, flags);
      return unexpired(Buffer.from(text, 'base64url').toString(), now());
    },
  };
}

/** The text is our own: only the signature of this very process, or of one with its secret, leads here. */
function unexpired(content: string, now: Date): BegunSignIn | null {
  const { until, ...begun } = kept.parse(JSON.parse(content));
  return until > now.getTime() ? begun : null;
}
