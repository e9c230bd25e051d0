import type { FieldMap, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { AuthScopes } from './auth-scopes.ts';
import { builder } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import type { UserErrorClass } from './user-errors.ts';

type SchemaTypes = typeof builder.$inferSchemaTypes;

/** Makes the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;
/** Makes the fields of a payload from what the use-case answered. */
export type PayloadFields<Result> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Result>;

/** All that there is to say of a mutation, in the order in which it happens: TypeScript infers from the top down. */
export interface Mutation<Input extends InputFieldMap, Result extends object> {
  description?: string;
  /** Who may run it; whoever has an account, if left out. */
  scope?: keyof AuthScopes;
  /** What it can be refused with. These become members of its result union; everything else is a top-level error. */
  errors: UserErrorClass[];
  /** Left out: it takes no argument. */
  input?: (t: InputFields) => Input;
  /** Calls the use-case. */
  resolve: (input: InputShapeFromFields<Input>, context: GraphQLContext) => Result | Promise<Result>;
  payload: (t: PayloadFields<Result>) => FieldMap;
}

/**
 * Adds a mutation to the schema with all the types that are its own: `doThing(input: DoThingInput!): DoThingResult!`,
 * a union of `DoThingPayload` and the errors.
 */
export function mutation<Input extends InputFieldMap, Result extends object>(
  name: string,
  definition: Mutation<Input, Result>,
): void;
// Pothos works the types of a field out from its parts. Of parts that are generic themselves it can't, so that the
// signature above ties them together and this one builds them.
export function mutation(name: string, definition: Mutation<InputFieldMap, object>): void {
  const { description, scope = 'user', errors, input, resolve, payload } = definition;
  const typeName = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const type = builder.objectRef<object>(`${typeName}Payload`).implement({ fields: payload });
  const options = { type, description, errors: { types: errors }, authScopes: { [scope]: true } };
  builder.mutationField(name, (t) => {
    if (!input) return t.field({ ...options, resolve: (_root, _args, context) => resolve({}, context) });
    const inputType = builder.inputType(`${typeName}Input`, { fields: input });
    return t.field({
      ...options,
      args: { input: t.arg({ type: inputType, required: true }) },
      resolve: (_root, args, context) => resolve(args.input, context),
    });
  });
}
