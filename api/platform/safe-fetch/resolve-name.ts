import { lookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** All addresses of a name. */
export type ResolveName = (hostname: string) => Promise<ResolvedAddress[]>;

const ANSWER_MS = 2_000;
const TRIES = 2;

/**
 * Asks the name servers and nothing else: no file of hosts, no search domain of the network we stand in. It waits on a
 * socket, not on one of the few threads that the system's look-up would hold, which check passwords as well: who answers
 * for a name may take his time.
 *
 * @param servers in place of the system's, for tests
 */
export function publicNames(servers?: string[]): ResolveName {
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

/** As everything else on this machine sees names: where private addresses are allowed. */
export const systemNames: ResolveName = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
