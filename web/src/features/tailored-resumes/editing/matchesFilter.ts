/** Whether texts together contain every word of a filter, wherever they are; case and accents don't matter. */
export function matchesFilter(texts: readonly string[], filter: string): boolean {
  const text = simplify(texts.join(' '));
  return simplify(filter)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
