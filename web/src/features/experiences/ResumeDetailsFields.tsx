import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { EducationFields } from './EducationFields.tsx';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import type { ResumeDetailsValues } from './resumeDetailsForm.ts';

const CONTACT = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'location', label: 'Location', type: 'text', autoComplete: 'address-level2' },
  { name: 'linkedIn', label: 'LinkedIn', type: 'text', autoComplete: 'off' },
  { name: 'website', label: 'Website', type: 'text', autoComplete: 'url' },
] as const;

const LISTS = [
  { name: 'skills', label: 'Skills' },
  { name: 'certifications', label: 'Certifications' },
  { name: 'languages', label: 'Languages' },
] as const;

/** The fields of the resume details: contact, summary, lists and education. All of them may stay empty. */
export function ResumeDetailsFields({ form }: { form: UseFormReturn<ResumeDetailsValues> }) {
  const { errors } = form.formState;
  const field = (name: (typeof CONTACT)[number]['name']) => {
    const { ref, ...rest } = form.register(name);
    const withFocus = (element: HTMLInputElement | null) => {
      if (name === CONTACT[0].name) focusOnOpen(element);
      ref(element);
    };
    return { ...rest, ref: withFocus };
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {CONTACT.map(({ name, label, type, autoComplete }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(control) => (
              <Input
                {...control}
                {...field(name)}
                type={type}
                autoComplete={autoComplete}
                dir={name === 'fullName' || name === 'location' ? 'auto' : undefined}
                inputMode={name === 'linkedIn' || name === 'website' ? 'url' : undefined}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label="Summary" error={errors.summary?.message}>
        {(control) => <Textarea {...control} {...form.register('summary')} dir="auto" />}
      </Field>
      {LISTS.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          hint="One per line, or separated by commas."
          error={errors[name]?.message}
        >
          {(control) => <Textarea {...control} {...form.register(name)} rows={2} dir="auto" />}
        </Field>
      ))}
      <EducationFields form={form} />
    </>
  );
}
