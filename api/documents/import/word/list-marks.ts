/** A level of a list whose items have a mark or a number. */
export interface ListLevel {
  /** The list's own number: several uses of a list count on. */
  list: number;
  isNumbered: boolean;
  /** The first item's number. */
  start: number;
}

/** The mark of the next item at a depth from 0: a dot, or its number in Arabic digits whatever the document's own are. */
export type MarkItem = (level: ListLevel, depth: number) => string;

/** Counts the items of lists, each level anew below every item of a higher one. */
export function markItems(): MarkItem {
  const counts = new Map<number, number[]>();
  return ({ list, isNumbered, start }, depth) => {
    const count = counts.get(list) ?? [];
    counts.set(list, count);
    const number = count[depth] === undefined ? start : count[depth] + 1;
    count[depth] = number;
    count.length = depth + 1;
    return isNumbered ? `${number}.` : '•';
  };
}
