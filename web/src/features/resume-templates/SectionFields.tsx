import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { toast } from '../../ui/toast.ts';
import { NEW_SECTION, type ResumeDetailsValues } from './resumeDetailsForm.ts';
import { useEntryFocus } from './useEntryFocus.ts';

interface SectionFieldsProps {
  form: UseFormReturn<ResumeDetailsValues>;
  /** Whether the dialog begins here. */
  focus: boolean;
}

/** Any number of sections that resumes show as they are; blank ones are not saved. */
export function SectionFields({ form, focus }: SectionFieldsProps) {
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'key',
  });
  const { addRef, firstField, focusAdd } = useEntryFocus(focus, fields.length === 0);
  const errors = form.formState.errors.sections;

  function removeSection(index: number) {
    const section = form.getValues(`sections.${index}`);
    remove(index);
    focusAdd();
    if (section.heading.trim() === '' && section.text.trim() === '') return;
    toast({
      title: `${section.heading || 'The section'} was removed`,
      action: {
        label: 'Undo',
        run: () => insert(Math.min(index, form.getValues('sections').length), section),
      },
    });
  }

  return (
    <fieldset>
      <legend className="text-sm font-[560]">Other sections</legend>
      <p className="mb-2 text-xs text-ink-soft">
        Projects, publications, volunteering, awards: whatever else belongs on your resumes, word for word.
      </p>
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <fieldset key={field.key} className="relative rounded-md border border-line p-4">
            <legend className="sr-only">Section {index + 1}</legend>
            <Field label="Heading" error={errors?.[index]?.heading?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...firstField(index, form.register(`sections.${index}.heading`))}
                  dir="auto"
                />
              )}
            </Field>
            <Field
              label="Text"
              className="mt-4"
              hint="Each line is a paragraph; a line that begins with “-” is a list item."
              error={errors?.[index]?.text?.message}
            >
              {(control) => (
                <Textarea {...control} {...form.register(`sections.${index}.text`)} rows={4} dir="auto" />
              )}
            </Field>
            <Checkbox
              {...form.register(`sections.${index}.isShown`)}
              label="Show on my resumes"
              className="-mb-2.5"
            />
            <IconButton
              label={`Remove section ${index + 1}`}
              onClick={() => removeSection(index)}
              className="!absolute top-1 right-1"
            >
              <Trash2 className="size-[18px]" aria-hidden="true" />
            </IconButton>
          </fieldset>
        ))}
      </div>
      <Button ref={addRef} size="sm" className="mt-4" onClick={() => append(NEW_SECTION)}>
        <Plus className="size-4" aria-hidden="true" />
        Add section
      </Button>
    </fieldset>
  );
}
