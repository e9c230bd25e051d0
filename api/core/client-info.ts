/** Where a request comes from, as far as limits and conveniences care. */
export interface ClientInfo {
  /** The caller's network address, as far as the configured proxies can be trusted. */
  address: string;
  /** At this very machine: a loopback socket, no proxy between, a loopback host. */
  isLocal: boolean;
  /** What an earlier sign-in left in this browser; `''` without one. */
  deviceToken: string;
}
