import { listKeywords } from '../posting/keywords.ts';
import { addClause } from './add-keyword.ts';
import { addSupport } from './add-support.ts';
import { cleanSigns } from './clean-signs.ts';
import { dropFillers } from './drop-fillers.ts';
import { dropFirstPerson } from './drop-first-person.ts';
import { addFact, dropNamed } from './follow-wishes.ts';
import type { Wishes } from './instruction.ts';
import { leadWithResult } from './lead-with-result.ts';
import { bandOf } from './length-band.ts';
import { makeActive } from './make-active.ts';
import { correctSpelling } from './misspellings.ts';
import { orderClauses } from './order-clauses.ts';
import { usePlainGerunds } from './plain-gerunds.ts';
import type { Operator, Reworked, RewordRequest } from './rewording.ts';
import { toPast, toPlainPresent, toPresent } from './set-tense.ts';
import { shorten } from './shorten.ts';
import { readSpelling } from './spelling.ts';
import { sayHelp } from './say-help.ts';
import { simplifyVerbs } from './simplify-verbs.ts';
import { strengthenOpening } from './strengthen-opening.ts';
import { countWords, quoted } from './text-shape.ts';
import { tightenResult } from './tighten-result.ts';
import { trimPraise } from './trim-praise.ts';
import { turnInnerOpenings } from './turn-inner-openings.ts';
import { usePostingName } from './use-posting-names.ts';
import { weighByArea, weighByPosting } from './weigh.ts';

const SHORTER_LEVEL = 15;
/** Up to this length numbers, names and results may be left out, and only here. */
const SHORTEST_LEVEL = 10;
const LONGER_LEVEL = 90;
const EVEN_LEVEL = 50;
/** From here on what another bullet point says about the same may be added. */
const LONG_LEVEL = 70;
/** How many words a clause with a keyword may add where the length would allow fewer. */
const KEYWORD_WORDS = 10;
const MOST_NAMES = 3;
const MOST_CUTS = 6;

/** The length asked for, 0 to 100; an instruction counts more than the setting. */
const levelOf = ({ level }: RewordRequest, { length }: Wishes): number =>
  length === 'shorter'
    ? Math.min(level, SHORTER_LEVEL)
    : length === 'longer'
      ? Math.max(level, LONGER_LEVEL)
      : level;

/** The number of words that the text should have; not whole. */
export const targetOf = (request: RewordRequest, wishes: Wishes): number =>
  countWords(request.material.bullet.text) * (0.6 + (0.8 * levelOf(request, wishes)) / 100);

/** Keywords come before length, as long as the person didn't ask for less than there is. */
function roomFor(request: RewordRequest, wishes: Wishes, target: number): number {
  const source = countWords(request.material.bullet.text);
  const { most } = bandOf(target);
  return levelOf(request, wishes) < EVEN_LEVEL ? most : Math.max(most, source + KEYWORD_WORDS);
}

/** "Received parcels and I check them": without the "I" of a further clause too, or not at all. */
function withoutFirstPerson(result: Reworked | null, drop: (text: string) => string | null): Reworked | null {
  if (result === null || !/(?<![\p{L}])I(?=['’ ])/u.test(result.text)) return result;
  const text = drop(result.text);
  return text === null ? null : { ...result, text };
}

/**
 * The operators for a request, in their order: cleaning, then what was asked for, then the length, then what is added.
 *
 * @param isRight whether a text may stand, for operators that choose among several.
 */
export function listOperators(
  request: RewordRequest,
  language: string,
  wishes: Wishes,
  isRight: (text: string) => boolean,
): Operator[] {
  const { material, posting, mode } = request;
  const source = material.bullet.text;
  const target = targetOf(request, wishes);
  const spelling = readSpelling([source, ...material.support.map(({ text }) => text)]);
  const area = mode === 'focus' ? request.area : wishes.area;
  const weigh = area === '' ? weighByPosting(posting) : weighByArea(area);
  const asks = area === '' ? 'the posting asks for most' : `is about ${quoted(area)}`;
  const isEnglish = language === 'en';
  const english = (operators: Operator[]): Operator[] => (isEnglish ? operators : []);
  const isPast = wishes.tense === null ? material.role.isOver : wishes.tense === 'past';
  const inner: Operator = (text) => turnInnerOpenings(text, spelling);
  const strengthen: Operator = (text) =>
    withoutFirstPerson(
      strengthenOpening(text, isPast, spelling),
      (changed) => dropFirstPerson(changed, language, spelling)?.text ?? null,
    );
  const keepsFacts = levelOf(request, wishes) > SHORTEST_LEVEL;
  const cuts = Array.from(
    { length: MOST_CUTS },
    (): Operator => (text) => shorten(text, target, language, weigh, keepsFacts, isRight),
  );
  const wantsKeywords = mode === 'keywords' || wishes.wantsKeywords;
  const isResultFirst =
    wishes.isResultFirst || /^(?:results?|impact|outcomes?|achievements?)$/i.test(area.trim());
  const isResultInFocus = (text: string) => {
    const led = mode === 'focus' && area !== '' ? leadWithResult(text, spelling) : null;
    return led !== null &&
      weigh(led.text.split(' by ')[0] ?? '') > 0 &&
      weigh(text.split(/, | resulting| leading/)[0] ?? '') === 0
      ? led
      : null;
  };
  return [
    (text) => cleanSigns(text, language),
    ...english([correctSpelling]),
    (text) => dropFillers(text, language),
    ...english([inner, inner, (text) => usePlainGerunds(text, spelling), inner]),
    (text) => dropFirstPerson(text, language, spelling),
    ...english([
      (text) => makeActive(text, spelling),
      strengthen,
      sayHelp,
      (text) => (wishes.tense === 'past' ? toPast(text, 'as you asked', spelling) : null),
      (text) => (wishes.tense === 'present' ? toPresent(text, spelling) : null),
      (text) =>
        material.role.isOver && wishes.tense === null
          ? toPast(text, 'because the role is over', spelling)
          : null,
      (text) =>
        material.role.isOver || wishes.tense !== null
          ? null
          : toPlainPresent(
              text,
              material.support.map((one) => one.text),
              spelling,
            ),
      (text) => simplifyVerbs(text, spelling),
      (text) => tightenResult(text, spelling),
      ...wishes.drop.map(
        (name): Operator =>
          (text) =>
            dropNamed(text, name, (shorter) => isRight(shorter)),
      ),
      (text) => (isResultFirst ? leadWithResult(text, spelling) : isResultInFocus(text)),
    ]),
    (text) =>
      mode === 'concise' || (mode === 'custom' && !wantsKeywords && area === '')
        ? null
        : orderClauses(text, weigh, asks),
    (text) => (isEnglish && countWords(text) > bandOf(target).most ? trimPraise(text) : null),
    ...cuts,
    ...english([
      ...wishes.mention.map(
        (name): Operator =>
          (text) =>
            addClause(text, [name], material.support, countWords(source) * 3),
      ),
      ...wishes.facts.map(
        (fact): Operator =>
          (text) =>
            addFact(text, fact, spelling),
      ),
      (text) =>
        wantsKeywords
          ? addClause(text, listKeywords(posting), material.support, roomFor(request, wishes, target))
          : null,
      (text) =>
        levelOf(request, wishes) >= LONG_LEVEL && countWords(text) < bandOf(target).least
          ? addSupport(text, material.support, bandOf(target).most)
          : null,
      ...Array.from(
        { length: wantsKeywords || mode === 'focus' ? MOST_NAMES : 0 },
        (): Operator => (text) => usePostingName(text, posting, spelling),
      ),
    ]),
  ];
}
