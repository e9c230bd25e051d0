import { z } from 'zod';

/** What was added to a reply that is being written; without text, it says how much of the reply is stored. */
export interface ReplyPiece {
  /** The id of the message. */
  id: string;
  /** How much of the message comes before it, in UTF-16 code units as all lengths here. */
  from: number;
  text: string;
}

const pieceSchema = z.object({
  id: z.string(),
  from: z.int().min(0),
  text: z.string(),
}) satisfies z.ZodType<ReplyPiece>;

export const encodePiece = (piece: ReplyPiece): string => JSON.stringify(piece);

/** Reads a piece; null for anything else, such as one from a newer version of the program. */
export function decodePiece(text: string): ReplyPiece | null {
  try {
    return pieceSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Where a piece ends in its message. */
export const endOf = ({ from, text }: ReplyPiece): number => from + text.length;
