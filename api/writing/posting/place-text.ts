import { isRegionOnly, looksLikePlace, placeInText } from './places.ts';

const COMPANY_END =
  /^(?:inc|llc|llp|ltd|limited|plc|gmbh|ag|kg|co|corp|corporation|company|group|sons|partners|s\.?a\.?s?|b\.?v|bv|nv|sarl|srl|spa|sp|md|dds|cpa|esq|jr|sr)\.?$/iu;
/** A town as it stands behind a name: one to three capitalised words, with the state or the country if there is one. */
const TOWN = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|am|an der|de|la|sur|upon|on)){0,3}(?:, \p{Lu}[\p{L}. ]{1,20})?`;
const BEHIND = [
  new RegExp(String.raw`^(.+?)\s+[–—|·•-]\s+(.+)$`, 'u'),
  new RegExp(String.raw`^(.+?),\s+(${TOWN})$`, 'u'),
  new RegExp(String.raw`^(.+?)\s+(?:in|à|en|w)\s+(${TOWN})$`, 'u'),
];
/** What makes a name an employer's, whatever place stands behind it. */
const EMPLOYER =
  /&|(?<![\p{L}])(?:inc|llc|llp|ltd|plc|gmbh|ag|corp|group|trust|council|hotel|hôtel|hospital|school|clinic|restaurant|university|college|bank|church|dental|care|services|logistics|company)(?![\p{L}])/iu;
const IS_TOWN = new RegExp(`^${TOWN}$`, 'u');
const SENTENCE =
  /\s(?:is|are|has|seeks?|needs?|wants?|hiring|looking|sucht|suchen|recrute|recherche|busca|cerca|szuka)\s/iu;
const WAY_OF_WORK = /\s*[([](?:fully |100 ?% )?(?:hybrid|remote|on-?site|home ?office)[^)\]]*[)\]]\s*$/iu;

/** Whether a name says by itself that it is an employer's: "Pine & Sons", "Volt LLC", "Hôtel Le Parc". */
export const isEmployer = (name: string) => EMPLOYER.test(name);

/** "Pine & Sons LLC - Boston, MA (Hybrid)", "Elm & Ash, Manchester", "Müller GmbH in Hamburg": the name and the place. */
export function splitPlace(text: string): { name: string; place: string } {
  const whole = text.replace(WAY_OF_WORK, '').trim();
  if (SENTENCE.test(whole)) return { name: text, place: '' };
  for (const [index, pattern] of BEHIND.entries()) {
    const [, name = '', place = ''] = pattern.exec(whole) ?? [];
    if (name === '' || place === '' || COMPANY_END.test(place) || /&|\d{2}/.test(place)) continue;
    // Behind a dash stands anything; behind a comma or "in" a town of which we may never have heard.
    if (index === 0 && !looksLikePlace(place) && !(IS_TOWN.test(place) && isEmployer(name))) continue;
    if (looksLikePlace(name) && !isEmployer(name)) continue;
    return { name, place };
  }
  return { name: text, place: '' };
}

const HOUSE = String.raw`(?:office|store|shop|branch|caf[eé]|restaurant|hotel|clinic|hospital|practice|school|warehouse|depot|plant|factory|kitchen|salon|bakery|bar|site|location|facility|headquarters|studio|workshop|campus|home)s?`;
const PLACED: RegExp[] = [
  new RegExp(
    String.raw`(?:based in|located in|position located in|job in|(?:needed|wanted|opening|vacancy|jobs?|work) in|our ${HOUSE} (?:in|at)|${HOUSE} in|standort(?: in)?|basée? à|à pourvoir à|poste à|con sede en|ubicad[ao] en|con sede a|sede di|z siedzibą w)\s+(${TOWN})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:team|us|role|position) in (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}]+)`,
    'u',
  ),
];

/** Where running text says that the work is, empty if it does not. */
export function locationInText(text: string): string {
  const head = text.slice(0, 6_000);
  const named = placeInText(head);
  if (named) return named;
  for (const pattern of PLACED) {
    const found = pattern.exec(head)?.[1]?.replace(/[.,]+$/, '') ?? '';
    // "Based in Excel" is not said; "based in Remote" is, and means nothing.
    if (found !== '' && !/^(?:remote|hybrid|our|the|a|an)$/i.test(found)) return found.split(/\.\s/)[0] ?? '';
  }
  return '';
}

/** Whether a short line names a place and no employer before it. */
export function isOnlyPlace(text: string): boolean {
  return looksLikePlace(text) && (isRegionOnly(text) || placeInText(text) !== '');
}
