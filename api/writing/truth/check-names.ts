import { judge } from '../proof/judge.ts';
import type { Statement } from '../proof/statement.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { detectLanguage } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { makeClaim } from './claim.ts';
import type { Claim, ClaimSource, SourceMaterial } from './claim.ts';
import { findWord, saysSynonym } from './material.ts';
import { oncePer } from './once.ts';
import type { ReadMaterial } from './material.ts';

const STRICT = new Set(['tool', 'certificate', 'degree', 'language']);

/** Tools, credentials, skills, employers and other names in a rewritten text: each must be in the person's own words. */
export function checkNames(statement: Statement, material: ReadMaterial, given: SourceMaterial): Claim[] {
  const claims: Claim[] = [];
  const inName = new Set<number>();
  for (const { entry, from, to } of statement.hits) {
    const [first, last] = [statement.tokens[from], statement.tokens[to - 1]];
    if (!first || !last || entry.kind === 'trait') continue;
    const span = { start: first.start, end: last.end };
    const words = statement.tokens.slice(from, to).filter(({ norm }) => !STOP_WORDS.has(norm));
    let source: ClaimSource | null = null;
    for (const { bulletId, statement: said } of material.all) {
      const hit = said.names.get(entry.name)?.[0];
      const [start, end] = [said.tokens[hit?.from ?? -1], said.tokens[(hit?.to ?? 0) - 1]];
      if (hit && start && end && !isOthers(said, hit.from)) {
        source = { bulletId, start: start.start, end: end.end };
        break;
      }
    }
    if (
      !source &&
      words.every(({ raw }) => findWord(material, raw, STRICT.has(entry.kind) && entry.kind !== 'degree'))
    )
      source = findWord(material, words[0]?.raw ?? '');
    const isAcronym = /^\p{Lu}{3,}$/u.test(first.raw);
    if (!source && !STRICT.has(entry.kind) && !isAcronym) source = provenBy(entry.name, material, given);
    if (source && STRICT.has(entry.kind) && isDenied(statement, first.raw, material)) source = null;
    if (source && entry.kind === 'certificate' && isHigher(statement, from, to, material)) source = null;
    // "Telephone calls" for "phones".
    if (
      !source &&
      !STRICT.has(entry.kind) &&
      words.every(({ raw, norm }) => findWord(material, raw) ?? saysSynonym(material, norm))
    )
      source = { bulletId: material.own.bulletId, start: 0, end: material.own.statement.text.length };
    // One word may be another way to say it.
    if (
      !source &&
      !STRICT.has(entry.kind) &&
      ((words.length < 2 && !/^\p{Lu}{2,}/u.test(first.raw)) ||
        words.some(({ raw }) => findWord(material, raw)))
    )
      continue;
    for (let at = from; at < to; at += 1) inName.add(at);
    claims.push(
      makeClaim(
        'name',
        statement.text,
        span,
        source,
        `Left out "${statement.text.slice(span.start, span.end)}": your bullet points for this role don't mention it.`,
      ),
    );
  }
  const isGerman = isInGerman(material) || /[äöüß]/iu.test(statement.text);
  for (const [at, token] of statement.tokens.entries()) {
    if (inName.has(at) || !isNameLike(statement, at, isGerman)) continue;
    const source =
      findWord(material, token.raw) ??
      findExpansion(token, material) ??
      findAcronym(statement, at, material) ??
      (/^\p{Lu}{2,}$/u.test(token.raw) && saysSynonym(material, token.norm)
        ? { bulletId: material.own.bulletId, start: 0, end: material.own.statement.text.length }
        : null);
    claims.push(
      makeClaim(
        'name',
        statement.text,
        token,
        source,
        `Left out "${token.raw}": your bullet points for this role don't mention it.`,
      ),
    );
  }
  return claims;
}

/** In German every noun is written with a capital. */
const isInGerman = oncePer(
  ({ text }: ReadMaterial) => /[äöüß]/iu.test(text) || detectLanguage(text, tokenize(text)) === 'de',
);

const RANKS =
  /^(?:master|level|advanced|senior|practitioner|professional|expert|chartered|associate|fellow|\d+|i{1,3}v?)$/;

/** A rank in the name of a credential that nobody mentioned: "ASE Master Technician" for two ASE tests. */
const isHigher = (statement: Statement, from: number, to: number, material: ReadMaterial): boolean =>
  statement.folded
    .slice(from, to)
    .some((word) => RANKS.test(word) && findWord(material, word, true) === null);

const isOthers = (statement: Statement, at: number) =>
  ['others', 'denied'].includes(statement.standings.of[at] ?? '');

/** "No CDL needed": a name that the person only mentions in order to deny it. */
const isDenied = (statement: Statement, raw: string, material: ReadMaterial): boolean =>
  !DENYING.test(statement.text) &&
  new RegExp(
    String.raw`(?<![\p{L}])(?:no|not|without|never) (?:an? |the |any )?${escapeRegExp(raw)}(?![\p{L}])`,
    'iu',
  ).test(material.own.statement.text) &&
  material.all.filter(({ statement: one }) => one.text.toLowerCase().includes(raw.toLowerCase())).length ===
    1;

const DENYING =
  /(?<![\p{L}])(?:no|not|without|never|non|zero|free|avoid\p{L}*|prevent\p{L}*|eliminat\p{L}*)(?![\p{L}])/iu;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What has been proved of skills: for each material by the skill's name. */
const provenIn = oncePer((_material: ReadMaterial) => new Map<string, ClaimSource | null>());

/** A skill that the bullet proves in other words. */
function provenBy(name: string, material: ReadMaterial, { role }: SourceMaterial): ClaimSource | null {
  const known = provenIn(material).get(name);
  if (known !== undefined) return known;
  const requirement = {
    text: name,
    facts: { kind: 'skill' as const, anyOf: [[name]], years: null },
    postingTitle: role.title,
  };
  const held = { title: role.title, startDate: '2020-01', endDate: '' };
  const proof = material.all.find(
    ({ bulletId, statement }) =>
      bulletId !== null && judge(requirement, statement.text, 'bullet', held, '2021-01') >= 1,
  );
  const found = proof ? { bulletId: proof.bulletId, start: 0, end: proof.statement.text.length } : null;
  provenIn(material).set(name, found);
  return found;
}

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|i)s?$/i;

function isNameLike(statement: Statement, at: number, isGerman: boolean): boolean {
  const token = statement.tokens[at];
  if (!token || /^\d/.test(token.raw) || CALENDAR.test(token.raw)) return false;
  // "12 L" is a unit.
  if (token.raw.length === 1 && /^\d/.test(statement.tokens[at - 1]?.raw ?? '')) return false;
  const isAcronym = /\p{Lu}.*\p{Lu}/u.test(token.raw) || (/\p{Lu}/u.test(token.raw) && /\d/.test(token.raw));
  if (isAcronym) return true;
  if (!/^\p{Lu}/u.test(token.raw) || isGerman) return false;
  const before = statement.text.slice(0, token.start).trimEnd();
  return before !== '' && !/[.!?:;•]$/.test(before);
}

/** The words that an acronym may stand for, and their first letters. */
const initialsOf = oncePer(({ tokens }: Statement) => {
  const words = tokens.filter(({ norm }) => !STOP_WORDS.has(norm));
  return { words, initials: words.map(({ norm }) => norm.charAt(0)).join('') };
});

/** "EHR" for "electronic health record"; "RAMS" for "method statements and risk assessments". */
export function findExpansion({ raw }: Token, material: ReadMaterial): ClaimSource | null {
  if (!/^\p{Lu}{2,6}s?$/u.test(raw)) return null;
  // "RAMS" may be a plural, or not.
  const spellings = new Set([raw.toLowerCase(), raw.toLowerCase().replace(/s$/, '')].map(sortLetters));
  for (const { bulletId, statement } of material.all) {
    const { words, initials } = initialsOf(statement);
    for (const size of [...spellings].map((letters) => letters.length))
      for (let at = 0; at + size <= words.length; at += 1) {
        if (spellings.has(sortLetters(initials.slice(at, at + size))))
          return { bulletId, start: words[at]?.start ?? 0, end: words[at + size - 1]?.end ?? 0 };
      }
  }
  return null;
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** The acronyms that the person used, with where. */
const acronymsOf = oncePer(({ all }: ReadMaterial) =>
  all.flatMap(({ bulletId, statement }) =>
    statement.tokens.flatMap(({ raw, start, end }) =>
      /^\p{Lu}{2,6}$/u.test(raw) ? [{ letters: raw.toLowerCase(), source: { bulletId, start, end } }] : [],
    ),
  ),
);

/** A word of the long form of an acronym that the person used. */
export function findAcronym(statement: Statement, at: number, material: ReadMaterial): ClaimSource | null {
  for (const { letters, source } of acronymsOf(material))
    for (let from = Math.max(0, at - letters.length + 1); from <= at; from += 1) {
      const run = statement.tokens.slice(from, from + letters.length);
      if (run.length === letters.length && run.map(({ norm }) => norm[0] ?? '').join('') === letters)
        return source;
    }
  return null;
}
