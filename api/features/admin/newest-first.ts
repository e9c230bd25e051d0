import { z } from 'zod';
import { ValidationError } from '../../core/errors.ts';

/** A row's place in a list with the newest first. It stays a place when the row is gone. */
export interface Place {
  createdAt: Date;
  id: string;
}

const CURSOR = /^at:(\d{1,15}):([0-9a-f-]{36})$/i;
const cursorShape = z.tuple([z.string(), z.coerce.number(), z.uuid()]);

/** The cursor of a row. */
export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`at:${createdAt.getTime()}:${id}`).toString('base64');

/** @throws {ValidationError} if it isn't the cursor of such a list. */
export function readCursor(cursor: string): Place {
  const parsed = cursorShape.safeParse([
    ...(CURSOR.exec(Buffer.from(cursor, 'base64').toString('latin1')) ?? []),
  ]);
  if (!parsed.success)
    throw new ValidationError([{ path: 'after', message: 'This isn’t a cursor of this list.' }]);
  const [, at, id] = parsed.data;
  return { createdAt: new Date(at), id };
}
