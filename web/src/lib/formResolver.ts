import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from './zod.ts';

/**
 * Lets react-hook-form validate a form with a zod schema whose output has the form's own shape. The first error of
 * each field is shown; a path such as `bullets.0.content` finds its nested field.
 */
export function formResolver<Values extends FieldValues>(schema: z.ZodMiniType<Values>): Resolver<Values> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<PropertyKey, unknown> = {};
    for (const issue of checked.error.issues) {
      let place = errors;
      issue.path.forEach((key, index) => {
        if (index === issue.path.length - 1) {
          place[key] ??= { type: issue.code, message: issue.message };
        } else {
          place = (place[key] ??= {}) as typeof place;
        }
      });
    }
    // The paths are those of the schema, whose output is `Values`.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
