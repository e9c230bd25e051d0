import { companyScore } from '../reading/fields/field-scores.ts';
import { isSurePlace, looksLikePlace, findPlace } from './places.ts';

const COMPANY_END =
  /^(?:inc|llc|llp|ltd|limited|plc|gmbh|ag|kg|co|corp|corporation|company|group|sons|partners|s\.?a\.?s?|b\.?v|bv|nv|sarl|srl|spa|sp|md|dds|cpa|esq|jr|sr)\.?$/iu;
/** A town after a name: one to three capitalised words, with an optional state or country. */
const TOWN = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|am|an der|de|la|sur|upon|on)){0,3}(?:, \p{Lu}[\p{L}. ]{1,20})?`;
const BEHIND = [
  new RegExp(String.raw`^(.+?)\s+[–—|·•-]\s+(.+)$`, 'u'),
  new RegExp(String.raw`^(.+?),\s+(${TOWN})$`, 'u'),
  new RegExp(String.raw`^(.+?)\s+(?:in|à|en|w)\s+(${TOWN})$`, 'u'),
];
/** Marks of an employer's name, whatever place follows. */
const EMPLOYER =
  /&|(?<![\p{L}])(?:inc|llc|llp|ltd|plc|gmbh|ag|corp|group|trust|council|hotel|hôtel|hospital|school|clinic|restaurant|university|college|bank|church|dental|care|services|logistics|company)(?![\p{L}])/iu;
const IS_TOWN = new RegExp(`^${TOWN}$`, 'u');
const SENTENCE =
  /\s(?:is|are|has|seeks?|needs?|wants?|hiring|looking|sucht|suchen|recrute|recherche|busca|cerca|szuka)\s/iu;
const WAY_OF_WORK = /\s*[([](?:fully |100 ?% )?(?:hybrid|remote|on-?site|home ?office)[^)\]]*[)\]]\s*$/iu;

/** Whether a name is clearly an employer's: "Pine & Sons", "Volt LLC", "Hôtel Le Parc". */
export const isEmployer = (name: string) => EMPLOYER.test(name) || companyScore(name) >= 2.5;

/**
 * Splits name and place: "Pine & Sons LLC - Boston, MA (Hybrid)", "Elm & Ash, Manchester", "Müller GmbH in Hamburg".
 */
export function splitPlace(text: string): { name: string; place: string } {
  const whole = text.replace(WAY_OF_WORK, '').trim();
  if (SENTENCE.test(whole)) return { name: text, place: '' };
  for (const [index, pattern] of BEHIND.entries()) {
    const [, name = '', place = ''] = pattern.exec(whole) ?? [];
    if (name === '' || place === '' || COMPANY_END.test(place)) continue;
    if (/&|\d{2}/.test(place) && !isSurePlace(place)) continue;
    // Anything can follow a dash; a comma or "in" may be followed by a town that isn't in our lists.
    if (
      index === 0 &&
      !looksLikePlace(place) &&
      !isSurePlace(place) &&
      !(IS_TOWN.test(place) && isEmployer(name))
    )
      continue;
    if (looksLikePlace(name) && !isEmployer(name)) continue;
    return { name, place };
  }
  return { name: text, place: '' };
}

const HOUSE = String.raw`(?:office|store|shop|branch|caf[eé]|restaurant|hotel|clinic|hospital|practice|school|warehouse|depot|plant|factory|kitchen|salon|bakery|bar|site|location|facility|headquarters|studio|workshop|campus|home)s?`;
const PLACED: RegExp[] = [
  new RegExp(
    String.raw`(?:based in|located in|position located in|job in|(?:needed|wanted|opening|vacancy|jobs?|work) in|our ${HOUSE} (?:in|at)|${HOUSE} in|[Ss]tandort(?: in| ist)?|basée? à|situé(?:e|s|es)? à|(?:oficina|tienda|centro|restaurante|almacén|sede) (?:de|en)|(?:gesucht|Baustelle|Filiale|Werk|Büro|Praxis|Haus) in|ufficio di|negozio di|loja (?:de|em)|biurze w|oddziale w|vestiging in|kantoor in|gmina|our (?=\p{Lu}[^.\n]{2,30} (?:office|store|site|branch))|für unseren Standort|à pourvoir à|poste à|con sede en|ubicad[ao] en|con sede a|sede di|z siedzibą w)\s+(${TOWN})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Mm]iejsce pracy|[Aa]rbeitsort|[Ee]insatzort|[Dd]ienstort|[Ll]ieu(?: de travail)?|[Ll]ocation|[Ll]ugar de trabajo|[Ss]ede(?: di lavoro)?|[Ss]tandort|[Ss]tandplaats)\s?:\s*(${TOWN})`,
    'u',
  ),
  // "our team at Acme in Leeds", "a bookkeeper in Dublin (hybrid)", "bei der Acme GmbH in Jena".
  new RegExp(
    String.raw`(?:\p{Lu}[\p{L}.&'’]+|e\.V\.),? in (${TOWN})(?= (?:is|are|has|begleiten|suchen|arbeiten|sucht)(?![\p{L}]))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Ee]ngineer|[Mm]anager|[Nn]urse|[Dd]eveloper|[Dd]river|[Tt]eacher|[Ff]amily[^.\n]{0,20}|[Ss]ite|[Hh]ome) in (${TOWN})(?=[ ,.]*(?:\(|\n|\.|looking|who|$))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:team|us|role|position) in (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}]+)`,
    'u',
  ),
];

/** The place of work according to running text; empty if it names none. */
export function findLocation(text: string): string {
  const head = text.slice(0, 6_000);
  const named = findPlace(head);
  if (named) return named;
  for (const pattern of PLACED) {
    const found = pattern.exec(head)?.[1]?.replace(/[.,]+$/, '') ?? '';
    // Nobody writes "based in Excel", but people do write "based in Remote", which isn't a place.
    if (found !== '' && !/^(?:remote|hybrid|our|the|a|an)$/i.test(found)) return found.split(/\.\s/)[0] ?? '';
  }
  return '';
}

/** The town named right after the employer: "the team at Acme in Leeds"; empty if there is none. */
export function findTownOf(company: string, text: string): string {
  if (company.length < 3) return '';
  const behind = new RegExp(
    String.raw`^(?: [\p{L}.]{1,6})?,? (?:in|à|en|a|w|em|te) (${TOWN})(?![\p{L}])`,
    'u',
  );
  let at = text.indexOf(company);
  for (let count = 0; at >= 0 && count < 20; count += 1) {
    const end = at + company.length;
    const town = behind.exec(text.slice(end, end + 80).replace(/\s+/g, ' '))?.[1] ?? '';
    if (town !== '') return town.replace(/\. .*$|[.,]+$/u, '');
    at = text.indexOf(company, end);
  }
  return '';
}

const AUTHORITY =
  /(?:Gemeinde|Stadt|Landkreis|Kreis|(?:City|Town|County|Borough) of|Mairie (?:de|d['’])|Ville de|Commune de|Ayuntamiento de|Concello de|Comune di|Câmara Municipal de|Prefeitura de|Gmina|Miasto|Gemeente)\s?(\p{Lu}[\p{L}'’ -]{2,40})$/u;

/** The town that a public authority is named after: "Gemeinde Altdorf"; empty if it isn't one. */
export const townOfAuthority = (company: string) => AUTHORITY.exec(company)?.[1] ?? '';
