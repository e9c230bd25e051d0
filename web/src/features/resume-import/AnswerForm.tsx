import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeftRight } from 'lucide-react';
import { focusFirstInvalid } from '../../forms/focusFirstInvalid.ts';
import { createDrafts } from '../../lib/drafts.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import type { ActionOutcome } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { MonthInput } from '../../ui/MonthInput.tsx';
import type { FirstField } from '../experiences/form/experienceForm.ts';
import { checkAnswer, chooseReading, FIELD_LABELS, isName, listFormFields } from './answerFields.ts';
import type { Asked } from './askedRoles.ts';
import type { Picking } from './FileQuote.tsx';
import { ReadingChips } from './ReadingChips.tsx';
import { toRoleValues, type RoleValues } from './useStoreAnswer.ts';

interface AnswerFormProps {
  asked: Asked;
  /** Shows the lines of the file, whose words can be picked for a name. */
  renderQuote: (picking?: Picking) => ReactNode;
  busy: boolean;
  /** Begins in the first field. */
  isFocused: boolean;
  leave: { label: string; run: () => void };
  onSave: (changes: Partial<RoleValues>) => Promise<ActionOutcome<unknown> | null>;
}

/** What was typed and not saved, by question. */
export const answerDrafts = createDrafts<Partial<RoleValues>>();

const NAME_IN_SENTENCE = { title: 'job title', company: 'company' } as const;
const SELF_EMPLOYED = 'If you worked for yourself, “Self-employed” will do.';

/** Corrects or completes what a question is about, with what was read already in it. */
export function AnswerForm({ asked, renderQuote, busy, isFocused, leave, onSave }: AnswerFormProps) {
  const { question, role } = asked;
  const stored = toRoleValues(role.stored);
  const [typed, setTyped] = useState(() => answerDrafts.read(question.key) ?? {});
  const values = { ...stored, ...typed };
  const [errors, setErrors] = useState<Partial<Record<FirstField, string>>>({});
  const [fields] = useState(() => listFormFields(asked));
  /** The name that words are picked for: the one that was edited last, at first one that is asked about. */
  const [picked, setPicked] = useState(() => question.fields.find(isName) ?? fields.find(isName));
  const hints = {
    company: stored.company === '' ? SELF_EMPLOYED : undefined,
    endDate: 'Leave blank if current',
    title: undefined,
    startDate: undefined,
  };
  const form = useRef<HTMLFormElement>(null);
  useLeaveWarning(() => fields.some((field) => values[field] !== stored[field]));
  useEffect(() => {
    if (isFocused) form.current?.querySelector('input')?.focus();
  }, [isFocused]);

  const change = (changes: Partial<RoleValues>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    answerDrafts.keep(question.key, next);
    const problems = checkAnswer(asked, { ...stored, ...next });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in problems)));
  };
  const refuse = (problems: typeof errors) => {
    setErrors(problems);
    focusFirstInvalid(form);
  };

  async function save() {
    const problems = checkAnswer(asked, values);
    if (Object.keys(problems).length > 0) return refuse(problems);
    setErrors({});
    const outcome = await onSave(Object.fromEntries(fields.map((field) => [field, values[field].trim()])));
    if (outcome?.ok) return answerDrafts.drop(question.key);
    const told = outcome?.error.fields.map(({ path, message }) => [path, message]) ?? [];
    if (told.length > 0) refuse(Object.fromEntries(told));
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {renderQuote(
        picked && { field: NAME_IN_SENTENCE[picked], onPick: (text) => change({ [picked]: text }) },
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className="grid min-w-0 content-start gap-2">
            <Field label={FIELD_LABELS[field]} hint={hints[field]} error={errors[field]}>
              {(control) =>
                isName(field) ? (
                  <Input
                    {...control}
                    value={values[field]}
                    dir="auto"
                    onFocus={() => setPicked(field)}
                    onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
                  />
                ) : (
                  <MonthInput
                    {...control}
                    value={values[field]}
                    onChange={(value) => change({ [field]: value })}
                  />
                )
              }
            </Field>
            {isName(field) && (
              <ReadingChips
                label={FIELD_LABELS[field]}
                readings={role.otherReadings[field]}
                value={values[field]}
                onChoose={(reading) => change(chooseReading(field, reading, values, role.otherReadings))}
              />
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        {fields.includes('title') && fields.includes('company') && (
          <Button disabled={busy} onClick={() => change({ title: values.company, company: values.title })}>
            <ArrowLeftRight className="size-4" aria-hidden="true" />
            Swap them
          </Button>
        )}
        <Button tone="quiet" disabled={busy} onClick={leave.run}>
          {leave.label}
        </Button>
      </div>
    </form>
  );
}
