import { z } from 'zod';

/** What an answer is to look like. */
export interface AskedForm {
  name: string;
  /** An object; a field that may be missing is nullable, since a strict service writes every field. */
  schema: z.ZodType;
}

/** What limits values, not structure. Services disagree about these words; zod checks the values anyway. */
const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
] as const;

/**
 * The JSON schema of a form as strict services want it: every field required, no others allowed, and nothing but structure.
 *
 * @throws {Error} for a form that no strict service takes: an optional field, or something other than an object.
 */
export function toStrictSchema({ name, schema }: AskedForm): Record<string, unknown> {
  const { $schema: _dialect, ...strict } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const word of LIMITS) delete jsonSchema[word];
      if (jsonSchema.type !== 'object') return;
      const fields = Object.keys(jsonSchema.properties ?? {});
      const optional = fields.find((field) => !jsonSchema.required?.includes(field));
      if (optional !== undefined) throw new Error(`${name}: ${optional} must be nullable, not optional`);
      jsonSchema.additionalProperties = false;
    },
  });
  if (strict.type !== 'object') throw new Error(`${name} must be an object`);
  return strict;
}
