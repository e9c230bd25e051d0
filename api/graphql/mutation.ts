import type { FieldMap, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { AuthScopes } from './auth-scopes.ts';
import { builder } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import type { UserErrorClass } from './user-errors.ts';

type SchemaTypes = typeof builder.$inferSchemaTypes;

/** Builds the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;
/** Builds the fields of a payload from the result of the use case. */
export type PayloadFields<Result> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Result>;

/**
 * The definition of a mutation. The properties are in order of execution, because TypeScript infers from the top
 * down.
 */
export interface Mutation<Input extends InputFieldMap, Result extends object> {
  description?: string;
  /** Who may run it. Defaults to everybody with an account. */
  scope?: keyof AuthScopes;
  /** The errors that become members of its result union. All others are top-level errors. */
  errors: UserErrorClass[];
  /** If omitted, the mutation takes no argument. */
  input?: (t: InputFields) => Input;
  /** Calls the use case. */
  resolve: (input: InputShapeFromFields<Input>, context: GraphQLContext) => Result | Promise<Result>;
  payload: (t: PayloadFields<Result>) => FieldMap;
}

/**
 * Adds a mutation and its types to the schema: `doThing(input: DoThingInput!): DoThingResult!`, where the result is a
 * union of `DoThingPayload` and the errors.
 */
export function mutation<Input extends InputFieldMap, Result extends object>(
  name: string,
  definition: Mutation<Input, Result>,
): void;
// Pothos can't infer the types of a field from parts that are themselves generic. The signature above ties them
// together for callers, and this one builds the field.
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
