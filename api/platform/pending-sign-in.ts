import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { PendingSignIn, PendingSignInStore } from '../core/session-control.ts';
import { readCookie } from './read-cookie.ts';
import type { Signer } from './signer.ts';

const NAME = 'google_sign_in';
const PURPOSE = 'begun-sign-in';
/** Anyone who takes longer at Google has to start again. */
const LIFE_MS = 10 * 60 * 1000;

const storedSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});

interface StoreDeps {
  config: Pick<Config, 'secureCookies'>;
  signer: Signer;
  now: () => Date;
}

/**
 * Keeps a pending sign-in with Google in a signed cookie until the browser comes back (docs/decisions/0031):
 * anybody can start one, so it must not cost a database row.
 */
export function createPendingSignInStore(
  req: Request,
  res: Response,
  { config, signer, now }: StoreDeps,
): PendingSignInStore {
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
      // Single use, so that a replayed callback finds nothing.
      res.clearCookie(NAME, flags);
      return parseUnexpired(Buffer.from(text, 'base64url').toString(), now());
    },
  };
}

/** The content can be trusted: its signature, made with our secret, has been checked. */
function parseUnexpired(content: string, now: Date): PendingSignIn | null {
  const { until, ...begun } = storedSignIn.parse(JSON.parse(content));
  return until > now.getTime() ? begun : null;
}
