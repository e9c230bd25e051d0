import { remember } from '../lines/memo.ts';
import { fold, foldedWords } from '../lines/fold.ts';
import { hasSentenceEnd } from '../lines/sentences.ts';
import {
  EMPLOYER_WORDS,
  LEADING_FORMS,
  LEGAL_FORMS,
  NAME_OPENERS,
  NAME_SUFFIX,
  ORGANISATION_ENDING,
  ORGANISATION_WORDS,
  UNIT_ENDING,
  UNIT_WORDS,
} from '../words/company-words.ts';
import { phraseList, wordSet } from '../words/parse-words.ts';
import { ACTIVITIES, EMPLOYMENT_PHRASES } from '../words/titles/employment.ts';
import {
  SELF_EMPLOYED,
  TITLE_ENDINGS,
  TITLE_HEADS,
  TITLE_MODIFIERS,
  WEAK_TITLE_ENDING,
} from '../words/title-words.ts';
import { placeholderField } from './placeholders.ts';
import { isSideNote } from './side-notes.ts';
import { placeScore } from './places.ts';

const heads = wordSet(TITLE_HEADS);
const modifiers = wordSet(TITLE_MODIFIERS);
const activities = wordSet(ACTIVITIES);
const employments = phraseList(EMPLOYMENT_PHRASES);
const endings = [...wordSet(TITLE_ENDINGS)];
const legalForms = wordSet(LEGAL_FORMS);
const leadingForms = wordSet(LEADING_FORMS);
const organisations = wordSet(ORGANISATION_WORDS);
/** Whether a word names a kind of organisation: "University". */
export const isOrganisation = (word: string): boolean => organisations.has(fold(word));
const employers = wordSet(EMPLOYER_WORDS);
const units = wordSet(UNIT_WORDS);
const nameOpeners = wordSet(NAME_OPENERS);
const LINKING = new Set(
  'of for and to in de del della di da do du des der la le les y e et i und fur w na ds za u v pri по с в на от за из із з у для και σε του τησ των για στο στη στον στην'.split(
    ' ',
  ),
);

/**
 * "Instructora de vuelo", "Inżynier oprogramowania": outside of English and German, titles are written with small words
 * and names of employers with capitals.
 */
const hasSmallWords = (text: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  (text.match(/\s\p{Ll}{4,}/gu) ?? []).some((word) => !LINKING.has(fold(word.trim()))) &&
  !/\s\p{Lu}\p{Ll}{2}/u.test(text);

/** Words without gender marks: "Krankenpfleger/in", "Verkäufer:in", "(m/w/d)", plural "Engineers". */
function titleWords(text: string): string[] {
  return foldedWords(
    text
      // "Caixa Económica" is a savings bank, "caixa" alone somebody at the till.
      .replace(/(?<!\p{L})caixa (?=econ[oóô]mica|geral|agr[ií]cola|de cr[eé]dito)/giu, '')
      // The "National Guard" is an employer, "guard" alone a job.
      .replace(/(?<=(?<!\p{L})(?:national|coast|civil) )guard(?!\p{L})/giu, '')
      // "Secretaria de Estado de Fazenda" is an office, "secretaria" alone a job.
      .replace(
        /(?<!\p{L})secretar[ií]a (?=(?:de estado|municipal|estadual|nacional|geral|general)(?!\p{L}))/giu,
        '',
      )
      .replace(/\s(?:I{1,3}|IV|V|[1-4])(?=\s|,|$)/g, ' ')
      .replace(/\((?:[a-z]{1,3}\s?[/|]\s?){1,3}[a-z*]{1,3}\)/gi, ' ')
      .replace(
        /(\p{L})(?:[*:_]in(?:nen)?|\/-?(?:in|frau|euse|ère|a|ka)|\((?:e|a|in)\)|·e)(?![\p{L}])/giu,
        '$1',
      ),
  ).flatMap((word) => (/[&/]/.test(word) ? word.split(/[&/]/) : [word]));
}

/** Whether a folded word names a job. */
export function isJobWord(word: string): boolean {
  return heads.has(word);
}

/** "Vicepreside", "Wicedyrektor": one who stands in for another, or above others. */
const DEPUTY = /^(?:vice|vize|wice|ober|haupt|hoofd|chef|chief|sous|sub|co)-?(\p{L}{5,})$/u;

function isHead(word: string): boolean {
  if (heads.has(word)) return true;
  const bare = word.replace(/[.'’]s?$/, '');
  if (heads.has(bare)) return true;
  if (bare.endsWith('s') && heads.has(bare.slice(0, -1))) return true;
  // Turkish: "Servis Hemşiresi" is the ward's "hemşire", "Fizik Öğretmeni" a teacher of physics.
  if (/s[iu]$/.test(bare) && heads.has(bare.slice(0, -2))) return true;
  if (/[^aeiou][iu]$/.test(bare) && bare.length > 6 && heads.has(bare.slice(0, -1))) return true;
  const deputed = DEPUTY.exec(bare)?.[1];
  if (deputed && heads.has(deputed)) return true;
  const hyphen = bare.split('-').at(-1) ?? bare;
  if (hyphen !== bare && (heads.has(hyphen) || endings.includes(hyphen))) return true;
  return (
    bare.length > 8 && endings.some((ending) => bare.endsWith(ending) && bare.length - ending.length >= 3)
  );
}

/** "Verpackung", "PR-Assistenz": a word for what somebody does. */
const isActivity = (word = ''): boolean =>
  activities.has(word) || activities.has(word.split('-').at(-1) ?? '');

/** Whether a text begins with a kind of work of several words: "Au pair", "Customer Service (part-time)". */
function isEmployment(text: string): boolean {
  const folded = fold(text);
  return employments.some(
    (phrase) => folded.startsWith(phrase) && !/^[\p{L}\p{N}]/u.test(folded.slice(phrase.length)),
  );
}

/** "Secretaría de Educación", "Secretaria Municipal da Saúde": an office, though a secretary is called the same. */
const OFFICE =
  /^Secretar[ií]a\s(?:(?:Municipal|Estadual|Estatal|Nacional|Distrital|General|Geral)\s)?d(?:e|el|e la|a|o|as|os)\s(?:Estado|Educa[cç]|Sa[lú]u?d|Hacienda|Fazenda|Gob|Gov|Econom|Cultur|Turismo|Segur|Defensa|Defesa|Marina|Relac|Medio|Meio|Desarr|Desenv|Finan|Obras|Transp|Movil|Mobil|Planea|Planej|Agric|Trab|Bienestar|Assist|Justi|Infra|Inova|Ciencia|Ciência|Tecnolog|Energ|Deporte|Esporte|Ambient|Comuni[cd]|Integra)/iu;

/** A side note may have a title or an employer's name in it. */
const SIDE_NOTE_COST = 4;

/** "The Village Baker", "La Cuisinière": nobody writes a title with its article, but many firms are named so. */
const ARTICLE = /^(?:The|El|Los|Las|La|Le|Les|Lo|Il|Der|Die|Das|Het)\s+\p{Lu}/u;
const ARTICLE_COST = 1.5;

/** "Dr. Ada Moss, Dr. Leo Hale": nothing but people is no job title. */
const PERSONS =
  /^(?:(?:^|,\s|\s(?:and|und|et|y|e|i|&)\s)(?:Prof(?:essor)?|Dr)\.?(?:\s(?:Dr|Ing|habil|med|rer|nat|phil)\.?)*(?:\s\p{Lu}[\p{L}.'’-]*){2,4}(?=,|\s(?:and|und|et|y|e|i|&)\s|$))+$/u;

const PERSONS_COST = 4;

/** What a template has in place of a field is as sure as a known word. */
const PLACEHOLDER = 3;

/** A word that has a capital or a number within, which only names have. */
const BRAND = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+|\d{1,4})$/u;
const BRAND_COST = 1;

/** Whether the last word is a known job word. */
export const endsWithHead = (text: string): boolean => isHead(titleWords(text).at(-1) ?? '');

/** "Booking.com", but neither ".NET" nor "ASP.NET". */
const DOMAIN = /(?<=[\p{L}\p{N}])(?<!(?<!\p{L})(?:asp|ado|vb))\.(?:com|io|net|org)(?!\p{L})/iu;
const NATIONAL_DOMAIN = /(?<=[\p{L}\p{N}])\.(?:de|fr|pl|it|es|ai|co)(?!\p{L})/iu;

/**
 * How much a piece of text looks like a job title: about 3 and more when its head word is a known job ("Charge
 * Nurse"), 1 to 2 when it is only likely, below 0 when it looks like something else.
 */
export const titleScore = remember((text: string): number => {
  if (OFFICE.test(text)) return -2;
  if (isLegalForm(text)) return -PLACEHOLDER;
  const placeholder = placeholderField(text);
  if (placeholder === 'title') return PLACEHOLDER;
  // "Stageplaats" stands for an employer in a form, and is the work itself elsewhere.
  if (placeholder !== null && !titleHasHead(text)) return -PLACEHOLDER;
  // A note after the title says nothing about it: "Engineer (Military Service)".
  const bare = /^(.+?)\s*\([^()]+\)$/u.exec(text)?.[1] ?? '';
  const words = titleWords(bare !== '' && titleHasHead(bare) ? bare : text);
  if (words.length === 0 || !/\p{L}{2}/u.test(text)) return -3;
  let score = 0;
  const link = words.findIndex((word, index) => index > 0 && LINKING.has(word));
  const positions = words.map((word, index) => (isHead(word) ? index : -1)).filter((index) => index >= 0);
  const last = words.length - 1;
  if (positions.length > 0) {
    const isPrime =
      positions.some((index) => index === last || index === 0 || index === link - 1) ||
      // "Site Supervisor, Electrical": what a title is about may follow it.
      endsWithHead(text.split(/,\s/)[0] ?? '');
    score += isPrime ? 3 : 2;
    if (positions.length > 1) score += 0.3;
  } else if (isEmployment(text)) {
    score += 3;
  } else if (words.length <= 3 && [words[0], words[last]].some(isActivity)) {
    score += 1.5;
  } else if (
    words.some((word) => word.length >= 4 && WEAK_TITLE_ENDING.test(word) && !organisations.has(word))
  ) {
    score += 0.8;
  }
  if (words.some((word) => modifiers.has(word))) score += 0.7;
  if (positions.length === 0 && words.length <= 6 && hasSmallWords(text)) score += 0.8;
  if (SELF_EMPLOYED.test(text)) score += isSelfEmployment(text) ? -1 : text.includes(', ') ? 0 : 1.5;
  // "WaveTeam", "Eventus24"
  if (positions.length === 0 && BRAND.test(text)) score -= BRAND_COST;
  if (words.length > 7) score -= 0.5 * (words.length - 7);
  // "Globex (secretary)": the title is only what stands in brackets.
  if (bare !== '' && !titleHasHead(bare) && titleHasHead(text.slice(bare.length))) score -= 2;
  if (words.slice(1).some((word) => legalForms.has(word) && word.length > 2) || opensWithForm(text))
    score -= 2.5;
  if (words.some((word) => employers.has(word))) score -= 2.5;
  if (/(?<!\p{L})\d{3}|@|https?:/iu.test(text) || DOMAIN.test(text)) score -= 3;
  if (organisations.has(words[last] ?? '') && !positions.includes(last) && !isEmployment(text)) {
    // "Technicien de laboratoire", "Office Manager, Hotel": what a title is about may be an organisation.
    const isAbout =
      positions.includes(link - 1) || (endsWithHead(text.split(/,\s/)[0] ?? '') && text.includes(', '));
    score -= isAbout ? 0.3 : 1.5;
  }
  if (/^\p{Ll}/u.test(text) && !positions.includes(0) && !positions.includes(last)) score -= 0.7;
  if (placeScore(text) >= 3) score -= 3;
  if (ARTICLE.test(text)) score -= ARTICLE_COST;
  if (PERSONS.test(text)) score -= PERSONS_COST;
  if (isSideNote(text)) score -= SIDE_NOTE_COST;
  return score;
});

/** "Globex is a bank in Leeds" says something about an employer. */
const STATEMENT =
  /\p{L}\s(?:(?:is|was) (?:an?|one|the)|ist (?:eine?|das|die|der)|est (?:une?|le|la)|es (?:una?|el|la)|è (?:una?|il|la)|é (?:uma?|o|a)|is (?:een|het|de)|är en|er en) \p{L}/u;

/** "Freelance" alone says for whom, and nothing of what was done. */
const isSelfEmployment = (text: string): boolean => SELF_EMPLOYED.exec(text)?.[0].length === text.length;

/** Most names have no more words. */
const NAME_WORDS = 7;

/** What an employer's name loses by its length: less in capitals, as "The Foundation for Research and Public Health". */
function lengthCost(text: string, words: number): number {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const isInCapitals = long.filter((word) => /^\p{Lu}/u.test(word)).length * 3 >= long.length * 2;
  // "Centro de Investigación y Desarrollo de la Fuerza Aérea": what is named at length names its kind first.
  const count = isInCapitals && opensName(text.split(' ')[0] ?? '') ? long.length : words;
  return (isInCapitals ? 0.25 : 0.5) * Math.max(0, count - NAME_WORDS);
}

/** "Centro de Estudios", but not a quarter of a town: "Vigo Centro". */
const CENTRE_OF = /^Centro\s(?:de|di|do)\s/u;

/** "Instituto de Física (I.D.F.)": the short form of a name, behind it. */
const SHORT_FORM = /(?<=\p{L}{3}.*)\s\((?:\p{Lu}{2,8}|(?:\p{Lu}\.\s?){2,7})\)$/u;

/** "ТОВ «Глобекс»", "PT Globex": a form in capitals before a name; "PT Assistant" is a job. */
const opensWithForm = (text: string): boolean => {
  const [first = '', ...name] = text.split(/\s+/u);
  const [, quote, capital] = /^(["'«„“”])?(\p{Lu})?/u.exec(name[0] ?? '') ?? [];
  return (
    /^\p{Lu}+$/u.test(first) &&
    leadingForms.has(fold(first)) &&
    capital !== undefined &&
    (quote !== undefined || !endsWithHead(text))
  );
};

/** How much a text looks like an employer's name: about 2 and more with a legal form or an organisation word. */
export const companyScore = remember((given: string): number => {
  const text = given.replace(SHORT_FORM, '');
  const words = foldedWords(text);
  if (words.length === 0 || !/\p{L}|&/u.test(text)) return -3;
  const placeholder = placeholderField(text);
  if (placeholder !== null) return placeholder === 'company' ? PLACEHOLDER : -PLACEHOLDER;
  let score = 0;
  const last = words.at(-1) ?? '';
  const bare = (word: string): string => word.replace(/[.,]/g, '');
  if (words.length > 1 && (legalForms.has(last) || legalForms.has(bare(last)))) score += 3;
  else if (words.slice(1).some((word) => legalForms.has(word) && word.length > 2)) score += 2.5;
  if (opensWithForm(text)) score += 2.5;
  if (/\be\. ?[VK]\b|\bsp\. ?z ?o\.? ?o/i.test(text)) score += 3;
  const hits =
    words.filter((word) => organisations.has(word) || organisations.has(word.replace(/['’]s$/, ''))).length +
    Number(CENTRE_OF.test(text) || OFFICE.test(text));
  const compound = words.some((word) => word.length > 8 && ORGANISATION_ENDING.test(word));
  const isNamed = words.some((word) => employers.has(word));
  // "Electrical" and "Tech" alone say what a job is about.
  if (isNamed) score += 2;
  else if (hits > 0) score += hits > 1 ? 2.3 : words.length > 1 ? 2 : 0.5;
  else if (compound) score += 1.8;
  if (DOMAIN.test(text) || NATIONAL_DOMAIN.test(text)) score += 1.5;
  if (/\p{Ll}\p{Lu}/u.test(text)) score += 0.7;
  if (/^\p{Lu}|^\d/u.test(text)) score += 0.6;
  if (/ [&+] |^\p{Lu}{2,}(?: \p{Lu}{2,}){0,3}$/u.test(text)) score += 0.4;
  if (/['’]s\b/.test(text)) score += 0.5;
  if (hasSmallWords(text)) score -= 0.5;
  // "Familie Moss (Kinderbetreuung)": what stands in brackets may say what was done there.
  const named = /^([^()]+?)\s*\([^()]+\)$/u.exec(text)?.[1] ?? text;
  if (titleHasHead(named) && (!isNamed || text.includes(',')) && !isSelfEmployment(text)) score -= 1.6;
  score -= lengthCost(text, words.length);
  if (hasSentenceEnd(text)) score -= 1.5;
  if (/\d{4}|@\S|https?:/.test(text)) score -= 1.5;
  // What was done is counted, not who for: "Instruction de 24 recrues".
  else if (/\s\d{1,3}(?:\s\p{Ll}|[.,]\d|\s?%)/u.test(text)) score -= 1.5;
  // "2 terms", "20 módulos titulares"
  else if (/^\d{1,3}(?:\s\p{Ll}+)+$/u.test(text)) score -= 1.6;
  // "van der Linden" is a name.
  if (/^(?!(?:van|von)\s(?:de[nmr]?\s)?\p{Lu})\p{Ll}/u.test(text)) score -= 1;
  if (STATEMENT.test(text)) score -= 3;
  if (isSideNote(text)) score -= SIDE_NOTE_COST;
  if (IN_SUBJECT.test(text)) score -= 2;
  const place = placeScore(text);
  if (place >= 3) score -= 3;
  return score;
});

/** "PhD in Applied Mathematics": a degree and its subject are no employer. */
const IN_SUBJECT =
  /^(?:Ph\.?\s?D\.?|M\.?\s?Sc\.?|B\.?\s?Sc\.?|MBA|Master(?:['’]s)?|Bachelor(?:['’]s)?|Doctorate|Diploma|Degree|Licence|Licenciatura|Laurea|Doctorat|Promotion)\s(?:degree\s)?(?:in|of|en|em|i|im)\s\p{L}/u;

/** Whether the first or last word is a known job word. */
export const titleHasHead = remember((text: string): boolean => {
  if (OFFICE.test(text)) return false;
  const words = titleWords(text);
  if (words.length === 0) return false;
  if (isEmployment(text)) return true;
  if (isHead(words.at(-1) ?? '') || isHead(words[0] ?? '')) return true;
  const link = words.findIndex((word, index) => index > 0 && LINKING.has(word));
  return link > 0 && isHead(words[link - 1] ?? '');
});

/** Whether a word begins the name of an organisation: "Universitas", "Clinique". */
export const opensName = (word: string): boolean => /^\p{Lu}/u.test(word) && nameOpeners.has(fold(word));

/** "Youth Unit", "Cardiology Department": belongs to the employer's name. */
export function isUnitName(text: string): boolean {
  return foldedWords(text).some((word) => units.has(word) || UNIT_ENDING.test(word));
}

/** Whether a text is only a legal form or a degree of the owner ("Inc.", "DDS"), which belongs to the piece before it. */
export function isLegalForm(text: string): boolean {
  if (NAME_SUFFIX.test(text.trim())) return true;
  const words = fold(text).replace(/[.,]/g, '').trim().split(/\s+/);
  return words.length <= 3 && words.every((word) => legalForms.has(word));
}
