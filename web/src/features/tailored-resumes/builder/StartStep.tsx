import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import {
  AUTO_GENERATE_DELAY_MS,
  BULLETS_PER_EXPERIENCE,
  MAX_EXPERIENCES_PER_RESUME,
} from '../../../../../api/limits.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ProgressSteps, type Step } from '../../../ui/ProgressSteps.tsx';
import { toast } from '../../../ui/toast.ts';
import { isLink } from '../../job-postings/isLink.ts';
import { forgetJobDraft, keepJobDraft } from '../../job-postings/jobDraft.ts';
import { useAnalyzePosting } from '../../job-postings/useAnalyzePosting.ts';
import { getPostingPath, getResumePath } from '../builderAddress.ts';
import { fetchBank } from './fetchBank.ts';
import type { JobToStart } from './startResumeFor.ts';
import { useTailorResume } from './useTailorResume.ts';

const JOB_STEP = '/resume-builder';

interface StartStepProps {
  job: JobToStart;
  /** The id of the person, under which this tab keeps the job in case it doesn't get that far. */
  draftKey: string;
}

interface Progress {
  now: 'reading' | 'starting' | 'generating';
  /** How many experiences are selected, once that is known. */
  count: number;
}

/**
 * Makes a resume for a job from the job search without a second click: analyzes it, selects all experiences, and
 * generates a moment later. Whatever comes in between, the person goes on at the step that was reached.
 */
export function StartStep({ job, draftKey }: StartStepProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const byLink = isLink(job.description);
  const { analyze, cancel } = useAnalyzePosting({ byLink, describeFailure: ({ message }) => message });
  const [tailor] = useTailorResume();
  const [{ now, count }, setProgress] = useState<Progress>({ now: 'reading', count: 0 });
  // Where the person goes on by hand.
  const fallback = useRef(JOB_STEP);
  const running = useRef<AbortController>(null);

  function goOnByHand() {
    void navigate(fallback.current, { replace: true });
  }

  const start = useEffectEvent(async (signal: AbortSignal) => {
    keepJobDraft(draftKey, job);
    fallback.current = JOB_STEP;
    const { title, company, description } = job;
    const [analysis, bank] = await Promise.all([
      analyze({ description, title: title.trim() || null, company: company.trim() || null }),
      fetchBank(environment, signal),
    ]);
    if (signal.aborted) return;
    if (!analysis.ok) return goOnByHand();
    const jobPostingId = analysis.data.jobPosting.id;
    fallback.current = getPostingPath(jobPostingId);
    if (!bank) {
      const description = "We couldn't get your experiences. Please select them here.";
      toast({ title: 'Failed to tailor resume', description, tone: 'failure' });
      return goOnByHand();
    }
    if (bank.count > MAX_EXPERIENCES_PER_RESUME) {
      toast({
        title: 'Select your experiences',
        description: `A resume can hold at most ${MAX_EXPERIENCES_PER_RESUME}, and you have ${bank.count}.`,
      });
    }
    // The next step says what to do first when there are none.
    if (bank.count > MAX_EXPERIENCES_PER_RESUME || bank.count === 0) return goOnByHand();
    setProgress({ now: 'starting', count: bank.count });
    await wait(AUTO_GENERATE_DELAY_MS);
    if (signal.aborted) return;
    setProgress({ now: 'generating', count: bank.count });
    const outcome = await tailor({ input: { jobPostingId, experienceIds: bank.ids } }, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) return goOnByHand();
    forgetJobDraft();
    await navigate(getResumePath(outcome.data.tailoredResume.id), { replace: true });
  });
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    void start(controller.signal);
    return () => {
      controller.abort();
      cancel();
    };
  }, [cancel]);

  function stop() {
    // At once: this step stays until the next one has loaded.
    running.current?.abort();
    cancel();
    goOnByHand();
  }

  const selected = plural(count, 'experience');
  const steps: Step[] = [
    {
      label:
        now !== 'reading'
          ? 'Read the posting'
          : byLink
            ? 'Opening the page and reading the posting'
            : 'Reading the posting',
      state: now === 'reading' ? 'now' : 'done',
    },
    {
      label:
        now === 'reading'
          ? 'Select your experiences'
          : `Selected ${count === 1 ? 'your' : 'all'} ${selected}, up to ${BULLETS_PER_EXPERIENCE} bullet points each`,
      state: now === 'reading' ? 'waiting' : 'done',
    },
    {
      label: {
        reading: 'Generate your resume',
        starting: 'Generating your resume in a moment',
        generating: 'Choosing the bullet points that fit best',
      }[now],
      state: now === 'reading' ? 'waiting' : 'now',
    },
  ];
  const name = [job.title.trim(), job.company.trim()].filter(Boolean).join(' at ');
  return (
    <div className="mx-auto max-w-3xl px-5 py-8 sm:px-8 sm:py-10">
      <h1 className="break-words">Tailoring your resume</h1>
      <p className="mt-2 max-w-prose break-words text-ink-soft">
        {name ? `For ${name}. ` : ''}You can change everything afterwards.
      </p>
      <Card className="mt-6">
        <ProgressSteps
          label="Progress"
          steps={steps}
          action={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button onClick={stop}>Cancel</Button>
              <p role="status" key={now} className="appear-after-3000 text-sm text-ink-soft">
                Still working. Long postings take a moment.
              </p>
            </div>
          }
        />
      </Card>
    </div>
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
