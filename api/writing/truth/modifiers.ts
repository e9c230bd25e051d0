import type { Token } from '../text/tokens.ts';
import { fold } from '../text/tokens.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that make something larger, more important or better than it was. */
const SCOPE = list(`
global globally worldwide international internationally national nationally nationwide statewide regional companywide enterprise organizational
organisational organization-wide cross-functional interdepartmental executive executives board c-suite senior strategic strategically key critical crucial vital
mission-critical high-profile large-scale major complex high-volume fast-paced busy demanding every entire whole full-cycle end-to-end comprehensive
extensive extensively diverse wide broad state-of-the-art cutting-edge innovative world-class best-in-class best first only top leading sole award-winning
exceptional outstanding excellent superior premier premium elite expert expertly highly perfect flawless flawlessly seamless seamlessly successful successfully
consistently significantly dramatically substantially greatly proactively efficiently effectively rapidly swiftly meticulously strictly thoroughly
numerous multiple various countless vast massive all all-round advanced sophisticated robust scalable unparalleled unmatched luxury vip prestigious renowned
fortune multinational multi-site multi-million multimillion dynamic vibrant thriving strong proven hands-on detail-oriented exemplary
weltweit international bundesweit national unternehmensweit strategisch strategische strategischen wichtige wichtigsten zentrale zentralen komplexe komplexen
umfassende umfassend umfangreiche erfolgreich hervorragend hervorragende erstklassige exzellente fuhrende fuhrenden gesamte gesamten alle samtliche
mondial mondiale internationale nationale strategique strategiques cle cles critique complexes exceptionnel exceptionnelle excellente rigoureux rigoureuse ensemble toute toutes tous
mundial internacional nacional estrategico estrategica clave critico critica complejo excepcional excelente excelentes riguroso toda todas todos primer primera mejor
impecable impecables exhaustivo exhaustiva integral integrales large big huge challenging difficult leading received main principal primary qualified certified licensed accredited chartered experienced trained skilled
fachgerecht fachgerechte fachgerechten sorgfaltig sorgfaltige professionell professionelle zuverlassig zuverlassige kompetent kompetente effizient effiziente reibungslos reibungslose
prime primee efficace efficaces efficacement optimal optimale parfait parfaite soigne soignee prestigieux renomme renommee
eficaz eficaces eficiente eficientes optimo optima estrategicos estrategicas galardonado prestigioso claves`);
/** Other words for the same scope. */
const SAME: Record<string, RegExp> = {
  international: /(?<![\p{L}])(?:abroad|overseas)(?![\p{L}])/iu,
  sole: /(?<![\p{L}])(?:only|alone|by myself|on my own|just me|nobody else|no one else)(?![\p{L}])/iu,
  only: /(?<![\p{L}])(?:sole|alone|by myself|on my own)(?![\p{L}])/iu,
  handedly: /(?<![\p{L}])(?:alone|by myself|on my own|only one|just me)(?![\p{L}])/iu,
  samtliche: /(?<![\p{L}])(?:alle[nrs]?|jede[nrs]?)(?![\p{L}])/iu,
  typical: /(?<![\p{L}])(?:normal|usual|average|most)(?![\p{L}])/iu,
  consecutive: /(?<![\p{L}])(?:running|in a row|straight|successive)(?![\p{L}])/iu,
  unable: /(?<![\p{L}])(?:not able|can['’]?t|cannot|couldn['’]t)(?![\p{L}])/iu,
  every:
    /(?<![\p{L}])(?:each|all|a (?:day|week|night|month|shift)|daily|weekly|nightly|\p{L}+s)(?![\p{L}])/iu,
  all: /(?<![\p{L}])(?:every\p{L}*|each|whole|entire|any\p{L}*|always|both|across|total|the \p{L}+s|my \p{L}+s)(?![\p{L}])/iu,
  whole: /(?<![\p{L}])(?:all|entire|every)(?![\p{L}])/iu,
  entire: /(?<![\p{L}])(?:all|whole|every)(?![\p{L}])/iu,
  strong: /(?<![\p{L}])(?:good|best|better)(?![\p{L}])/iu,
  trained: /(?<![\p{L}])(?:train\p{L}*|taught|showed|course)(?![\p{L}])/iu,
  various: /(?<![\p{L}])(?:different|several|many|and)(?![\p{L}])/iu,
  multiple: /(?<![\p{L}])(?:different|several|many|two|three|four|five|six|\d+|and)(?![\p{L}])/iu,
};

/** Whether a text says the same as a modifier in another word. */
export const saysModifier = (word: string, text: string): boolean => SAME[fold(word)]?.test(text) === true;
/** The same in languages that inflect, by their beginnings. */
const SCOPE_STEMS =
  /^(?:komplex|schwierig|eigenstandig|selbststandig|selbstandig|zahlreich|umfangreich|anspruchsvoll|hochwertig|erfolgreich|strategisch|reibungslos|prazise|professionell|zuverlassig|fachgerecht|erstklassig|hervorragend|international|bundesweit|kompliziert|liczn|skomplikowan|kluczow|strategiczn|samodzieln|kompleksow|profesjonaln|wysokiej|complicat|compless|strategic|prestigios|autonom|impeccabil|eccellent|numeros|complej|dificil|exigent|autonom|rigoureu|complex|nombreu|prestigi)/;
/** Ends of adjectives; nouns with the same ends are listed below. */
const ADJECTIVE = /(?:ful|ous|ive|less|able|ible|ical|istic|est)$/;
const NOUNS = list(`
executive representative objective initiative incentive perspective detective native adhesive archive drive live five olive dive relative alternative collective
table cable vegetable timetable payable receivable deliverable variable stable bible cable constable consumable consumables able bus virus status campus focus bonus census
process business address access illness wellness fitness witness press dress class glass mess boss loss less guest request test west rest chest forest harvest invoice
contest manifest interest latest arrest digest protest quest nest pest best handful spoonful medical clinical surgical technical electrical mechanical chemical statistical
historical physical musical vertical practical radiological critical logistical nearest`);
/** Adverbs and words in -ly that say nothing about how well something was done. */
const NEUTRAL = list(
  'daily weekly monthly quarterly yearly annually hourly nightly fortnightly hourly only early family supply assembly reply apply italy july fly rely imply comply multiply personally directly electronically manually orally verbally digitally jointly separately together likely nearly approximately roughly mostly partly friendly elderly anomaly bully belly jelly ally tally rally poly currently previously formerly newly',
);
/** Superlatives of ordinary adjectives that are no praise by themselves. */
const SUPERLATIVE =
  /^(?:[a-z]{3,}(?:iest)|largest|biggest|highest|fastest|greatest|strongest|newest|oldest|hardest|lowest|closest|smartest|finest|youngest|longest|smallest|quickest|safest|cleanest|toughest)$/;

/** Whether a word is listed as saying how large, important or good something is. */
export function isPraise(token: Token): boolean {
  const word = fold(token.raw);
  return SCOPE.has(word) || SUPERLATIVE.test(word) || SCOPE_STEMS.test(word);
}

/** Whether a word only says how large, important or good something is. */
export function isModifier(token: Token): boolean {
  const word = fold(token.raw);
  if (isPraise(token)) return true;
  if (NEUTRAL.has(word) || NOUNS.has(word) || word.length < 6) return false;
  if (/^\p{Ll}/u.test(token.raw) && /[a-z]ly$/.test(word)) return true;
  return /^\p{Ll}/u.test(token.raw) && ADJECTIVE.test(word);
}

/** Phrases that add scope and whose words alone are harmless. */
export const SCOPE_PHRASES =
  /(?<![\p{L}])(?:all (?:kinds|types|sorts|sizes|makes|models|levels|aspects|areas|facets|stages|phases)|across (?:the |all |multiple |several )?(?:company|organi[sz]ation|country|region|departments?|sites?|teams?|functions?|hospital|school|business|property|facility|branch(?:es)?|stores?)|company[- ]wide|organi[sz]ation[- ]wide|facility[- ]wide|school[- ]wide|hospital[- ]wide|store[- ]wide|site[- ]wide|state of the art|cutting edge|world class|high[- ](?:quality|stakes|end|profile|volume|value|impact|pressure|level)|full[- ]scale|large[- ]scale|wide range|full range|broad range|at scale|for the first time|the first (?:ever )?|top[- ]performing|award[- ]winning|best[- ]in[- ]class|senior (?:leadership|management)|c[- ]suite|key (?:accounts?|clients?|stakeholders?)|on behalf of the (?:company|board)|deutschlandweit|au sein de l['’]ensemble|a nivel (?:nacional|internacional|mundial))(?![\p{L}])/giu;
