import { fold } from '../text/tokens.ts';
import { findEntry } from '../lexicon/lexicon.ts';
import { words } from './title-text.ts';
import { ROLE_NOUNS } from './words.ts';
import { zoneOfHeading } from './zones.ts';

/** Labels of facts about a posting other than title, employer and place. */
export const FACT_LABEL =
  /^(?:salary|pay|job type|job number|posting date|posted|opening date|closing date|position number|section|division|salary grade|employment type|contract|start|deadline|reference|ref|compensation|type|duration|commitment|full[- ]time|part[- ]time|vollzeit|teilzeit|permanent|date)\b/iu;

const NOT_A_COMPANY =
  /^(?:we|our|this|that|the role|you|it|there|he|she|they|position|job|candidate|applicants?|what|who|where|here|if|as|in|at|on|for|with|your|please|all|these|those|each|experience|work|team|about|role|us|me|one|everyone|someone|nothing|today|now|i|its|our team|our client|a company|the company|the team|the job|the position|company|remote|hybrid|grade|level|download|apply.*|share|save|overview|new|home|menu|back|roles? and responsibilities)$/i;

/** The name without decoration; empty when it doesn't look like a name. */
export function cleanCompany(text: string): string {
  const name = text
    .replace(/^[#*\s"“(]+|[*\s"”:,;)]+$/g, '')
    .replace(/^(?:bei|at|@|chez|bij|presso|w firmie)\s+(?=\p{L})/iu, '')
    .replace(/\s*\((?:remote|hybrid|on-?site)[^)]*\)$/i, '')
    .trim();
  if (name === '' || name.length > 80 || words(name).length > 8 || NOT_A_COMPANY.test(name)) return '';
  if (/[$€£]|\d{4,}|^\d/.test(name) || zoneOfHeading(name) === 'requirements' || FACT_LABEL.test(name))
    return '';
  return name;
}

const WORD = String.raw`\p{Lu}[\p{L}\p{N}&.'’+-]*`;
const JOINT = String.raw`(?:of|and|the|for|de|del|della|dal|di|da|do|du|des|la|le|les|den|der|die|das|zum|zur|am|im|van|von|und|et|y|e|&|\+)`;
const NAME = String.raw`(${WORD}(?: (?:${JOINT} ){1,2}${WORD}| [\p{Lu}\d][\p{L}\p{N}&.'’+-]*| e\.V\.){0,6})`;
const IN_TOWN = String.raw`(?: in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?`;
const HIRES = String.raw`(?:seeking|hiring|looking|searching|recruiting)`;
const COMPANY_IN_TEXT: RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!?\n]\s*|\s)${NAME}${IN_TOWN},? (?:(?:is|are) (?:currently |now |actively )?${HIRES}|needs (?:you|an?)(?![\p{L}]))`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[\n.!?•] *)At ${NAME},? (?:we|our|you|everything)(?![\p{L}])`, 'u'),
  new RegExp(String.raw`(?:^|\n)[#*\s]*About ${NAME}[:*\s]*(?:\n|$)`, 'u'),
  new RegExp(String.raw`(?:^|[\n.!?] *)(?:Join|Welcome to) ${NAME}(?:[.,!\n]| and | as | in )`, 'u'),
  new RegExp(
    String.raw`(?:[Tt]eam|[Cc]olleagues|[Rr]ole|[Oo]pening|[Vv]acancy|[Pp]osition|[Jj]ob|[Cc]areers?|[Jj]obs|[Gg]overnors|[Tt]rustees) (?:here )?(?:at|of|with|bei|chez|presso) (?:the |der |dem |la |le )?${NAME}(?![\p{L}])`,
    'u',
  ),
  // "Wir bei Acme", "Bei der Stadt Lindau ist", "bei uns, der Acme GmbH, ist", "Wir, das Gasthaus Post, suchen".
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Ww]ir|[Ll]euten|[Tt]eam|[Kk]olleg\p{L}+) bei (?:der |dem |den )?${NAME}(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[\n.!?] *)Bei (?:der |dem |den )?${NAME},? (?:ist|sind|suchen|arbeite\p{L}*|erwarte\p{L}*|findest)(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Ww]ir|uns), (?:die|das|der|dem|den) ${NAME},? (?:suchen|ist|sind|bieten)(?![\p{L}])`,
    'u',
  ),
  // "Chez Acme,", "En Acme buscamos", "Noi di Acme cerchiamo", "Na Acme procuramos", "W Acme szukamy", "Bij Acme werken".
  new RegExp(String.raw`(?:^|[\n.!?] *)Chez (?:la |le |les )?${NAME}(?:,| nous| vous| on )`, 'u'),
  new RegExp(
    String.raw`(?:^|[\n.!?] *)(?:En|In|Na|No|W|We|Bij|Noi di|Nosotros en|Somos) (?:la |el )?${NAME},? (?:buscamos|estamos|trabajamos|creemos|cerchiamo|crediamo|lavoriamo|siamo|procuramos|buscamos|acreditamos|szukamy|poszukujemy|tworzymy|wierzymy|werken|zoeken|geloven|werk)(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[\n.!?] *)Na (?:empresa )?${NAME}, (?:procuramos|buscamos|acreditamos|você)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:notre|nuestro|nuestra|nostro|nostra|nosso|nossa|our) \p{Ll}+ ${NAME}(?=,? (?:à|in|en|a|em)\s)`,
    'u',
  ),
  new RegExp(String.raw`[Vv]aga (?:de|para) [^.,\n]{3,40} (?:no|na|em) ${NAME}(?![\p{L}])`, 'u'),
  new RegExp(
    String.raw`(?:^|\n)[^\p{L}\n]*(?:The |A |O |La |Le |L['’])?${NAME} (?:is|ist|est|es|é|è|to|jest) (?:a|an|the|one|building|breaking|on|eine?|une?|una?|uma?|das|le|la|rodzinn\p{L}+|firm\p{L}+)(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)[^\p{L}\n]*(?:The |Die |Das |Der |La |Le |L['’]|A |O |Firma )?${NAME}(?:, [^.\n]{3,60},)? (?:sucht|recherche|recrute|embauche|busca|cerca|ricerca|procura|contrata|poszukuje|szuka|zatrudni|zoekt|has an? (?:vacancy|opening|opportunity)|wishes to appoint|connects|provides|creates|builds|develops|helps|has (?:been|\p{Ll}+ed)|was founded|offers|delivers|sells|makes|runs|moves)(?![\p{L}])`,
    'u',
  ),
];

/**
 * Whether a name is a human or programming language, which can't be an employer ("Go is looking for"); tool makers can.
 */
function isLanguage(name: string): boolean {
  const entry = findEntry(name);
  return entry !== undefined && (entry.kind === 'language' || entry.group === 'Programming languages');
}

/** The employer named in running text ("X is hiring", "At X, we"); empty if there is none. */
export function findCompany(text: string, title: string): string {
  const head = text
    .slice(0, 12_000)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[\n ]+/g, '\n');
  for (const pattern of COMPANY_IN_TEXT) {
    const found = pattern.exec(head);
    const name = cleanCompany(found?.[1]?.replace(/^The /, '') ?? '');
    if (name === '' || fold(name) === fold(title) || name.length < 2) continue;
    const last = words(name).at(-1) ?? '';
    if (isLanguage(name)) continue;
    if (
      ROLE_NOUNS.has(fold(last)) ||
      /^(?:About|The Role|Role|Position|You|Us|Job|This|Our|The)$/i.test(name)
    )
      continue;
    if (
      /^(?:Se|Si|On|Man|You|We|This|Our|Your|What|Who|If|As|There|It|Experience|Knowledge|Ability|Job|Role|Position|English|They|We're|Our|My|Their|Somebody|Wir|Nous|Para|Para|Mr|Mrs|Ms)(?: |$)/.test(
        name,
      )
    )
      continue;
    return name;
  }
  return '';
}
