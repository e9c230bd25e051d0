const NEEDS = [
  { need: 'REQUIRED', title: 'Must have' },
  { need: 'PREFERRED', title: 'Preferred' },
  { need: 'MENTIONED', title: 'Mentioned' },
] as const;

/** Groups items by need, must-haves first; empty groups are left out. */
export function groupByNeed<Item extends { need: string }>(
  items: readonly Item[],
): { title: string; items: Item[] }[] {
  return NEEDS.map(({ need, title }) => ({
    title,
    items: items.filter((item) => item.need === need),
  })).filter((group) => group.items.length > 0);
}
