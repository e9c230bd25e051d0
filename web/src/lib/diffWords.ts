export interface DiffPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this many comparisons (two texts of 2,000 words), the whole text is shown as replaced. */
const MOST_COMPARISONS = 4_000_000;

/**
 * Finds what changed between two texts, word by word (longest common subsequence). The pieces that aren't `added`
 * join to `before`, those that aren't `removed` join to `after`, apart from spaces.
 */
export function diffWords(before: string, after: string): DiffPiece[] {
  const a = before.match(/\S+\s*/g) ?? [];
  const b = after.match(/\S+\s*/g) ?? [];
  if (a.length * b.length > MOST_COMPARISONS) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const same = (i: number, j: number) => a[i]?.trimEnd() === b[j]?.trimEnd();
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: DiffPiece[] = [];
  const push = (kind: DiffPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    if (left !== undefined && right !== undefined && same(i, j)) {
      push('same', right);
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      push('removed', left);
      i++;
    } else if (right !== undefined) {
      push('added', right);
      j++;
    }
  }
  return pieces;
}
