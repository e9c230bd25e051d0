import type { Statement } from '../proof/statement.ts';
import type { ReadMaterial } from './material.ts';
import { oncePer } from './once.ts';
import { irregularBase } from './synonyms.ts';
import { lemmasOf, meaningsOf, withDerived, withGeneral } from './words.ts';

/** Steps up to the more general: "vehicle" is two from "van". */
const DEPTH = Number(process.env['DEPTH'] ?? 3);
const MODE = process.env['MODE'] ?? 'xdh';
/** How far behind a verb its particle may stand: "took the bed out". */
const REACH = 4;
const PARTICLES =
  /^(?:up|out|in|off|on|over|down|back|away|after|for|into|through|together|forward|across|about|to|at|by|with|from|aside|around|along)$/;

const KEPT = 20_000;
interface Meanings {
  /** What the word means. */
  own: ReadonlySet<number>;
  /** The same with what it means in another part of speech. */
  derived: ReadonlySet<number>;
  /** The same with what is more general. */
  general: ReadonlySet<number>;
}
const known = new Map<string, Meanings>();

function readMeanings(text: string): Meanings {
  const before = known.get(text);
  if (before) return before;
  const own = meaningsOf(lemmasOf(text, irregularBase(text)));
  const derived = MODE.includes('d') ? withDerived(own) : own;
  const made = { own, derived, general: MODE.includes('h') ? withGeneral(MODE.includes('y') ? derived : own, DEPTH) : own };
  if (known.size >= KEPT) known.clear();
  known.set(text, made);
  return made;
}

const meet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};

/** What the words and phrases of a text mean. */
const coveredBy = oncePer((statement: Statement): Omit<Meanings, 'own'> => {
  const derived = new Set<number>();
  const general = new Set<number>();
  const add = (text: string): void => {
    const one = readMeanings(text);
    for (const meaning of one.derived) derived.add(meaning);
    for (const meaning of one.general) general.add(meaning);
  };
  const { folded } = statement;
  for (const [at, word] of folded.entries()) {
    add(word);
    const next = folded[at + 1] ?? '';
    add(`${word} ${next}`);
    add(`${word} ${next} ${folded[at + 2] ?? ''}`);
    const base = lemmasOf(word, irregularBase(word));
    for (let behind = at + 1; behind <= at + REACH; behind += 1) {
      const particle = folded[behind] ?? '';
      if (PARTICLES.test(particle)) for (const one of base) add(`${one} ${particle}`);
    }
  }
  return { derived, general };
});

const stands = (one: Meanings, said: Omit<Meanings, 'own'>): boolean =>
  meet(one.derived, said.derived) || meet(MODE.includes('z') ? one.derived : one.own, said.general);

/** Whether a dictionary has a word as meaning the same as one that the person said, or as the more general word. */
export function saysSameMeaning(material: ReadMaterial, folded: string): boolean {
  if (MODE === '') return false;
  const one = readMeanings(folded);
  return one.own.size > 0 && material.all.some(({ statement }) => stands(one, coveredBy(statement)));
}

/** Whether one word may stand for another. */
export const meansSame = (folded: string, said: string): boolean => MODE !== '' && stands(readMeanings(folded), readMeanings(said));
