import type { Line } from '../text/lines.ts';
import { tokenize } from '../text/tokens.ts';
import { isRegionOnly } from './places.ts';
import { TITLE_HEADS } from '../reading/words/title-words.ts';
import { ROLE_NOUNS } from './words.ts';

const DUTCH_HEADS =
  'kok medewerker verzorgende verpleegkundige adviseur begeleider docent leraar schoonmaker beheerder ontwikkelaar stagiair kapper bakker slager boekhouder directeur monteur timmerman loodgieter schilder winkelmedewerker magazijnmedewerker buschauffeur vrachtwagenchauffeur onderwijsassistent helpende manicure laborant';

// The head nouns of titles on resumes, except short ones ("qa", "pm"), which in postings may be other words.
const HEADS = new Set([
  ...ROLE_NOUNS,
  ...DUTCH_HEADS.split(' '),
  ...TITLE_HEADS.split(/\s+/).filter((head) => head.length > 3),
]);

const SUCHEN =
  /(?<![\p{L}])(?:suchen|sucht)\s+(?:[^.,;:!?()\n]{0,60}\s)?(?:eine?n?|dich als|Sie als)\s+([^.,;:!?()\n]{3,80})/iu;
const SEEKING =
  /(?<![\p{L}])(?:is|are|we're|we’re|currently|actively)?\s*(?:seeking|hiring|searching for|looking for|recruiting(?: for)?|looking to hire|in search of|(?:like|want|wish|wishes) to (?:add|appoint|hire|recruit)|(?:vacancy|opening|position) for|suchen|sucht|recherchons|recherche|recrute|recrutons|buscamos|busca|cerchiamo|cerca|ricerca|procuramos|contrata|szukamy|poszukujemy|poszukuje|zatrudni(?:my)?|zoeken(?: wij| we)?|zoekt)\s+(?:for\s+)?(?:(?:an?|our next(?: superstar)?|our new|the|one|two|several|eine?n?|une?|una?|um|dich als|sie als|talented|experienced|skilled|motivated|passionate|dedicated)(?![\p{L}])\s*)*\s*([^.,;:!?()\n]{3,80})/iu;
/** "recherchons pour notre restaurant un serveur", "buscamos para nuestra tienda una dependienta". */
const RECHERCHE =
  /(?<![\p{L}])(?:recherch\p{L}+|recrut\p{L}+|embauch\p{L}+|busc\p{L}+|cerc\p{L}+|procur\p{L}+)\s+(?:pour|para|per|dafür)\s+[^.,;:!?()\n]{2,80}?\s(?:une?|un[ao]?|uma?)\s+([^.,;:!?()\n]{3,60})/iu;
const ARE_YOU = /(?<![\p{L}])are you an? ([^.,;:!?()\n]{3,50})\?/iu;
/** "the Mover position at", "our Kitchen Porter role". */
const THE_ROLE =
  /(?<![\p{L}])(?:the|our|an?) (\p{Lu}[^.,;:!?()\n]{2,40}?) (?:position|role|vacancy|job|opening)(?![\p{L}])/u;
const AS_A =
  /(?<![\p{L}])(?:as|role of|position of|als|en tant que?|como)\s+(?:an?|our|the|une?|un)?\s*([^.,;:!?()\n]{3,60}?),?\s+(?:you|at|with us|you'll|du|sie|vous|reporting)(?![\p{L}])/iu;

const VACANCY_OF =
  /(?:vagas? (?:de|para)|oferta de|stelle als|position als|posto di|poste (?:de|d['’])|stanowisko:?)\s+(?:uma?\s|una?\s|eine?n?\s)?(\p{L}[\p{L}/()-]*(?: \p{L}[\p{L}/()-]*){0,4}?)(?= (?:no|na|em|zu|en|zum|ist|at|in|w|à|presso|bei)\s|[.,;:!\n]|$)/iu;

/** The words of a line, split at white space. */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const ROLE_ENDING =
  /(?:olog|therap|hygien|pharmac|recep|machin|journal)ist$|(?:ic|ct|et)ician$|graph(?:er|e)$|(?:smith|keeper|worker|maker|woman|person)$/;

/** Whether any word is a noun that job titles end in. */
export function hasRoleNoun(text: string): boolean {
  return tokenize(text).some(
    ({ norm }) => HEADS.has(norm) || HEADS.has(norm.replace(/in$/, '')) || ROLE_ENDING.test(norm),
  );
}

/** The title without the additions of job boards: gender marks, remote notes, licences, pay. */
export function cleanTitle(text: string): string {
  let title = text
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/^[#*\s"“]+|[*\s"”:]+$/g, '')
    .replace(/^(?:urgent(?:ly)?|now hiring|hiring|we're hiring|wanted|job|vacancy)\s*[:!–-]+\s*/i, '')
    .replace(/^(?:cercasi|cercansi|se busca|gesucht|zatrudnimy)[:\s]+/i, '')
    .replace(/\s*\((?:all genders|gn|alle geschlechter)\)/i, '');
  title = title.replace(/\s+[–—-]\s[^–—-]*!+$/u, '').replace(/!+$/, '');
  title = title
    .replace(/\s*[([](?:[mwfdxhi]\s*[/|]\s*){1,3}[mwfdxhi*]\s*[)\]].*$/iu, '')
    .replace(/\s+(?:[mwfd]\/){2}[mwfdx]\b.*$/iu, '');
  title = title.replace(
    /\s*[([](?=[^)\]]*(?:remote|hybrid|on-?site|\||timezone|time zone|full[- ]time|part[- ]time|contract|urgent)).*$/iu,
    '',
  );
  title = title
    .replace(/\s+[|]\s.*$/u, '')
    .replace(/\s+[-–—]\s+(?:fully\s+)?(?:remote|hybrid|on-?site|full[- ]time|part[- ]time)\b.*$/iu, '');
  title = title
    .replace(/\s+[-–—]\s*job post$/i, '')
    .replace(/\s+\(?[HF]\s?\/\s?[HF]\)?$/u, '')
    .replace(/\s+x\s?\d+$/i, '')
    .replace(
      /(?:,|\s+in)?\s+(?:part[- ]time|full[- ]time|teilzeit|vollzeit|a tempo pieno|tempo (?:pieno|parziale|integral)|à temps (?:plein|partiel)|jornada completa|media jornada|pełny etat)$/iu,
      '',
    )
    .replace(/\s+for (?:one|two|three|four|our|my|an?|the|busy)\s.*$/i, '')
    .replace(/\s+(?:needed|wanted|gesucht|required)(?![\p{L}]).*$/iu, '');
  const tail = /^(.+?)\s+[-–—]\s+([^-–—]+)$/u.exec(title);
  if (tail?.[1] && tail[2] && isRegionOnly(tail[2])) title = tail[1];
  title = title.trim().slice(0, 200);
  return /^[^\p{Ll}]{8,}$/u.test(title) && /\p{L}/u.test(title)
    ? title.replace(/\p{L}[\p{L}'’]{3,}|OF|AND|THE|FOR|IN/gu, unshout)
    : title;
}

/** Turns "PLUMBER'S HELPER" into "Plumber's Helper"; short words may be acronyms and are kept. */
function unshout(word: string): string {
  if (/^(?:OF|AND|THE|FOR|IN)$/.test(word)) return word.toLowerCase();
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Cuts a phrase after its role noun and drops words that can't be part of a title. */
function titlePhrase(text: string): string {
  const kept: string[] = [];
  for (const word of words(text)) {
    if (
      /^(?:to|who|that|with|for|in|at|and\/or|which|on|where|whose|mit|für|pour|para|con|zum|ab|als|join|ready|who's|oder|od\.|met|voor|dla|per|presso|chez|bei|à|z|do|w)$/iu.test(
        word,
      )
    )
      break;
    kept.push(word);
  }
  while (
    kept.length > 0 &&
    /^(?:an?|our|the|talented|experienced|skilled|motivated|passionate|dedicated|highly|full-time|part-time|new|great|next|superstar)$/iu.test(
      kept[0] ?? '',
    )
  )
    kept.shift();
  // "un desarrollador frontend", "Infirmier de bloc": in Romance languages the noun comes first.
  while (
    kept.length > 1 &&
    /^(?:de|di|da|do|du|des|en|in|e|et|y|und|oder|or|and|z|w)$/i.test(kept.at(-1) ?? '')
  )
    kept.pop();
  const phrase = kept.join(' ');
  const last = kept[kept.length - 1] ?? '';
  if (
    kept.length === 0 ||
    kept.length > 7 ||
    (!hasRoleNoun(last) &&
      !hasRoleNoun(kept[0] ?? '') &&
      !(kept.length <= 5 && hasRoleNoun(phrase) && /^\p{Lu}/u.test(last)))
  )
    return '';
  if (
    /^(?:individuals?|people|candidates?|someone|professionals?|person|staff|team|partner|leader)s?$/i.test(
      last,
    ) &&
    kept.length <= 2
  )
    return '';
  return phrase;
}

/** The title named in a sentence ("is seeking a ..."); empty if there is none. */
export function findTitle(lines: Line[]): string {
  for (const line of lines.slice(0, 60)) {
    const offered = VACANCY_OF.exec(line.text.slice(0, 600))?.[1] ?? '';
    if (offered !== '' && words(offered).length <= 5) return offered;
    for (const pattern of [SUCHEN, RECHERCHE, SEEKING, AS_A, ARE_YOU, THE_ROLE]) {
      const phrase = titlePhrase(pattern.exec(line.text.slice(0, 600))?.[1] ?? '');
      if (phrase !== '') return phrase;
    }
  }
  return '';
}
