import type { Statement } from '../proof/statement.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { fold } from '../text/tokens.ts';
import { share } from './agency.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { isAccountedFor } from './accounted-for.ts';
import { findWord, saysSynonym } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem } from './synonyms.ts';
import { readNominalOutcomes, readOutcomes, readTails, saysChange } from './outcomes.ts';

/** What a rewritten text says came of the work: the same direction and object must be in the person's words. */
export function checkOutcomes(statement: Statement, material: ReadMaterial): Claim[] {
  const nominal = readNominalOutcomes(statement.text).map((span) => {
    const words = statement.tokens.filter(
      ({ start, end }) =>
        start >= span.start && end <= span.end && !STOP_WORDS.has(fold(statement.text.slice(start, end))),
    );
    const source = words.every(({ raw }) => findWord(material, raw))
      ? findWord(material, words[0]?.raw ?? '')
      : null;
    return makeClaim(
      'outcome',
      statement.text,
      span,
      source,
      `Left out "${statement.text.slice(span.start, span.end)}": your bullet points don't say what came of it.`,
    );
  });
  const verbal = readOutcomes(statement).map((outcome) => {
    const [first, last] = [statement.tokens[outcome.at], statement.tokens[outcome.to - 1]];
    const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
    const known = outcome.objects.filter(
      (stem) =>
        material.stems.has(stem) ||
        findWord(material, stem) !== null ||
        isAccountedFor(statement, statement.stems.indexOf(stem, outcome.at), material),
    );
    const said = material.all.find(
      ({ statement: one, bulletId, isInstruction }) =>
        (bulletId !== null || isInstruction) &&
        (saysChange(outcome.direction, one) ||
          one.stems.includes(statement.stems[outcome.at] ?? '-') ||
          material.bases.has(baseStem(statement.folded[outcome.at] ?? ''))) &&
        (outcome.objects.length === 0 || share(one.stems, outcome.objects) || known.length > 0),
    );
    // "Securing the load" for "strapping the load": another word for the work itself.
    const isOtherWord =
      outcome.direction === 'kept' &&
      (saysSynonym(material, statement.folded[outcome.at] ?? '') ||
        (isPlainWord(statement.folded[outcome.at] ?? '') && known.length === outcome.objects.length));
    const found = said ?? (isOtherWord ? material.own : null);
    const isKnown = outcome.objects.length === 0 || known.length * 2 >= outcome.objects.length;
    const source =
      found && isKnown ? { bulletId: found.bulletId, start: 0, end: found.statement.text.length } : null;
    return makeClaim(
      'outcome',
      statement.text,
      span,
      source,
      `Left out "${statement.text.slice(span.start, span.end)}": your bullet points don't say what came of it.`,
    );
  });
  const tails = readTails(statement).flatMap(({ at, to }) => {
    const [first, last] = [statement.tokens[at], statement.tokens[to - 1]];
    if (!first || !last || isAccountedFor(statement, at, material)) return [];
    const words = statement.tokens
      .slice(at + 1, to)
      .filter(({ norm, raw }) => !STOP_WORDS.has(norm) && !/^\d/.test(raw));
    const known = words.filter((token) =>
      isAccountedFor(statement, statement.tokens.indexOf(token), material),
    ).length;
    if (words.length === 0 || known * 2 >= words.length) return [];
    const span = { start: first.start, end: last.end };
    return [
      makeClaim(
        'outcome',
        statement.text,
        span,
        null,
        `Left out "${statement.text.slice(span.start, span.end)}": your bullet points don't say it.`,
      ),
    ];
  });
  return [...nominal, ...verbal, ...tails];
}
