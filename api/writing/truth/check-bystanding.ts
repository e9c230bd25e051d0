import type { Statement } from '../proof/statement.ts';
import { isStillReduced } from './agency.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import type { ReadMaterial } from './material.ts';
import { baseStem } from './synonyms.ts';

/** What one does while others do the thing itself: "attended hearings to take notes", "held calves for the vet". */
const BYSTANDING =
  /^(?:i )?(?:also )?(?:attend(?:ed|s|ing)?|s[ai]t (?:in on|in|on|second)|watch(?:ed|es|ing)?|listen(?:ed|s|ing)? to|went (?:along|with|to (?:\p{L}+ ){0,3}\p{L}+(?:['’]s|s['’])|to (?:\p{L}+ ){0,3}(?:meetings?|hearings?|court|conferences?|trainings?|visits?|appointments?|talks?|audits?|reviews?|interviews?|inspections?|sessions?|workshops?|site|sites))|go (?:to|along|with)|accompan\p{L}+|follow(?:ed|s|ing)?|h[eo]ld (?:\p{L}+ ){1,3}for|hand(?:ed|s|ing)? (?!over )(?:\p{L}+ (?!over )){1,3}to|st(?:ood|and)s? by|present at|was (?:there|present))(?![\p{L}])/iu;
/** What remains no more than that. */
const STILL = new Set(
  'attend sat sit watch observ monitor listen went go accompani follow fetch held hold hand stand join stay visit present shadow support help assist restrain steadi note record document'.split(
    ' ',
  ),
);

/** Who only stood by, held or handed something must not have done it. */
export function checkBystanding(statement: Statement, { own }: ReadMaterial): Claim[] {
  const first = statement.tokens[0];
  const said = BYSTANDING.exec(own.statement.text.trim())?.[0];
  if (!first || said === undefined || isStillReduced(statement.text)) return [];
  const verb = baseStem(statement.folded[0] ?? '');
  if (/^(?:took|take) (?:the )?(?:notes|minutes)/iu.test(statement.text)) return [];
  if (STILL.has(verb) || STILL.has(statement.stems[0] ?? '')) return [];
  // What stands beside it was the person's own: "Attended meetings and wrote the minutes".
  const isOwn = own.statement.folded.some(
    (word, at) =>
      at > 0 &&
      word === statement.folded[0] &&
      !/^(?:he|she|they|who)$/.test(own.statement.folded[at - 1] ?? ''),
  );
  if (isOwn) return [];
  return [
    makeClaim('agency', statement.text, first, null, `Kept as it was: your bullet point says "${said}".`),
  ];
}
