/** Mail providers that a mistyped address is likely meant for. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'email.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'zoho.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'orange.fr',
  'wanadoo.fr',
  'libero.it',
  'yandex.com',
  'yandex.ru',
  'mail.ru',
] as const;
const KNOWN: ReadonlySet<string> = new Set(PROVIDERS);

/** These have one domain worldwide; under another ending they are somebody else's. */
const ONE_ENDING: readonly string[] = ['gmail.com', 'icloud.com', 'aol.com', 'protonmail.com', 'comcast.net'];
/** Shorter names are one letter away from too many others: live, love, line. */
const MIN_NAME_LENGTH = 5;

/** Endings that don't exist, with the ones that were meant. */
const ENDING_TYPOS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  'c.om': 'com',
  nte: 'net',
  ner: 'net',
  ogr: 'org',
  rog: 'org',
};

/**
 * Suggests what an address was probably meant to be: it is one typo away from a well-known provider, or its ending
 * doesn't exist. Only a hint: the address may be right.
 *
 * @returns the whole address, or null when nothing looks wrong.
 */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || domain === '' || KNOWN.has(domain)) return null;
  const meant = suggestDomain(domain);
  return meant === null ? null : `${typed.trim().slice(0, at)}@${meant}`;
}

function suggestDomain(domain: string): string | null {
  const withEnding = fixEnding(domain);
  if (withEnding !== null) return nearestProvider(withEnding) ?? withEnding;
  return nearestProvider(domain);
}

function fixEnding(domain: string): string | null {
  for (const [wrong, meant] of Object.entries(ENDING_TYPOS)) {
    if (domain.endsWith(`.${wrong}`)) return `${domain.slice(0, -wrong.length)}${meant}`;
  }
  return null;
}

/** Finds the provider that a domain is one typo away from; null when there is none, or more than one. */
function nearestProvider(domain: string): string | null {
  if (KNOWN.has(domain)) return domain;
  const name = getName(domain);
  const ending = domain.slice(name.length);
  const sameName = ONE_ENDING.find((provider) => getName(provider) === name);
  if (sameName) return sameName;
  const near = PROVIDERS.filter((provider) => {
    const theirs = getName(provider);
    if (theirs.length < MIN_NAME_LENGTH) return false;
    const isEndingRight = provider.slice(theirs.length) === ending;
    // One typo in all: in the name, or in the ending of a correct name (`yahoo.co` but not `yahoo.ca`).
    return isEndingRight ? isOneSlip(name, theirs) : theirs === name && isCutEnding(ending, provider);
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}

const getName = (domain: string) => domain.split('.', 1)[0] ?? '';

/** `.co` and `.cm` for `.com`: endings that exist, under which none of these providers has mailboxes. */
const isCutEnding = (ending: string, provider: string) =>
  provider.endsWith('.com') && ['.co', '.cm', '.om'].includes(ending);

/** Whether the two differ by one letter added, missing or changed, or by two letters swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, meant.length) - start &&
    typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
  ) {
    end += 1;
  }
  const [mine, theirs] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
}
