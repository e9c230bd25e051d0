import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import type { ResolveName } from './resolve-name.ts';

/** The connection would go to an address that is not allowed. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

/** Every address of a name must be allowed, even those that would not be used. */
function createCheckedLookup(resolve: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw new Error('The name has no address.');
        if (!addresses.every(({ address }) => isAllowed(address))) throw new AddressRefusedError();
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) =>
        callback(error instanceof Error ? error : new Error('The name was not resolved.'), []),
      );
  };
}

/**
 * Creates a connector that connects only to allowed addresses. A name is resolved once and the connection uses exactly
 * the checked addresses, so changing a name between two look-ups (DNS rebinding) has no effect. A literal address
 * is checked directly, as it is never looked up. (docs/security.md#links)
 */
export function createCheckedConnector(
  build: typeof buildConnector,
  options: { resolve: ResolveName; isAllowed: (address: string) => boolean; timeoutMs: number },
): buildConnector.connector {
  const { isAllowed } = options;
  const connect = build({
    lookup: createCheckedLookup(options.resolve, isAllowed),
    timeout: options.timeoutMs,
  });
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) return callback(new AddressRefusedError(), null);
    connect(target, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (error) return callback(error, null);
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(new AddressRefusedError(), null);
    });
  };
}
