import { lookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a name to all its addresses. */
export type ResolveName = (hostname: string) => Promise<ResolvedAddress[]>;

const ANSWER_MS = 2_000;
const TRIES = 2;

/**
 * Asks only the name servers: no hosts file, and no search domain of the local network. The system's look-up would
 * block one of the few threads that also hash passwords, and a hostile name server may answer slowly; this one waits on
 * a socket.
 *
 * @param servers used instead of the system's, for tests
 */
export function createPublicResolver(servers?: string[]): ResolveName {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const of = (family: number, addresses: string[]) => addresses.map((address) => ({ address, family }));
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return [
      ...(four.status === 'fulfilled' ? of(4, four.value) : []),
      ...(six.status === 'fulfilled' ? of(6, six.value) : []),
    ];
  };
}

/** The system's look-up, for when private addresses are allowed. */
export const resolveBySystem: ResolveName = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
