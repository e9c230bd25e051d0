import { tokenize } from '../text/tokens.ts';
import type { Gathered } from './gathered-term.ts';
import { EVERYDAY } from './words.ts';

/** Two-letter acronyms that mean the same in every trade. */
const KNOWN_SHORT = new Set(['AI', 'QA', 'UX', 'UI', 'HR', 'JS', 'ML', 'RN']);
const GENERAL_TRADES = new Set(['traits', 'languages']);
/** A trade with at least this share of the posting's terms counts as one of its trades. */
const TRADE_SHARE = 0.12;

/**
 * Drops terms that only look like terms of a trade: two-letter acronyms ("PR" is a pull request among programmers) and
 * everyday words ("production") in postings that are hardly about that trade.
 */
export function filterByTrade(all: Gathered[], inTitle: ReadonlySet<string>): Gathered[] {
  const votes = new Map<string, number>();
  let total = 0;
  for (const seen of all) {
    if (!seen.entry || GENERAL_TRADES.has(seen.entry.trade) || isDoubtful(seen)) continue;
    const vote = inTitle.has(seen.canonical) ? 3 : 1;
    votes.set(seen.entry.trade, (votes.get(seen.entry.trade) ?? 0) + vote);
    total += vote;
  }
  if (total < 6) return all;
  return all.filter((seen) => {
    if (!seen.entry || !isDoubtful(seen)) return true;
    // The C of a driving licence is in the title too.
    if (inTitle.has(seen.canonical) && ![...seen.surfaces.keys()].every((one) => one.length === 1))
      return true;
    return GENERAL_TRADES.has(seen.entry.trade) || (votes.get(seen.entry.trade) ?? 0) / total >= TRADE_SHARE;
  });
}

function isDoubtful(seen: Gathered): boolean {
  return [...seen.surfaces.keys()].every((surface) => {
    const tokens = tokenize(surface);
    const only = tokens[0];
    if (!only || tokens.length > 1) return false;
    return (/^\p{Lu}{1,2}$/u.test(surface) && !KNOWN_SHORT.has(surface)) || EVERYDAY.has(only.norm);
  });
}
