import type { Statement } from '../proof/statement.ts';
import { fold } from '../text/tokens.ts';
import {
  LEADING_NOUNS,
  colloquialLevel,
  isCreative,
  isReceptive,
  isStillReduced,
  readDoings,
  reducedLevel,
  saysTeaching,
  share,
  statedLevel,
  titleLevel,
} from './agency.ts';
import type { Doing } from './agency.ts';
import { checkBystanding } from './check-bystanding.ts';
import { checkTelling } from './check-telling.ts';
import { makeClaim } from './claim.ts';
import type { Claim, Span } from './claim.ts';
import { findWord } from './material.ts';
import type { ReadMaterial, ReadSource } from './material.ts';

const DRIVERS =
  /(?<![\p{L}])(?:driv\p{L}*|drove|van|truck|lorry|bus|forklift|courier|vehicle|car)(?![\p{L}])/iu;
const TEACHERS =
  /(?<![\p{L}])(?:teacher|tutor|lecturer|trainer|instructor|professor|lehrer\p{L}*|dozent\p{L}*|enseignant\p{L}*|profesor\p{L}*|maestr[oa]|insegnante|nauczyciel\p{L}*|leraar|docent)(?![\p{L}])/iu;
/** How many words from its beginning a text says what was done. */
const OPENING = 6;

/**
 * How much of the work a rewritten text makes the person's own. Nobody who helped may have built, nobody who took part may
 * have led, and nobody who learned may have taught.
 *
 * @param title the role's title, which says what somebody was in charge of anyway.
 */
export function checkAgency(statement: Statement, material: ReadMaterial, title: string): Claim[] {
  return [
    ...checkReduced(statement, material),
    ...checkReceptive(statement, material),
    ...checkBystanding(statement, material),
    ...checkTelling(statement, material),
    ...checkNouns(statement, material, title),
    ...checkVerbs(statement, material, title),
  ];
}

const refuse = (statement: Statement, span: Span, problem: string): Claim =>
  makeClaim('agency', statement.text, span, null, problem);

/** "Helped to rebuild gearboxes" must not become "Rebuilt gearboxes". */
function checkReduced(statement: Statement, { own }: ReadMaterial): Claim[] {
  const first = statement.tokens[0];
  if (!first || reducedLevel(own.statement.text) === null || isStillReduced(statement.text)) return [];
  const said = own.statement.tokens[0]?.raw ?? '';
  return [refuse(statement, first, `Kept as it was: your bullet point says "${said}".`)];
}

/** "Used the component library" must not become "Built the component library". */
function checkReceptive(statement: Statement, material: ReadMaterial): Claim[] {
  const doings = readDoings(material.own.statement);
  const onlyTookPart = doings.length === 1 && doings[0]?.level === 1 && doings[0].at <= 1;
  if (!isReceptive(material.own.statement.text) && !onlyTookPart) return [];
  const said = material.own.statement.text.split(' ').slice(0, 2).join(' ');
  return statement.tokens
    .slice(0, OPENING)
    .filter(({ raw }) => isCreative(raw) && findWord(material, raw) === null)
    .map((token) => refuse(statement, token, `Left out "${token.raw}": your bullet point says "${said}".`));
}

/** "Head of", "leadership", "Leitung": nouns that put the person in charge. */
function checkNouns(statement: Statement, material: ReadMaterial, title: string): Claim[] {
  const levels = readDoings(material.own.statement).map(({ level }) => level);
  if (Math.max(levelInWords(material.own), titleLevel(title), ...levels) >= 3) return [];
  return [...statement.text.matchAll(LEADING_NOUNS)]
    .filter(
      ({ 0: noun, index }) =>
        findWord(material, noun.split(' ')[0] ?? '') === null &&
        !(/^(?:manager|supervisor|leader)$/i.test(noun) && OF_OTHERS.test(statement.text.slice(0, index))),
    )
    .map((match) =>
      refuse(
        statement,
        { start: match.index, end: match.index + match[0].length },
        `Left out "${match[0]}": your bullet point doesn't say so.`,
      ),
    );
}

/** "Reports for the manager": before it, somebody else is meant. */
const OF_OTHERS =
  /(?<![\p{L}])(?:to|for|with|from|by|alongside|under|the|our|their) (?:(?!(?:as|and|role)(?![\p{L}]))\p{L}+[ -]){0,2}$/iu;

const levelInWords = ({ statement }: ReadSource): number =>
  Math.max(statedLevel(statement.text), colloquialLevel(statement.text));

/** "Supervision of", "Responsible for the coordination of": deeds that are nouns. */
const NOUN_OF =
  /^(?:(?:(?:I )?(?:was|were|am) )?(?:responsible for|in charge of|(?:my )?duties (?:were|included?)):? )?(?:the )?(?=(\p{L}+) (?:and \p{L}+ )?of(?![\p{L}]))/iu;
/** What verbs and the nouns of their deeds add to a common beginning. */
const DEED_ENDING = /(?:ations?|ions?|e?ments?|ing|ed|es?|s)$/iu;
const LEAST_BEGINNING = 4;

/** The noun with which the person's own text begins, if it is the deed of this verb: "Supervision" for "Supervised". */
function findNounOf({ statement }: ReadSource, verb: string): Span | null {
  const match = NOUN_OF.exec(statement.text);
  const noun = match?.[1];
  if (!match || !noun) return null;
  const beginning = (word: string) => fold(word).replace(DEED_ENDING, '').replace(/at$/, '');
  if (beginning(noun) !== beginning(verb) || beginning(verb).length < LEAST_BEGINNING) return null;
  const start = match[0].length;
  return { start, end: start + noun.length };
}

interface Said {
  source: ReadSource;
  doing: Doing;
}

function checkVerbs(statement: Statement, material: ReadMaterial, title: string): Claim[] {
  return readDoings(statement).flatMap((doing) => {
    const token = statement.tokens[doing.at];
    if (!token || doing.level <= 1) return [];
    // A driver drives.
    if (/^(?:drove|driven|driving)$/.test(fold(token.raw)) && DRIVERS.test(`${title} ${material.text}`))
      return [];
    const compared = listSaid(doing, material);
    const best = compared.toSorted((a, b) => b.doing.level - a.doing.level)[0];
    const highest = highestLevel(doing, compared, material, title);
    const isOthers = compared.length > 0 && highest <= 1;
    const isSaid = doing.isTeaching
      ? !isOthers && mayTeach(doing, compared, material, title)
      : doing.level <= highest;
    const noun = findNounOf(material.own, token.raw);
    if (noun) {
      const found = { bulletId: material.own.bulletId, start: noun.start, end: noun.end };
      return [makeClaim('agency', statement.text, token, found, '')];
    }
    const source = best?.source ?? material.own;
    const verb = source.statement.tokens[best?.doing.at ?? 0];
    const problem = best
      ? `Left out "${token.raw}": your bullet point says "${verb?.raw ?? ''}".`
      : `Left out "${token.raw}": your bullet point doesn't say so.`;
    const found = isSaid && verb ? { bulletId: source.bulletId, start: verb.start, end: verb.end } : null;
    return [makeClaim('agency', statement.text, token, found, problem)];
  });
}

/** Things that bullet points of different work have in common. */
const COMMON = new Set([
  'team',
  'user',
  'client',
  'custom',
  'project',
  'work',
  'compani',
  'product',
  'peopl',
  'servic',
  'time',
  'new',
  'busi',
]);
const NEAREST = 3;

/** What a verb is done to, as far as it tells two deeds apart. */
const nearest = (objects: readonly string[]): string[] =>
  objects.slice(0, NEAREST).filter((stem) => !COMMON.has(stem));

/** What the person said of the same objects; of the bullet itself all, if nothing is about the same. */
function listSaid(doing: Doing, material: ReadMaterial): Said[] {
  const all = material.all
    .filter(({ bulletId, isInstruction }) => isInstruction || bulletId !== null)
    .flatMap((source) =>
      readDoings(source.statement)
        .filter(
          ({ objects }) =>
            source === material.own ||
            source.isInstruction ||
            share(nearest(objects), nearest(doing.objects)),
        )
        .map((said): Said => ({ source, doing: said })),
    );
  const about = all.filter(
    ({ source, doing: said }) => source !== material.own || share(said.objects, doing.objects),
  );
  return about.length > 0 ? about : all.filter(({ source }) => source === material.own);
}

function highestLevel(
  doing: Doing,
  compared: readonly Said[],
  material: ReadMaterial,
  title: string,
): number {
  const levels = compared.map(({ doing }) => doing.level);
  const highest = Math.max(0, ...levels);
  if (levels.length > 0 && highest <= 1) return highest;
  const own = readDoings(material.own.statement);
  const onlyHelped = own.length === 1 && (own[0]?.level ?? 2) <= 1;
  if (doing.isTeaching && TEACHERS.test(title)) return doing.level;
  return Math.max(highest, 2, levelInWords(material.own), onlyHelped ? 0 : titleLevel(title));
}

function mayTeach(doing: Doing, compared: readonly Said[], material: ReadMaterial, title: string): boolean {
  if (!doing.isTeaching || TEACHERS.test(title) || compared.some((said) => said.doing.isTeaching))
    return true;
  return material.all.some(
    (source) =>
      (source.isInstruction || source.bulletId !== null) &&
      saysTeaching(source.statement.text) &&
      (source === material.own || share(source.statement.stems, doing.objects)),
  );
}
