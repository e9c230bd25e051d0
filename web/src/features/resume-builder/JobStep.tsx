import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { JobStepAnalyzeMutation } from '../../__generated__/JobStepAnalyzeMutation.graphql.ts';
import { formResolver } from '../../lib/formResolver.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { postingPath } from './builderAddress.ts';
import { EMPTY_JOB, keepJobDraft, readJobDraft, type JobValues } from './jobDraft.ts';
import { jobSchema } from './jobForm.ts';

interface JobStepProps {
  /** Whose draft it is: what was typed is kept in this tab under this name. */
  draftKey: string;
  /** The address names a posting that is not there. */
  postingNotFound: boolean;
}

/** Step 1: the job. Title and company may be left to the posting's own words. */
export function JobStep({ draftKey, postingNotFound }: JobStepProps) {
  const navigate = useNavigate();
  const [analyzed, setAnalyzed] = useState(false);
  const form = useForm<JobValues>({
    defaultValues: readJobDraft(draftKey),
    resolver: formResolver(jobSchema),
  });
  const [analyze] = useAction<JobStepAnalyzeMutation>(
    graphql`
      mutation JobStepAnalyzeMutation($input: AnalyzeJobPostingInput!) {
        analyzeJobPosting(input: $input) {
          __typename
          ... on AnalyzeJobPostingPayload {
            jobPosting {
              id
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: { title: 'Job description analyzed successfully' },
      failure: ({ kind, message }) => ({
        title: 'Failed to analyze job description',
        // What is wrong with the text stands beside it.
        ...(kind.endsWith('Error') ? {} : { description: message }),
      }),
    },
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepJobDraft(draftKey, { ...EMPTY_JOB, ...values }),
      }),
    [form, draftKey],
  );

  async function submit({ title, company, description }: JobValues) {
    dismissToast();
    const outcome = await analyze({
      input: { description, title: title.trim() || null, company: company.trim() || null },
    });
    if (outcome.ok) {
      setAnalyzed(true);
      await navigate(postingPath(outcome.data.jobPosting.id));
      return;
    }
    const { fields, message } = outcome.error;
    const named = fields.filter((field) => field.path in EMPTY_JOB);
    for (const [index, field] of named.entries()) {
      form.setError(field.path as keyof JobValues, { message: field.message }, { shouldFocus: index === 0 });
    }
    if (named.length === 0) form.setError('description', { message }, { shouldFocus: true });
  }

  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || analyzed;
  return (
    // Room below, so that on a phone the button can be moved out from under a toast.
    <div className="mx-auto max-w-3xl px-5 pt-8 pb-36 sm:px-8 sm:py-10">
      <p className="tabular text-sm text-ink-soft">Step 1 of 2</p>
      <h1 className="mt-1">Target a Job</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Paste the posting. You will see what it asks for, and get a resume that shows where you have done it.
      </p>
      {postingNotFound && (
        <div className="mt-6">
          <InlineError>That job posting was not found. Paste it here to go on.</InlineError>
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
          <Field label="Paste Job URL or Description" required error={errors.description?.message}>
            {(control) => (
              <Textarea
                {...control}
                {...form.register('description')}
                rows={10}
                readOnly={busy}
                placeholder="The whole posting: what the work is, what they ask for, what would be nice to have."
                className="min-h-60"
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" tone="primary" size="lg" busy={busy} className="max-sm:w-full">
              {busy ? 'Analyzing...' : 'Start Building'}
            </Button>
            <span role="status" className="text-sm text-ink-soft">
              {busy && (
                <span className="appear-after-3000">
                  Still reading the posting. Long ones take a moment; your text stays here.
                </span>
              )}
            </span>
          </div>
        </form>
      </Card>
    </div>
  );
}
