import type { Reworked } from './rewording.ts';
import { quoted } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';

/** Adjectives that praise a thing without saying which it is. */
const PRAISE =
  '(?:high[- ]quality|top[- ]quality|comprehensive|innovative|dynamic|stunning|cutting-edge|state-of-the-art|seamless|world-class|best-in-class|robust|exciting)';
/** "Provided high-quality care": there the praise is what is said. */
const SAYS_HOW =
  '(?:be|is|are|was|were|as|and|or|most|more|very|(?:provid|ensur|achiev|deliver|offer|maintain|giv|hav|creat|foster|guarante)\\p{L}*)';
const ADJECTIVE = new RegExp(
  String.raw`(?<=[\p{L}\p{N}] )(?<!${SAYS_HOW} (?:an? |the )?)(an? )?${PRAISE} (?=(\p{L}+))(?!(?:and|or|of|in|for|to|at)(?![\p{L}]))`,
  'giu',
);
/** Verbs of which the second says what the first does. */
const DOUBLES: readonly ReadonlySet<string>[] = [
  new Set(['plan', 'organize', 'organise', 'coordinate', 'arrange']),
  new Set(['monitor', 'track', 'observe', 'watch']),
  new Set(['analyze', 'analyse', 'assess', 'evaluate']),
  new Set(['review', 'check', 'examine', 'inspect']),
  new Set(['help', 'assist', 'support']),
  new Set(['update', 'modify', 'change']),
  new Set(['collect', 'gather']),
  new Set(['write', 'author', 'draft']),
  new Set(['improve', 'enhance', 'optimize', 'optimise']),
  new Set(['train', 'teach', 'instruct', 'educate']),
];

/** Takes out praise and the second of two verbs that say the same; for texts that are to be shorter. */
export function trimPraise(text: string): Reworked | null {
  const leftOut: string[] = [];
  const plain = text
    .replace(ADJECTIVE, (found: string, article: string | undefined, next: string) => {
      // "Dynamic Software Ltd" is a name.
      if (/^\p{Lu}/u.test(found.slice(article?.length ?? 0))) return found;
      leftOut.push(quoted(found.slice(article?.length ?? 0)));
      return article === undefined ? '' : /^[aeio]/i.test(next) ? 'an ' : 'a ';
    })
    .replace(
      /(?<=^|, | and )(\p{L}+) and (\p{Ll}+)(?= (?!and |or )\p{L})/gu,
      (found: string, one: string, two: string) => {
        const isDouble = (['past', 'base', 'gerund'] as const).some((form) => {
          const [first, second] = [baseOf(one, form), baseOf(two, form)];
          return (
            first !== null && second !== null && DOUBLES.some((set) => set.has(first) && set.has(second))
          );
        });
        if (!isDouble) return found;
        leftOut.push(quoted(`and ${two}`));
        return one;
      },
    );
  return plain === text ? null : { text: plain, leftOut };
}
