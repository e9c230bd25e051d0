import type { Statement } from '../proof/statement.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { fold } from '../text/tokens.ts';
import { levelOf } from './agency.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { isEnglish } from './english.ts';
import { findWord, saysSynonym } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { isModifier, isPraise, saysModifier, SCOPE_PHRASES } from './modifiers.ts';

const ARTICLE = /(?<![\p{L}])(?:an?|the|market|industry)[\s-]$/iu;

/** Words in a rewritten text that make something larger, better or more important than the person said. */
export function checkScope(statement: Statement, material: ReadMaterial): Claim[] {
  const claims: Claim[] = [];
  for (const match of statement.text.matchAll(SCOPE_PHRASES)) {
    const words = match[0].split(/[\s-]+/).filter((word) => !STOP_WORDS.has(fold(word)));
    const source = words.every((word) => findWord(material, word))
      ? findWord(material, words[0] ?? '')
      : null;
    claims.push(
      makeClaim(
        'scope',
        statement.text,
        { start: match.index, end: match.index + match[0].length },
        source,
        `Left out "${match[0]}": your bullet points don't say so.`,
      ),
    );
  }
  for (const token of statement.tokens) {
    // "A 13-strong shift".
    if (/\d-$/.test(statement.text.slice(0, token.start))) continue;
    // "All but ended", "all day".
    if (
      token.norm === 'all' &&
      /^all (?:but|day|night|in)(?![\p{L}])/iu.test(statement.text.slice(token.start))
    )
      continue;
    if (!isModifier(token) || claims.some(({ start, end }) => token.start >= start && token.end <= end))
      continue;
    const source =
      findWord(material, token.raw) ??
      (saysModifier(token.raw, material.text) ||
      (!/ing$/i.test(token.raw) && saysSynonym(material, token.norm))
        ? { bulletId: material.own.bulletId, start: 0, end: material.own.statement.text.length }
        : null);
    // "Nervous", "predominantly": in English every word that is no praise is judged by `checkWords`.
    if (source === null && !isPraise(token) && isEnglish(`${material.own.statement.text}\n${statement.text}`))
      continue;
    // "Leading the shift" is judged elsewhere; "a leading brand" isn't a deed.
    const isDeed = !ARTICLE.test(statement.text.slice(0, token.start));
    if (source === null && isDeed && levelOf(token) !== null) continue;
    claims.push(
      makeClaim(
        'scope',
        statement.text,
        token,
        source,
        `Left out "${token.raw}": your bullet points don't say so.`,
      ),
    );
  }
  return claims;
}
