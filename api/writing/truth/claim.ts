/** What a claim is about. */
export type ClaimKind = 'quantity' | 'name' | 'agency' | 'scope' | 'outcome' | 'time' | 'fact';

/** A part of a text; UTF-16 offsets, `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Words of the person on which a claim rests. */
export interface ClaimSource extends Span {
  /** A bullet of the same experience; `null` for the person's instruction or the role itself. */
  bulletId: string | null;
}

/** Something that a rewritten text says, which must be in what the person wrote. */
export interface Claim extends Span {
  kind: ClaimKind;
  /** As the rewritten text says it. */
  text: string;
  /** `null` if nobody said it: such a text is refused. */
  source: ClaimSource | null;
  /** For claims without a source: why, in words for users. */
  problem: string;
}

/** A text of the person with the bullet that it is. */
export interface SourceBullet {
  id: string;
  text: string;
}

/** All that a rewritten bullet may say. */
export interface SourceMaterial {
  /** The bullet that is reworded. */
  bullet: SourceBullet;
  /** The other bullets of the same experience that the person wrote themself. */
  support: readonly SourceBullet[];
  /** The person's own instruction; empty if there is none. */
  instruction: string;
  role: { title: string; company: string; isOver: boolean };
}

/** A claim at a place of a text; the problem counts only where it has no source. */
export function makeClaim(
  kind: ClaimKind,
  text: string,
  { start, end }: Span,
  source: ClaimSource | null,
  problem: string,
): Claim {
  return { kind, text: text.slice(start, end), start, end, source, problem: source ? '' : problem };
}
