import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import type { ResolveName } from './resolve-name.ts';

/** The connection would lead where it may not. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Every address of a name must be allowed, also those that would not be used. */
function checkedLookup(resolve: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw new Error('The name has no address.');
        if (!addresses.every(({ address }) => isAllowed(address))) throw new AddressRefused();
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) =>
        callback(error instanceof Error ? error : new Error('The name was not resolved.'), []),
      );
  };
}

/**
 * A connector that talks to allowed addresses only. A name is resolved once and the connection goes to the very
 * addresses that were checked, so a name that changes between two look-ups wins nothing; an address in place of a
 * name is checked by itself, since no look-up happens for it. (docs/security.md#links)
 */
export function checkedConnector(
  build: typeof buildConnector,
  options: { resolve: ResolveName; isAllowed: (address: string) => boolean; timeoutMs: number },
): buildConnector.connector {
  const { isAllowed } = options;
  const connect = build({ lookup: checkedLookup(options.resolve, isAllowed), timeout: options.timeoutMs });
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) return callback(new AddressRefused(), null);
    connect(target, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (error) return callback(error, null);
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(new AddressRefused(), null);
    });
  };
}
