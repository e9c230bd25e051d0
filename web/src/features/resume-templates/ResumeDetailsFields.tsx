import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { CONTACT_FIELDS, CONTACT_LABELS, type ContactField } from './contactFields.ts';
import { EducationFields } from './EducationFields.tsx';
import type { FirstDetail, ResumeDetailsValues } from './resumeDetailsForm.ts';
import { SectionFields } from './SectionFields.tsx';

const INPUTS: Record<
  ContactField,
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'dir' | 'inputMode'>
> = {
  fullName: { type: 'text', autoComplete: 'name', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  location: { type: 'text', autoComplete: 'address-level2', dir: 'auto' },
  linkedIn: { type: 'text', autoComplete: 'off', inputMode: 'url' },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url' },
};

const LISTS = [
  { name: 'skills', label: 'Skills' },
  { name: 'certifications', label: 'Certifications' },
  { name: 'languages', label: 'Languages' },
] as const;

interface ResumeDetailsFieldsProps {
  form: UseFormReturn<ResumeDetailsValues>;
  /** The field focused when the dialog opens. */
  focus?: FirstDetail | undefined;
}

/** The fields of the resume details: contact, summary, lists, education and other sections. All of them may stay empty. */
export function ResumeDetailsFields({ form, focus = 'fullName' }: ResumeDetailsFieldsProps) {
  const { errors } = form.formState;
  const register = (name: ContactField | (typeof LISTS)[number]['name']) => {
    const { ref, ...rest } = form.register(name);
    const withFocus = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (name === focus) focusOnOpen(element);
      ref(element);
    };
    return { ...rest, ref: withFocus };
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {CONTACT_FIELDS.map((name) => (
          <Field
            key={name}
            label={name === 'fullName' ? 'Full name' : CONTACT_LABELS[name]}
            error={errors[name]?.message}
          >
            {(control) => <Input {...control} {...register(name)} {...INPUTS[name]} />}
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
          {(control) => <Textarea {...control} {...register(name)} rows={2} dir="auto" />}
        </Field>
      ))}
      <EducationFields form={form} focus={focus === 'education'} />
      <SectionFields form={form} focus={focus === 'sections'} />
    </>
  );
}
