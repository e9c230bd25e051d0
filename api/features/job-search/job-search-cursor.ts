import { z } from 'zod';
import { ValidationError } from '../../core/errors.ts';

/** A place in a list of found jobs, and the moment by which the list was ranked. */
interface ListPlace {
  position: number;
  asOf: Date;
}

const CURSOR = /^jobs:(\d{1,6}):(\d{1,15})$/;
const cursorShape = z.tuple([z.string(), z.coerce.number(), z.coerce.number()]);

/** The cursor of a found job. */
export const toCursor = ({ position, asOf }: ListPlace): string =>
  Buffer.from(`jobs:${position}:${asOf.getTime()}`).toString('base64');

/** @throws {ValidationError} if it isn't the cursor of a found job. */
export function readCursor(cursor: string): ListPlace {
  const found = CURSOR.exec(Buffer.from(cursor, 'base64').toString('latin1'));
  if (!found)
    throw new ValidationError([{ path: 'after', message: 'This isn’t the cursor of a found job.' }]);
  const [, position, asOf] = cursorShape.parse([...found]);
  return { position, asOf: new Date(asOf) };
}
