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
    .replace(/\s*\((?:remote|hybrid|on-?site)[^)]*\)$/i, '')
    .trim();
  if (name === '' || name.length > 80 || words(name).length > 8 || NOT_A_COMPANY.test(name)) return '';
  if (/[$€£]|\d{4,}|^\d/.test(name) || zoneOfHeading(name) === 'requirements' || FACT_LABEL.test(name))
    return '';
  return name;
}

const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of|and|the|for|de|&|und|et|y) \p{Lu}[\p{L}\p{N}&.'’-]*| [\p{Lu}\d][\p{L}\p{N}&.'’-]*){0,6})`;
const COMPANY_IN_TEXT: RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!?\n]\s*|\s)${NAME},? (?:is|are) (?:currently |now |actively )?(?:seeking|hiring|looking|searching|recruiting)`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[\n.!?•] *)At ${NAME},? (?:we|our|you|everything)(?![\p{L}])`, 'u'),
  new RegExp(String.raw`(?:^|\n)[#*\s]*About ${NAME}[:*\s]*(?:\n|$)`, 'u'),
  new RegExp(String.raw`(?:^|[\n.!?] *)(?:Join|Welcome to) ${NAME}(?:[.,!\n]| and | as | in )`, 'u'),
  new RegExp(
    String.raw`(?:^|\n)[^\p{L}\n]*(?:The )?${NAME} (?:is|ist|est|es) (?:a|an|the|one|building|breaking|on|eine?|une?|una?|das|le|la)(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)[^\p{L}\n]*(?:The |Die |Das |La |Le )?${NAME} (?:sucht|recherche|recrute|busca|cerca|poszukuje|szuka|connects|provides|creates|builds|develops|helps|offers|delivers)(?![\p{L}])`,
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
      /^(?:You|We|This|Our|Your|What|Who|If|As|There|It|Experience|Knowledge|Ability|Job|Role|Position|English)(?: |$)/.test(
        name,
      )
    )
      continue;
    return name;
  }
  return '';
}
