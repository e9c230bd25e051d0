import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formResolver } from '../../lib/formResolver.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { AnalysisNote } from './AnalysisNote.tsx';
import { isLink } from './isLink.ts';
import { getLinkAdvice } from './linkProblem.ts';
import { PostingField } from './PostingField.tsx';
import { readJobDraft } from './readJobDraft.ts';
import { useAnalyzePosting } from './useAnalyzePosting.ts';
import { getPostingPath } from '../tailored-resumes/builderAddress.ts';
import { CHOICE_NAME, EMPTY_JOB, keepJobDraft, type JobValues } from './jobDraft.ts';
import { jobSchema } from './jobForm.ts';
import { getNames, type PostingOption } from './postingChoice.ts';
import { SeveralPostings } from './SeveralPostings.tsx';
import { usePostingChoice } from './usePostingChoice.ts';

interface JobStepProps {
  /** The id of the draft's owner, under which this tab keeps what was typed. */
  draftKey: string;
  /** The address names a posting that doesn't exist. */
  postingNotFound: boolean;
}

/** Step 1: the job. Title and company are optional; the posting may say them itself. */
export function JobStep({ draftKey, postingNotFound }: JobStepProps) {
  const navigate = useNavigate();
  const [analyzed, setAnalyzed] = useState(false);
  const [draft] = useState(() => readJobDraft(draftKey));
  const form = useForm<JobValues>({
    defaultValues: draft,
    resolver: formResolver(jobSchema),
  });
  const byLink = useWatch({ control: form.control, name: 'description', compute: isLink });
  const { analyze, analyzing, cancel } = useAnalyzePosting({
    byLink,
    // Problems with the text are shown beside it.
    describeFailure: ({ kind, message }) => (kind.endsWith('Error') ? undefined : message),
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const { choice, asked, follow, choose, isSettled } = usePostingChoice({
    name: CHOICE_NAME,
    person: draftKey,
    text: draft.description,
    box,
  });
  useEffect(() => cancel, [cancel]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepJobDraft(draftKey, { ...EMPTY_JOB, ...values });
          follow(values.description);
        },
      }),
    [form, draftKey, follow],
  );

  function choosePosting(option: PostingOption) {
    if (!choice) return;
    const { title, company } = getNames(form.getValues(), choice, option);
    form.setValue('title', title, { shouldValidate: true });
    form.setValue('company', company, { shouldValidate: true });
    form.setValue('description', choose(option), { shouldValidate: true });
  }

  async function submit({ title, company, description }: JobValues) {
    dismissToast();
    if (!(await isSettled())) return;
    const outcome = await analyze({
      description,
      title: title.trim() || null,
      company: company.trim() || null,
    });
    if (outcome.ok) {
      setAnalyzed(true);
      await navigate(getPostingPath(outcome.data.jobPosting.id));
      return;
    }
    const { fields, message, kind } = outcome.error;
    if (kind === 'canceled') return form.setFocus('description');
    const named = fields.filter((field) => field.path in EMPTY_JOB);
    for (const [index, field] of named.entries()) {
      form.setError(field.path as keyof JobValues, { message: field.message }, { shouldFocus: index === 0 });
    }
    if (named.length > 0) return;
    form.setError('description', { message: getLinkAdvice(message) });
    // The next paste replaces the link.
    form.setFocus('description', { shouldSelect: isLink(description) });
  }

  const { ref: registerBox, ...description } = form.register('description');
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || analyzed;
  return (
    // Room below, so that on a phone the button can be scrolled out from under a toast.
    <div className="mx-auto max-w-3xl px-5 pt-8 pb-36 sm:px-8 sm:py-10">
      <p className="text-sm text-ink-soft">Step 1 of 2</p>
      <h1 className="mt-1">Target a Job</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Paste the posting or a link to it. You'll see what it asks for and get a resume that shows where
        you've done it.
      </p>
      {postingNotFound && (
        <div className="mt-6">
          <InlineError>We couldn't find that job posting. Paste it here to continue.</InlineError>
        </div>
      )}
      <Card className="mt-6">
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label="Job title (optional)" error={errors.title?.message}>
              {(control) => (
                <Input {...control} {...form.register('title')} autoComplete="off" readOnly={busy} />
              )}
            </Field>
            <Field label="Company (optional)" error={errors.company?.message}>
              {(control) => (
                <Input {...control} {...form.register('company')} autoComplete="off" readOnly={busy} />
              )}
            </Field>
          </div>
          <PostingField
            {...description}
            ref={(element) => {
              registerBox(element);
              box.current = element;
            }}
            byLink={byLink}
            error={errors.description?.message}
            required
            rows={10}
            readOnly={busy}
            placeholder="The full posting, with duties, requirements and nice-to-haves, or a link to it."
            // A choice of another height would move the options away from the pointer.
            className={choice ? 'h-60' : 'min-h-60'}
          />
          <SeveralPostings
            choice={choice}
            asked={asked}
            disabled={analyzing || analyzed}
            onChoose={choosePosting}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button type="submit" tone="primary" size="lg" busy={busy} className="max-sm:w-full">
              {busy ? 'Analyzing...' : 'Start Building'}
            </Button>
            <AnalysisNote
              busy={isSubmitting}
              byLink={byLink}
              slow="Still reading the posting. Long ones take a moment. Your text stays here."
              onCancel={cancel}
            />
          </div>
        </form>
      </Card>
    </div>
  );
}
