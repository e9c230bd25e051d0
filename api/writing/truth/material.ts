import { fold, stemWord } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { readStatement } from '../proof/statement.ts';
import type { Statement } from '../proof/statement.ts';
import { readQuantities } from './quantities.ts';
import type { Quantity } from './quantities.ts';
import type { ClaimSource, SourceMaterial } from './claim.ts';
import { blankInstructions } from '../reading/lines/instructions.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { isModifier } from './modifiers.ts';
import { oncePer } from './once.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem, isOwnStem, standsFor } from './synonyms.ts';

/** A text of the person, read once for all checks. */
export interface ReadSource {
  bulletId: string | null;
  statement: Statement;
  quantities: Quantity[];
  isInstruction: boolean;
}

/** All that a rewritten text may rest on, read once. */
export interface ReadMaterial {
  /** The bullet that is reworded. */
  own: ReadSource;
  /** That bullet, the other bullets of the role, the instruction, and the role's title and company. */
  all: ReadSource[];
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** The stems of the base forms of all words. */
  bases: ReadonlySet<string>;
  /** All texts in one, for phrases. */
  text: string;
}

/** The numbers of a text, read once. */
export const quantitiesOf = oncePer((statement: Statement) => readQuantities(statement.text));

const read = (bulletId: string | null, text: string, isInstruction = false): ReadSource => {
  // Orders to a machine are no claims of a person; the person's own instruction is meant for one.
  const statement = readStatement(isInstruction ? text : blankInstructions(text));
  return { bulletId, statement, quantities: quantitiesOf(statement), isInstruction };
};

/** The forms of the words of a text by which other texts are compared with it, read once. */
const formsOf = oncePer((statement: Statement) => ({
  words: [...new Set([...statement.folded, ...statement.tokens.map(({ norm }) => norm)])],
  bases: [
    ...new Set(
      statement.tokens.flatMap(({ norm }, at) => [baseStem(norm), baseStem(statement.folded[at] ?? '')]),
    ),
  ],
  derivable: statement.folded.flatMap((word, at) => {
    const spelling = spelled(word);
    return spelling.length >= LEAST_COMMON ? [{ spelling, at }] : [];
  }),
}));

/** Reads what the person wrote about a role; once for the same object, which mustn't change. */
export const readMaterial = oncePer(
  ({ bullet, support, instruction, role }: SourceMaterial): ReadMaterial => {
    const own = read(bullet.id, bullet.text);
    const all = [
      own,
      ...support.map(({ id, text }) => read(id, text)),
      ...(instruction.trim() === '' ? [] : [read(null, instruction, true)]),
      read(null, `${role.title} at ${role.company}`),
    ];
    const stems = new Set<string>();
    const words = new Set<string>();
    const bases = new Set<string>();
    for (const { statement } of all) {
      for (const stem of statement.stems) stems.add(stem);
      const forms = formsOf(statement);
      for (const word of forms.words) words.add(word);
      for (const base of forms.bases) bases.add(base);
    }
    return { own, all, stems, words, bases, text: all.map(({ statement }) => statement.text).join('\n') };
  },
);

/** Whether a word says what something is about, and not when, how much or how well. */
const saysWhat = (token: Token): boolean =>
  token.norm.length > 2 &&
  !STOP_WORDS.has(token.norm) &&
  !token.norm.endsWith('ly') &&
  !isTimeUnit(token.norm) &&
  !isPlainWord(token.norm) &&
  !isModifier(token);

/**
 * What of the material a rewritten text is about: the bullet itself, the instruction, the role, and those other bullets from which
 * it takes a word. How often, how well and to what end something was done can't come from elsewhere.
 */
export function narrowTo(statement: Statement, material: ReadMaterial): ReadMaterial {
  const taken = statement.stems.filter((stem, at) => {
    const token = statement.tokens[at];
    return token && !material.own.statement.places.has(stem) && saysWhat(token);
  });
  const all = material.all.filter(
    (source) =>
      source === material.own ||
      source.bulletId === null ||
      taken.some((stem) => source.statement.places.has(stem)),
  );
  if (all.length === material.all.length) return material;
  return { ...material, all, text: all.map((source) => source.statement.text).join('\n') };
}

/** Whether the person said a word for which this one may stand. */
export function saysSynonym(material: ReadMaterial, folded: string): boolean {
  for (const stem of standsFor(folded)) if (material.bases.has(stem)) return true;
  return false;
}

/** Letters that two forms of a word have in common at least. */
const LEAST_COMMON = 5;

/** The beginning of a word, by which its derivations are compared: "organiz" and "organis" are one. */
const spelled = (word: string) =>
  word.replace(/z/g, 's').replace(/our/g, 'or').replace(/re$/, 'er').replace(/ll/g, 'l').replace(/ph/g, 'f');

function areDerived(x: string, y: string): boolean {
  const least = Math.min(x.length, y.length);
  let common = 0;
  while (common < least && x[common] === y[common]) common += 1;
  return common >= LEAST_COMMON && common >= Math.max(x.length, y.length) * 0.6;
}

/** Where the person said a word; `null` if nowhere. Derivations count unless only the word itself will do, as for names. */
export function findWord(material: ReadMaterial, raw: string, isExact = false): ClaimSource | null {
  const folded = fold(raw);
  const stem = stemWord(folded);
  const spelling = spelled(folded);
  for (const { bulletId, statement } of material.all) {
    const same =
      (isOwnStem(folded) ? undefined : statement.places.get(stem)?.[0]) ?? statement.folded.indexOf(folded);
    const at =
      same >= 0 || isExact
        ? same
        : (formsOf(statement).derivable.find((one) => areDerived(one.spelling, spelling))?.at ?? -1);
    const token = statement.tokens[at];
    if (token) return { bulletId, start: token.start, end: token.end };
  }
  return null;
}
