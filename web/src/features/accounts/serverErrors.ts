import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ActionError } from '../../relay/useAction.ts';

/**
 * Shows the server's errors beside the form's fields and focuses the first of them. Errors of other fields are left
 * to the toast.
 *
 * @returns whether there was one of the form's own
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  problems: ActionError['fields'],
): boolean {
  let isFirst = true;
  for (const field of fields) {
    const problem = problems.find(({ path }) => path === field);
    if (!problem) continue;
    form.setError(field, { message: problem.message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
