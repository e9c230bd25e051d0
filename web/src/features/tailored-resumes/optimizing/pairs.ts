interface Bullet {
  readonly id: string;
  readonly content: string;
  readonly rewording: { readonly originalId: string | null | undefined } | null | undefined;
}

/** The new wording of an original. */
export interface NewWording {
  id: string;
  content: string;
}

/** The latest new wording of each original, by the original's id. A newer one stands closer to its original. */
export function pairOriginals(bullets: readonly Bullet[]): ReadonlyMap<string, NewWording> {
  const ids = new Set(bullets.map(({ id }) => id));
  const pairs = new Map<string, NewWording>();
  for (const { id, content, rewording } of bullets) {
    const originalId = rewording?.originalId;
    if (originalId && ids.has(originalId) && !pairs.has(originalId)) pairs.set(originalId, { id, content });
  }
  return pairs;
}
