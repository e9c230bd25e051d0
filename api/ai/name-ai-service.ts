import { isIP } from 'node:net';
import { isPublicAddress } from '../platform/safe-fetch/public-address.ts';

const OPENAI = 'OpenAI';
/** Names that only a private network resolves. */
const PRIVATE_NAMES = /^[^.]*$|\.(local|localhost|internal|intranet|lan|home|home\.arpa|corp|private|test)$/;

/**
 * The name under which people are told where their recordings go: OpenAI, or the host of another service.
 *
 * @param baseUrl the configured address; undefined for OpenAI's own
 * @returns null for a server in the installation's own network, whose name is nobody's business
 */
export function nameAiService(baseUrl: string | undefined): string | null {
  if (baseUrl === undefined) return OPENAI;
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$|\.$/g, '');
  if (host === 'openai.com' || host.endsWith('.openai.com')) return OPENAI;
  const isPrivate = isIP(host) ? !isPublicAddress(host) : PRIVATE_NAMES.test(host);
  return isPrivate ? null : host;
}
