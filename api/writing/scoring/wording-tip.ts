import { lexicon } from '../lexicon/lexicon.ts';
import { shownName } from '../posting/keywords.ts';
import type { BulletProof } from './evidence.ts';
import type { PostingToScore, PreparedPosting } from './prepare.ts';
import type { ReadText } from './reading.ts';

/** Points out a skill that the user names differently from the posting. */
export function wordingTip(
  posting: PostingToScore,
  prepared: PreparedPosting,
  proofs: readonly BulletProof[],
): string {
  for (const { term } of prepared.terms) {
    for (const { reading, copied } of proofs) {
      if (
        copied ||
        !reading.skills.has(term.canonical) ||
        reading.text.toLowerCase().includes(term.surface.toLowerCase())
      )
        continue;
      const own = findOwnWording(reading, term.canonical);
      if (own === '' || sameWord(own, term.surface)) continue;
      const name = shownName(term, posting.language);
      if (
        sameWord(own, name) ||
        !(term.kind === 'tool' || term.kind === 'certificate' || isShortFor(own, name))
      )
        continue;
      return `You write “${own}” where the posting says “${name}”. Use their word for it: readers and search tools look for it.`;
    }
  }
  return '';
}

function findOwnWording({ text, tokens }: ReadText, canonical: string): string {
  const hit = lexicon()
    .find(tokens)
    .find(({ entry }) => entry.name === canonical);
  return hit ? text.slice(tokens[hit.from]?.start ?? 0, tokens[hit.to - 1]?.end ?? 0) : '';
}

/**
 * Whether one of two names is a short form of the other. Other spellings of a skill may mean something slightly
 * different.
 */
function isShortFor(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((one, other) => one.length - other.length);
  return (
    short.length <= 6 &&
    !short.includes(' ') &&
    (/[\p{Lu}\d]/u.test(short.slice(1)) || long.toLowerCase().startsWith(short.slice(0, 2).toLowerCase()))
  );
}

function sameWord(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.?js$/, '')
      .replace(/[^\p{L}\p{N}+#]/gu, '')
      .replace(/s$/, '');
  return plain(a) === plain(b);
}
