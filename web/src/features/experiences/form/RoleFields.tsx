import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { isMonthText } from '../../../lib/months.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { MonthInput } from '../../../ui/MonthInput.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import type { ExperienceValues, FirstField } from './experienceForm.ts';

interface RoleFieldsProps {
  form: UseFormReturn<ExperienceValues>;
  /** The field focused when the dialog opens. */
  focus?: FirstField | undefined;
  /** What is shown below the job title or the company, if anything. */
  below?: ((field: 'title' | 'company') => ReactNode) | undefined;
}

/** A role's fields besides its bullets, for the dialogs that add, edit, merge and split. */
export function RoleFields({ form, focus = 'title', below }: RoleFieldsProps) {
  const { errors } = form.formState;
  const title = form.register('title');
  const company = form.register('company');
  // Once both dates are complete, their order is checked at once, and the error goes as soon as it is fixed.
  const checkOrder = () => {
    const [startDate, endDate] = form.getValues(['startDate', 'endDate']);
    if (isMonthText(startDate) && (endDate === '' || isMonthText(endDate))) void form.trigger('endDate');
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <div className="grid min-w-0 content-start gap-2">
          <Field label="Job Title" required error={errors.title?.message}>
            {(control) => (
              <Input
                {...control}
                {...title}
                ref={(element) => {
                  if (focus === 'title') focusOnOpen(element);
                  title.ref(element);
                }}
                placeholder="Software Engineer"
                autoComplete="organization-title"
              />
            )}
          </Field>
          {below?.('title')}
        </div>
        <div className="grid min-w-0 content-start gap-2">
          <Field label="Company" required error={errors.company?.message}>
            {(control) => (
              <Input
                {...control}
                {...company}
                ref={(element) => {
                  if (focus === 'company') focusOnOpen(element);
                  company.ref(element);
                }}
                placeholder="Acme Corp"
                autoComplete="organization"
              />
            )}
          </Field>
          {below?.('company')}
        </div>
        <Controller
          name="startDate"
          control={form.control}
          render={({ field: { ref: _ref, ...field }, fieldState }) => (
            <Field label="Start Date" error={fieldState.error?.message}>
              {(control) => (
                <MonthInput
                  {...control}
                  {...field}
                  inputRef={focus === 'startDate' ? focusOnOpen : undefined}
                  onChange={(value) => {
                    field.onChange(value);
                    checkOrder();
                  }}
                />
              )}
            </Field>
          )}
        />
        <Controller
          name="endDate"
          control={form.control}
          render={({ field: { ref: _ref, ...field }, fieldState }) => (
            <Field label="End Date" hint="Leave blank if current" error={fieldState.error?.message}>
              {(control) => (
                <MonthInput
                  {...control}
                  {...field}
                  inputRef={focus === 'endDate' ? focusOnOpen : undefined}
                  placeholder="Leave blank if current"
                  onChange={(value) => {
                    field.onChange(value);
                    checkOrder();
                  }}
                />
              )}
            </Field>
          )}
        />
      </div>
      <Field label="Location (optional)" error={errors.location?.message}>
        {(control) => <Input {...control} {...form.register('location')} />}
      </Field>
    </>
  );
}
