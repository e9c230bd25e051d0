import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { JobStepAnalyzeMutation } from '../../__generated__/JobStepAnalyzeMutation.graphql.ts';
import { formResolver } from '../../lib/formResolver.ts';
import { isLink } from '../../lib/isLink.ts';
import { isLinkProblem, LINK_FAILED, linkAdvice } from '../../lib/linkProblem.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { WaitingNote } from '../../ui/WaitingNote.tsx';
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
  const byLink = useWatch({ control: form.control, name: 'description', compute: isLink });
  const [analyze] = useAction<JobStepAnalyzeMutation>(
    graphql`
      mutation JobStepAnalyzeMutation($input: AnalyzeJobPostingInput!) {
        analyzeJobPosting(input: $input) {
          ... on AnalyzeJobPostingPayload @alias(as: "payload") {
            jobPosting {
              id
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Job description analyzed successfully' },
      failure: ({ kind, message }) => ({
        title: byLink && isLinkProblem(kind) ? LINK_FAILED : 'Failed to analyze job description',
        // What is wrong with the text stands beside it.
        ...(kind.endsWith('Error') ? {} : { description: message }),
      }),
    },
  );
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
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
    const controller = new AbortController();
    running.current = controller;
    const outcome = await analyze(
      { input: { description, title: title.trim() || null, company: company.trim() || null } },
      { signal: controller.signal },
    );
    if (outcome.ok) {
      setAnalyzed(true);
      await navigate(postingPath(outcome.data.jobPosting.id));
      return;
    }
    const { fields, message, kind } = outcome.error;
    if (kind === 'cancelled') return form.setFocus('description');
    const named = fields.filter((field) => field.path in EMPTY_JOB);
    for (const [index, field] of named.entries()) {
      form.setError(field.path as keyof JobValues, { message: field.message }, { shouldFocus: index === 0 });
    }
    if (named.length > 0) return;
    form.setError('description', { message: linkAdvice(message) });
    // What is pasted next takes the link's place.
    form.setFocus('description', { shouldSelect: isLink(description) });
  }

  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || analyzed;
  return (
    // Room below, so that on a phone the button can be moved out from under a toast.
    <div className="mx-auto max-w-3xl px-5 pt-8 pb-36 sm:px-8 sm:py-10">
      <p className="tabular text-sm text-ink-soft">Step 1 of 2</p>
      <h1 className="mt-1">Target a Job</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Paste the posting, or a link to it. You will see what it asks for, and get a resume that shows where
        you have done it.
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
          <Field
            label="Paste Job URL or Description"
            required
            error={errors.description?.message}
            hint={
              byLink && !errors.description
                ? 'A link: Tailorbird opens the page and reads the posting from it.'
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('description')}
                rows={10}
                readOnly={busy}
                placeholder="The whole posting: what the work is, what they ask for, what would be nice to have. Or a link to it."
                className="min-h-60"
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button type="submit" tone="primary" size="lg" busy={busy} className="max-sm:w-full">
              {busy ? 'Analyzing...' : 'Start Building'}
            </Button>
            <WaitingNote
              busy={isSubmitting}
              now={byLink ? 'Opening the page and reading the posting.' : undefined}
              slow={
                byLink
                  ? 'Some pages take up to ten seconds.'
                  : 'Still reading the posting. Long ones take a moment; your text stays here.'
              }
              onCancel={() => running.current?.abort()}
            />
          </div>
        </form>
      </Card>
    </div>
  );
}
