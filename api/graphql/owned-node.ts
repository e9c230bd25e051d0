import { encodeGlobalID } from '@pothos/plugin-relay';
import { getUserId } from '../core/actor.ts';
import type { GraphQLContext } from './context.ts';

// An id that belongs to nobody, so nothing is found.
const NOBODY = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The raw id inside a global id. An invalid one is replaced by an id that finds nothing. */
export const toRawId = (id: string): string => (UUID.test(id) ? id.toLowerCase() : NOBODY);

/** The id of the user whose rows the caller may see. */
export const getViewerId = ({ actor }: GraphQLContext): string => getUserId(actor) ?? NOBODY;

/**
 * The `findUnique` of each type that implements Node. Ownership is part of the query, so that `node(id:)` returns
 * null both for somebody else's record and for one that doesn't exist. A schema test checks that every node type uses
 * it.
 */
export const owned = (id: string, context: GraphQLContext) => ({
  id: toRawId(id),
  userId: getViewerId(context),
});

/** The global id of a record. */
export const toGlobalId = (type: string, id: string): string => encodeGlobalID(type, id);
