import type { Segment } from '../posting/zones.ts';

/** Longer texts are not joined: they would be sections. */
const MAX_LENGTH = 3000;
/** "...; or": the next item is another way to meet the same requirement. */
const GOES_ON = /(?:[;,]\s*|\s|^)(?:and\/or|or|oder|ou|o|lub|of)$/iu;
const BEGINS_WITH_OR =
  /^(?:\(?\d[.)]\s*)?(?:or|oder|ou|lub)(?:$|\s+(?!(?:more|less|better|above|mehr|plus)(?![\p{L}])))/iu;
const BEGINS_WITH_AND = /^(?:and|und|et|y|e|i|en) /iu;
/** A sentence about the requirement before it: what counts, what may replace it, what it refers back to. */
const REFERS_BACK =
  /^(?:however|this|these|those|such|that|the above|otherwise|in addition to the above|\()(?![\p{L}])|(?<![\p{L}])(?:as described (?:in|above)|described above|equivalent to ["“]?\d|in lieu of|may be substituted|can be substituted|will be (?:credited|accepted|considered equivalent)|must have been|must be (?:from|approved|recogni[sz]ed)|(?:is|are) equivalent to)(?![\p{L}])/iu;
/** The first words of an item that stands on its own in a list separated by semicolons. */
const OWN_ITEM =
  /^(?:and |or )?(?:[\p{L}-]+ ){0,2}(?:ability|able|knowledge|experience[ds]?|familiar\w*|proficien\w+|skill\w*|understanding|degree|diploma|certif\w+|licen[cs]e\w*|background|expertise|competen\w+|willing\w*|must|minimum|years?|detail|self|team|excellent|strong|good|proven|demonstrated|track|erfahrung\w*|kenntnisse|fähigkeit\w*|bereitschaft|expérience|connaissance\w*|maîtrise|capacité|experiencia|conocimiento\w*|manejo|esperienza|conoscenza|capacità|experiência|conhecimento\w*|doświadczenie|znajomość|umiejętność|ervaring|kennis)(?![\p{L}])/iu;
/** A sentence in a list item that explains the one before rather than asking for something else. */
const EXPLAINS =
  /^(?:you|your|we|our|this|these|that|it|its|they|their|the|such|including|because|so that|usually|note|for example|for instance|i\.e|e\.g|du|sie|dein|wir|unser|dies\w*|das|vous|nous|notre|cela|usted|esto|questo|isso|to|wij|dit)(?![\p{L}])/iu;

/**
 * Puts together the sentences that state one requirement: the alternatives of a list, the sentences of one list item, and
 * sentences that only say what counts towards the one before. Each requirement keeps the zone and need of its first
 * sentence.
 */
export function joinSentences(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && belongsTo(last, segment)) joined[joined.length - 1] = join(last, segment);
    else joined.push(segment);
  }
  return joined;
}

function belongsTo(last: Segment, next: Segment): boolean {
  if (last.heading || next.heading || last.zone === 'none' || next.zone === 'none') return false;
  if (last.text.length + next.text.length > MAX_LENGTH) return false;
  const sameItem = next.line === last.line && !next.bulleted;
  const isList = /;\s*$/.test(last.text);
  // One item of a list describes one piece of work, in however many sentences.
  if (!isAsking(last)) return sameItem && !isList && last.bulleted && last.zone === next.zone;
  if (GOES_ON.test(last.text.trimEnd()) || BEGINS_WITH_OR.test(next.text)) return true;
  if (isAsking(next) && REFERS_BACK.test(next.text)) return true;
  if (!sameItem) return false;
  if (isList) return BEGINS_WITH_AND.test(next.text) || !OWN_ITEM.test(next.text);
  return last.bulleted && EXPLAINS.test(next.text);
}

/** Whether a segment asks for something rather than describing the work. */
const isAsking = ({ zone }: Segment) => zone === 'requirements' || zone === 'preferred';

function join(last: Segment, next: Segment): Segment {
  return {
    ...last,
    text: `${last.text.trimEnd()} ${next.text.replace(/^\(?\d[.)]\s*/, '')}`,
    end: next.end,
    line: next.line,
  };
}
