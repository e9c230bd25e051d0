import { z } from 'zod';
import type { Signer } from './signer.ts';

const PURPOSE = 'operator';
/** The command signs and sends at once. */
const LIFE_MS = 5 * 60_000;

const contentSchema = z.object({ until: z.number(), request: z.string() });

/**
 * Proves to the running server that a request comes from its operator: whoever knows the server's secret, as
 * `npm run admin:verify` does. Worth nothing for any other request, nor after five minutes.
 *
 * @param request everything that the request says, or a digest of it
 */
export function signOperatorProof(signer: Signer, request: string, now: Date): string {
  const content = JSON.stringify({ until: now.getTime() + LIFE_MS, request });
  const text = Buffer.from(content).toString('base64url');
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** What an operator's proof was made for; null if it is none, or too old. */
export function readOperatorProof(signer: Signer, proof: string, now: Date): string | null {
  const [text = '', mark = ''] = proof.split('.');
  if (!signer.isSigned(PURPOSE, text, mark)) return null;
  const content = contentSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return content.until < now.getTime() ? null : content.request;
}
