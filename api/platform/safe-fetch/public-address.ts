import ipaddr from 'ipaddr.js';

/** Reachable only from inside a provider's own machines although it looks public: Azure's platform address. */
const NOT_PUBLIC = new Set(['168.63.129.16']);
/** The only part of IPv6 from which public addresses are given out (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Loopback, private, link-local, shared, reserved and
 * documentation ranges do not, nor IPv6 forms that carry an IPv4 address for another machine to unpack (mapped, NAT64,
 * 6to4, Teredo). Text that is no IP address is not public either. (docs/security.md#links)
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || NOT_PUBLIC.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
