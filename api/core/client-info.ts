/** Where a request comes from, as far as limits care. */
export interface ClientInfo {
  /** The caller's network address, as far as the configured proxies can be trusted. */
  address: string;
  /** What an earlier sign-in left in this browser; `''` without one. */
  deviceToken: string;
}
