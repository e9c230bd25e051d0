import { isIP } from 'node:net';
import { ValidationError } from '../../core/errors.ts';
import { URL_MAX_LENGTH } from '../../limits.ts';

/** Why an address is not opened, as far as the address alone shows. */
export type AddressProblem = 'not-web' | 'credentials' | 'port' | 'private';

export interface AddressRules {
  /** Whether connecting to an IP address is allowed. */
  isAllowed: (address: string) => boolean;
  /** For tests: allows any port and any name. */
  isOpen: boolean;
  /** Called for each address that was refused because it is private. */
  onRefused?: (() => void) | undefined;
}

/** Names of this machine, the local network, or a cloud's metadata service. No public site has such a name. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i;

/** The host without IPv6 brackets and without a trailing dot. */
export function plainHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/**
 * Why an address may not be opened, or null. Checked again for each redirect; resolved addresses are checked on
 * connecting.
 */
export function addressProblem(url: URL, { isAllowed, isOpen }: AddressRules): AddressProblem | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-web';
  if (url.username !== '' || url.password !== '') return 'credentials';
  // `URL` omits the protocol's default port.
  if (!isOpen && url.port !== '' && url.port !== '80' && url.port !== '443') return 'port';
  const host = plainHost(url);
  if (isIP(host) !== 0) return isAllowed(host) ? null : 'private';
  if (!isOpen && (!host.includes('.') || PRIVATE_NAME.test(host))) return 'private';
  return null;
}

const MESSAGES: Record<AddressProblem, string> = {
  'not-web': 'Please enter the whole web address of the posting: it begins with https:// or http://.',
  credentials: 'Please enter the address without a user name and password.',
  port: 'This address uses an unusual port, which is not opened from here. Please open the link and paste the text of the posting instead.',
  private:
    'This address leads into a private network, which is not opened from here. Please open the link and paste the text of the posting instead.',
};

const problem = (message: string) => new ValidationError([{ path: 'url', message }]);

/**
 * Parses an address typed by a user; drops the fragment.
 *
 * @throws {ValidationError} for the field `url`, when it isn't a web address or is one that is never opened.
 */
export function parsePageAddress(text: string, rules: AddressRules): URL {
  const typed = text.trim();
  if (typed.length > URL_MAX_LENGTH) {
    throw problem(
      `That address is too long: at most ${URL_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
    );
  }
  if (!URL.canParse(typed)) throw problem(MESSAGES['not-web']);
  const url = new URL(typed);
  const found = addressProblem(url, rules);
  if (found === 'private') rules.onRefused?.();
  if (found) throw problem(MESSAGES[found]);
  url.hash = '';
  return url;
}
