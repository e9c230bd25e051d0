const KINDS = [
  { kind: 'LICENSE', title: 'Licenses and certificates' },
  { kind: 'EXPERIENCE', title: 'Experience' },
  { kind: 'SKILL', title: 'Skills and tools' },
  { kind: 'EDUCATION', title: 'Education' },
  { kind: 'LANGUAGE', title: 'Languages' },
  { kind: 'CONDITION', title: 'Conditions' },
  { kind: 'TRAIT', title: 'Soft skills' },
  { kind: 'DUTY', title: 'Duties' },
] as const;

/** Requirements of a kind that this version doesn't know, which a newer server may send. */
const OTHER = 'Other';

/** How many are shown on top if the posting has none that stand out. */
const MAX_MAIN = 12;

/** Groups requirements by kind under their headings, in a fixed order; empty groups are left out. */
export function groupByKind<Item extends { kind: string }>(
  items: readonly Item[],
): { title: string; items: Item[] }[] {
  const known = new Set<string>(KINDS.map(({ kind }) => kind));
  return [
    ...KINDS.map(({ kind, title }) => ({ title, items: items.filter((item) => item.kind === kind) })),
    { title: OTHER, items: items.filter((item) => !known.has(item.kind)) },
  ].filter((group) => group.items.length > 0);
}

/** Divides requirements into those to show on top and those to fold away. Without main ones, the first 12 are on top. */
export function splitMain<Item extends { isMain: boolean }>(
  items: readonly Item[],
): { main: Item[]; others: Item[] } {
  const main = items.filter(({ isMain }) => isMain);
  return main.length > 0
    ? { main, others: items.filter(({ isMain }) => !isMain) }
    : { main: items.slice(0, MAX_MAIN), others: items.slice(MAX_MAIN) };
}

/** The word for "or" in the languages of postings, or a sign for it. */
const SAYS_OR = /(?<!\p{L})(?:or|any of|either|one of|oder|ou|lub)(?!\p{L})|\p{L}\s?\/\s?\p{L}/iu;

const NEEDS: Readonly<Record<string, string>> = { REQUIRED: 'Must have', PREFERRED: 'Preferred' };

interface Described {
  need: string;
  /** See `PostingRequirement.anyOf` in the schema. */
  anyOf: readonly (readonly string[])[];
  /** The words in which it is shown. */
  text: string;
}

/** Describes how much a requirement is needed, and that one of its ways is enough unless its words say so. */
export function describeRequirement({ need, anyOf, text }: Described): string {
  const any = anyOf.length > 1 && !SAYS_OR.test(text) ? 'any one of these is enough' : '';
  return [NEEDS[need] ?? '', any].filter(Boolean).join('; ').replace(/^any/, 'Any');
}
