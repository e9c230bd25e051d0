// Whether the product calls a requirement proved by a statement where a recruiter would.
import { z } from 'zod';
import { analyzePosting } from '../../api/writing/posting/analyze-posting.ts';
import { judge } from '../../api/writing/proof/judge.ts';
import { readRequirementFacts } from '../../api/writing/requirements/requirement-facts.ts';
import { percent, printTable } from '../lib/table.ts';
import { MONTH, readTruth, roleSchema, setSchema } from './truths.ts';

const pairSchema = z.object({
  id: z.string(),
  set: setSchema,
  posting: z.string(),
  requirement: z.string(),
  from: z.enum(['bullet', 'title', 'details']),
  role: roleSchema,
  statement: z.string(),
  proves: z.boolean(),
});

/** Trades that nobody may build on: they show how far the rules hold beyond the others. */
const HELD_OUT = /^(?:dental-assistant|early-years-teacher|logistics|field-sales)-/;
const FAMILIES = ['seen', 'held out', 'unseen'] as const;

function familyOf({ id, set: which }: z.infer<typeof pairSchema>): (typeof FAMILIES)[number] {
  return which === 'unseen' ? 'unseen' : HELD_OUT.test(id) ? 'held out' : 'seen';
}

/** Whether the engine calls the requirement proved by this statement alone, with the title and dates of its role. */
function isProved({
  from,
  posting,
  requirement,
  role: held,
  statement,
}: z.infer<typeof pairSchema>): boolean {
  const facts = readRequirementFacts(requirement);
  const isSchool = from === 'details' && facts.kind === 'education';
  const isLanguage = from === 'details' && facts.kind === 'language';
  const isCertificate = from === 'details' && !isSchool && !isLanguage;
  const asked = { text: requirement, facts, postingTitle: analyzePosting({ text: posting }).title };
  const source = isSchool ? 'education' : isLanguage ? 'language' : isCertificate ? 'certificate' : from;
  return (
    judge(
      asked,
      statement,
      source === 'details' ? 'certificate' : source,
      from === 'details' ? null : held,
      MONTH,
    ) >= 1
  );
}

/** Prints how many wrong statements count as proof and how many right ones don't. */
export function printProofs(): void {
  const pairs = z.array(pairSchema).parse(readTruth('proof-pairs.json'));
  const rows = FAMILIES.map((which) => {
    const judged = pairs
      .filter((pair) => familyOf(pair) === which)
      .map((pair) => ({ ...pair, product: isProved(pair) }));
    const wrong = judged.filter(({ proves }) => !proves);
    const right = judged.filter(({ proves }) => proves);
    const falseProofs = wrong.filter(({ product }) => product);
    const missed = right.filter(({ product }) => !product);
    if (which === 'seen')
      for (const { id, requirement, statement, proves } of [...falseProofs, ...missed])
        process.stdout.write(`${proves ? 'missed' : 'FALSE '} ${id}: ${requirement} <- ${statement}\n`);
    return [which, percent(falseProofs.length, wrong.length), percent(missed.length, right.length)];
  });
  printTable('Proofs', ['', 'false proofs', 'missed'], [...rows, ['goal', '2 %', '10 %']]);
}
