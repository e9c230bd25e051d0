/** Where a request comes from, for rate limits and local conveniences. */
export interface ClientInfo {
  /** The caller's network address, as far as the configured proxies can be trusted. */
  address: string;
  /** From this machine: over a loopback socket, without a proxy, to a loopback host. */
  isLocal: boolean;
  /** The token that an earlier sign-in left in this browser; `''` if there is none. */
  deviceToken: string;
}
