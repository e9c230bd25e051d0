import { baseOf } from './verb-forms.ts';

/** A mistake that a text makes, with a name for tests. */
type Rule = [name: string, pattern: RegExp];

const RULES: readonly Rule[] = [
  ['a small letter at the beginning', /^\p{Ll}[\p{Ll}-]*(?![\p{L}\p{N}])/u],
  ['a sign at the beginning', /^[,;:.)\]!?–—]/u],
  ['a conjunction at the beginning', /^(?:and|or|that|which|und|et|y|oder|oraz|sowie)\s/iu],
  [
    'nothing behind the last word',
    /(?:^|\s)(?:and|or|with|the|a|an|to|for|by|of|in|at|from|on|as|while|that|which|including|using|via|und|oder|mit|für|sowie|der|die|das|et|ou|avec|pour|de|du|des|la|le|y|con|para|el|e|di|per|il|em|do|oraz|w|z|dla|i)[.,;]?$/u,
  ],
  ['a sign at the end', /[,;:–—-]$/u],
  ['doubled signs', /[,;:]\s*[,;:.]|\.\.(?!\.)/u],
  ['a blank before a sign', /\s[,;.)](?=\s|$)/u],
  ['two blanks', /\s{2}/u],
  ['a doubled word', /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/iu],
  ['two conjunctions', /(?<![\p{L}])(?:and|or|und|et|oraz),? (?:and|or|as well as|und|et|oraz)(?![\p{L}])/iu],
  ['a conjunction before a sign', /(?<![\p{L}])(?:and|or|to|by|of|und|et|oraz)[,;.)]/iu],
  ['empty brackets', /\(\s*\)/u],
  ['plural with was', /(?<![\p{L}])(?:they|we|these|those) (?:was|is|has)(?![\p{L}])/iu],
  ['singular with were', /(?<![\p{L}])(?:he|she|it|this) (?:were|are|have)(?![\p{L}])/iu],
  ['first person without a verb', /^(?:am|'m|have been)(?![\p{L}])/iu],
];

const VOWEL_SOUND =
  /^(?:[aeio]|u(?!ni(?!n|m)|s(?:e|a|u|i)|ti|bi|ra|k|ro)|hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d))/i;
/** Written with "u" or "e" and spoken like "you", or with "o" like "won". */
const CONSONANT_SOUND =
  /^(?:eu|one(?![a-z]{3})|once|ux(?![a-z])|uk(?![a-z])|us(?![a-z])|ui(?![a-z])|ufo|url|usb|utc)/i;

function hasWrongArticle(text: string): boolean {
  for (const [, article = '', next = ''] of text.matchAll(
    /(?<![\p{L}\p{N}.&/+-])(an?) ["“'(]?([\p{L}\p{N}]+)/giu,
  )) {
    // "Vitamin A", "A/B", and letters that are read one by one.
    if (article === 'A' || /^\p{Lu}{2,}/u.test(next) || next.length === 1) continue;
    const isVowel = VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next);
    if (isVowel !== (article.toLowerCase() === 'an')) return true;
  }
  return false;
}

function isUnbalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') open += 1;
    if (sign === ')' || sign === ']') open -= 1;
    if (open < 0) return true;
  }
  return open !== 0 || (text.match(/"/g)?.length ?? 0) % 2 === 1;
}

/** "To managed", "by led". */
function hasWrongVerb(text: string): boolean {
  for (const [, before = '', word = ''] of text.matchAll(/(?<![\p{L}])(to|by|can|will|must) (\p{Ll}+)/gu)) {
    if (baseOf(word, 'past') === null || baseOf(word, 'base') !== null) continue;
    // "By led lights", "to used cars": not worth telling apart.
    if (before !== 'by' || !word.endsWith('ed')) return true;
  }
  return false;
}

/** "Cleaned rooms and make beds": a base form joined to a past form. */
function hasMixedTense(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (baseOf(first, 'past') === null || baseOf(first, 'base') !== null) return false;
  const isInfinitive = /(?<![\p{L}])(?:to|help\p{L}*|can|that|which|who) \p{Ll}+/u.test(text);
  const joins = /(?<![\p{L}])and (?:most importantly |\p{Ll}+ly )?(\p{Ll}+) (\p{Ll}+|\d+)/gu;
  return [...text.matchAll(joins)].some(([, word = '', next = '']) => {
    if (baseOf(word, 'past') !== null) return false;
    const isDetermined = /^(?:the|a|an|all|our|their|sure|that|\d+)$/u.test(next);
    return (
      isDetermined && ((!isInfinitive && baseOf(word, 'base') !== null) || baseOf(word, 'third') !== null)
    );
  });
}

/** The mistakes that rules find in a text, each by its name. Takes linear time. */
export function findMistakes(text: string, isEnglish: boolean): string[] {
  const mistakes = RULES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (isUnbalanced(text)) mistakes.push('unbalanced brackets or quotation marks');
  if (!isEnglish) return mistakes;
  if (hasWrongArticle(text)) mistakes.push('the wrong one of "a" and "an"');
  if (hasWrongVerb(text)) mistakes.push('the wrong form of a verb');
  if (hasMixedTense(text)) mistakes.push('mixed tenses');
  return mistakes;
}

/** Whether a reworded text makes no mistake that its source didn't make. */
export function isWellFormed(text: string, source: string, isEnglish: boolean): boolean {
  const known = new Set(findMistakes(source, isEnglish));
  return findMistakes(text, isEnglish).every((mistake) => known.has(mistake));
}
