const NUMBER_WORD =
  /^(?:(?:about|around|over|under|nearly|almost|up to|at least|more than|less than|roughly|approximately)\s+)?(?:[$€£~]?\d[\d.,]*\s?[kKmM%]?\+?(?:\s?(?:-|–|to)\s?\d[\d.,]*[kKmM%]?)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds of|dozens of|thousands of)$/i;
/** "How many customer tickets a week?": what is counted, and by what time. */
const HOW_MANY = /^How many (.+?)( (?:a|per) (?:day|week|month|year|shift))?\?$/i;
/** Words that a number takes the place of. */
const REPLACED = /(?:\b(?:the|all|many|various|several|multiple|numerous|a number of|a variety of) )?$/i;
const ENDS = /[.;]+$/;

/**
 * Puts the answer to a question into a bullet: a number in front of what it counts ("Answered tickets" and "40" become
 * "Answered 40 tickets a week"), anything else as a clause of its own. Says nothing but what the person wrote.
 *
 * @param question as `askForFact` asked it
 * @param answer trimmed, not empty
 */
export function writeFact(text: string, question: string, answer: string): string {
  const fact = answer.replace(ENDS, '');
  const counted = HOW_MANY.exec(question);
  if (counted && NUMBER_WORD.test(fact)) {
    const written = countThings(text, fact, counted[1] ?? '', counted[2] ?? '');
    if (written !== null) return written;
  }
  return addClause(
    text,
    counted && NUMBER_WORD.test(fact) ? `${fact} ${counted[1]}${counted[2] ?? ''}` : fact,
  );
}

/** The number in front of what it counts; `null` if the text doesn't name that. */
function countThings(text: string, number: string, things: string, often: string): string | null {
  const at = new RegExp(
    `(?<![\\p{L}\\p{N}])${things.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(text);
  if (!at) return null;
  const start = startOfPhrase(text, at.index);
  const before = text.slice(0, start).replace(REPLACED, '');
  const end = at.index + at[0].length;
  return `${before}${before === '' ? capitalized(number) : number} ${text.slice(start, end)}${often}${text.slice(end)}`;
}

const PREPOSITION =
  /^(?:to|that|which|who|by|using|for|in|on|with|at|from|of|through|including|while|via|as|under|into|and|or)$/i;
const DETERMINER = /^(?:the|all|many|various|several|multiple|numerous|our|their|its)$/i;

/** Where the words before a noun begin that belong to it: "customer" in "Answered customer tickets". */
function startOfPhrase(text: string, noun: number): number {
  const words = [...text.slice(0, noun).matchAll(/\S+/g)];
  // The first word is the verb.
  for (let index = words.length - 1; index >= 1; index -= 1) {
    const word = words[index]?.[0] ?? '';
    const isVerb = /ing$/i.test(word) && PREPOSITION.test(words[index - 1]?.[0] ?? '');
    if (isVerb || PREPOSITION.test(word) || DETERMINER.test(word) || /[,;:]$/.test(word))
      return (words[index]?.index ?? 0) + word.length + 1;
  }
  const verb = words[0];
  return verb ? verb.index + verb[0].length + 1 : noun;
}

function addClause(text: string, fact: string): string {
  const hasFullStop = text.endsWith('.');
  const first = /^\p{Lu}\p{Ll}/u.test(fact) ? `${fact[0]?.toLowerCase()}${fact.slice(1)}` : fact;
  return `${text.replace(ENDS, '')}; ${first}${hasFullStop ? '.' : ''}`;
}

const capitalized = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
