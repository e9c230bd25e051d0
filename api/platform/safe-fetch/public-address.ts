import ipaddr from 'ipaddr.js';

/** Looks public but is reachable only from a provider's machines: Azure's platform address. */
const NOT_PUBLIC = new Set(['168.63.129.16']);
/** The only IPv6 range from which public addresses are allocated (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Loopback, private, link-local, shared, reserved and
 * documentation ranges do not, nor do IPv6 addresses with an embedded IPv4 address (mapped, NAT64, 6to4, Teredo). Text
 * that isn't an IP address is not public either. (docs/security.md#links)
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || NOT_PUBLIC.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
