// Whether the product calls a requirement proved by a statement where a recruiter would.
import { z } from 'zod';
import { analyzePosting } from '../../api/writing/posting/analyze-posting.ts';
import { judge } from '../../api/writing/proof/judge.ts';
import type { StatementSource } from '../../api/writing/proof/judge.ts';
import { readRequirementFacts } from '../../api/writing/requirements/requirement-facts.ts';
import { percent, printTable } from '../lib/table.ts';
import { MONTH, readTruth, roleSchema, setSchema } from './truths.ts';

const pairShape = {
  id: z.string(),
  set: setSchema,
  requirement: z.string(),
  statement: z.string(),
  proves: z.boolean(),
};

/** Trades that nobody may build on: they show how far the rules hold beyond the others. */
const HELD_OUT = /^(?:dental-assistant|early-years-teacher|logistics|field-sales)-/;
const FAMILIES = ['seen', 'held out', 'unseen', 'second, seen', 'second, unseen'] as const;
type Family = (typeof FAMILIES)[number];

/** Families whose single errors are printed. */
const OPEN_FAMILIES = new Set<Family>(['seen', 'second, seen']);

/** A pair of the first set: the title is read from the posting, the source from where the statement stands. */
const firstPairSchema = z
  .object({
    ...pairShape,
    posting: z.string(),
    from: z.enum(['bullet', 'title', 'details']),
    role: roleSchema,
  })
  .transform(({ posting, from, role, ...pair }) => {
    const { kind } = readRequirementFacts(pair.requirement);
    const detail = kind === 'education' || kind === 'language' ? kind : 'certificate';
    const source: StatementSource = from === 'details' ? detail : from;
    const family: Family = pair.set === 'unseen' ? 'unseen' : HELD_OUT.test(pair.id) ? 'held out' : 'seen';
    return {
      ...pair,
      family,
      postingTitle: analyzePosting({ text: posting }).title,
      source,
      role: from === 'details' ? null : role,
    };
  });

/** A pair of the second set: all that is judged is in the file. */
const secondPairSchema = z
  .object({
    ...pairShape,
    postingTitle: z.string(),
    source: z.enum(['bullet', 'title', 'certificate', 'education', 'language']),
    role: roleSchema.nullable(),
  })
  .transform((pair) => ({ ...pair, family: `second, ${pair.set}` as const }));

type Pair = z.infer<typeof firstPairSchema> | z.infer<typeof secondPairSchema>;

/** Whether the engine calls the requirement proved by this statement alone, with the title and dates of its role. */
function isProved({ requirement, postingTitle, statement, source, role }: Pair): boolean {
  const asked = { text: requirement, facts: readRequirementFacts(requirement), postingTitle };
  return judge(asked, statement, source, role, MONTH) >= 1;
}

/** Prints how many wrong statements count as proof and how many right ones don't. */
export function printProofs(): void {
  const pairs: Pair[] = [
    ...z.array(firstPairSchema).parse(readTruth('proof-pairs.json')),
    ...z.array(secondPairSchema).parse(readTruth('proof-pairs-2.json')),
  ];
  const rows = FAMILIES.map((which) => {
    const judged = pairs
      .filter(({ family }) => family === which)
      .map((pair) => ({ ...pair, product: isProved(pair) }));
    const wrong = judged.filter(({ proves }) => !proves);
    const right = judged.filter(({ proves }) => proves);
    const falseProofs = wrong.filter(({ product }) => product);
    const missed = right.filter(({ product }) => !product);
    if (OPEN_FAMILIES.has(which)) {
      process.stdout.write(`\nErrors: ${which}\n`);
      for (const { id, requirement, statement, proves } of [...falseProofs, ...missed])
        process.stdout.write(`${proves ? 'missed' : 'FALSE '} ${id}: ${requirement} <- ${statement}\n`);
    }
    return [which, percent(falseProofs.length, wrong.length), percent(missed.length, right.length)];
  });
  printTable('Proofs', ['', 'false proofs', 'missed'], [...rows, ['goal', '2 %', '10 %']]);
}
