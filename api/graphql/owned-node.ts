import { encodeGlobalID } from '@pothos/plugin-relay';
import { userIdOf } from '../core/actor.ts';
import type { GraphQLContext } from './context.ts';

// Belongs to nobody: what can't be found is null.
const NOBODY = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The raw id inside a global id, made harmless: what is no id of ours finds nothing. */
export const rawId = (id: string): string => (UUID.test(id) ? id.toLowerCase() : NOBODY);

/** The id whose rows the caller may see. */
export const viewerId = ({ actor }: GraphQLContext): string => userIdOf(actor) ?? NOBODY;

/**
 * The `findUnique` of each type that implements Node: ownership stands in the query itself, so that `node(id:)`
 * answers the same null for what is somebody else's and for what is not there. A schema test proves that every
 * node type uses it.
 */
export const owned = (id: string, context: GraphQLContext) => ({ id: rawId(id), userId: viewerId(context) });

/** A raw id in the words of GraphQL. */
export const globalId = (type: string, id: string): string => encodeGlobalID(type, id);
