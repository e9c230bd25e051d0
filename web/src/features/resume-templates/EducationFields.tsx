import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { MonthInput } from '../../ui/MonthInput.tsx';
import { toast } from '../../ui/toast.ts';
import { NEW_EDUCATION, type ResumeDetailsValues } from './resumeDetailsForm.ts';
import { useEntryFocus } from './useEntryFocus.ts';

interface EducationFieldsProps {
  form: UseFormReturn<ResumeDetailsValues>;
  /** Whether the dialog begins here. */
  focus: boolean;
}

/** Any number of schools and courses; blank entries are not saved. */
export function EducationFields({ form, focus }: EducationFieldsProps) {
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'education',
    keyName: 'key',
  });
  const { addRef, firstField, focusAdd } = useEntryFocus(focus, fields.length === 0);
  const errors = form.formState.errors.education;

  function removeEntry(index: number) {
    const entry = form.getValues(`education.${index}`);
    remove(index);
    focusAdd();
    if (!Object.values(entry).some((value) => value.trim())) return;
    toast({
      title: `${entry.institution || entry.degree || 'The entry'} was removed`,
      action: {
        label: 'Undo',
        run: () => insert(Math.min(index, form.getValues('education').length), entry),
      },
    });
  }

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-[560]">Education</legend>
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <fieldset key={field.key} className="relative rounded-md border border-line p-4">
            <legend className="sr-only">Education {index + 1}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="School" error={errors?.[index]?.institution?.message}>
                {(control) => (
                  <Input
                    {...control}
                    {...firstField(index, form.register(`education.${index}.institution`))}
                    dir="auto"
                  />
                )}
              </Field>
              <Field label="Degree" error={errors?.[index]?.degree?.message}>
                {(control) => (
                  <Input {...control} {...form.register(`education.${index}.degree`)} dir="auto" />
                )}
              </Field>
              {(['startDate', 'endDate'] as const).map((name) => (
                <Controller
                  key={name}
                  name={`education.${index}.${name}`}
                  control={form.control}
                  render={({ field: { ref: _ref, ...date }, fieldState }) => (
                    <Field label={name === 'startDate' ? 'Start' : 'End'} error={fieldState.error?.message}>
                      {(control) => <MonthInput {...control} {...date} />}
                    </Field>
                  )}
                />
              ))}
            </div>
            <Field label="Details" className="mt-4" error={errors?.[index]?.details?.message}>
              {(control) => (
                <Textarea {...control} {...form.register(`education.${index}.details`)} rows={2} dir="auto" />
              )}
            </Field>
            <IconButton
              label={`Remove education ${index + 1}`}
              onClick={() => removeEntry(index)}
              className="!absolute top-1 right-1"
            >
              <Trash2 className="size-[18px]" aria-hidden="true" />
            </IconButton>
          </fieldset>
        ))}
      </div>
      <Button ref={addRef} size="sm" className="mt-4" onClick={() => append(NEW_EDUCATION)}>
        <Plus className="size-4" aria-hidden="true" />
        Add education
      </Button>
    </fieldset>
  );
}
