import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRight, Lightbulb } from 'lucide-react';
import { createDrafts } from '../../lib/drafts.ts';
import { storeSessionText, readSessionText } from '../../lib/sessionText.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';
import { AnalysisNote } from './AnalysisNote.tsx';
import { isLink } from './isLink.ts';
import { getLinkAdvice } from './linkProblem.ts';
import { PostingField } from './PostingField.tsx';
import { SeveralPostings } from './SeveralPostings.tsx';
import { splitTips } from './splitTips.ts';
import { getPostingPath } from '../tailored-resumes/builderAddress.ts';
import { usePostingChoice } from './usePostingChoice.ts';
import { useAnalyzePosting, type AnalyzedPosting } from './useAnalyzePosting.ts';

/** The posting's text and its analysis. The result is plain data: nothing retains it in the store. */
export const jobDrafts = createDrafts<{ text: string; posting: AnalyzedPosting | null }>();

const JOB_TEXT = 'job-text';
const JOB_CHOICE = 'job-choice';

/** "What job are you applying for?": reads a posting and gives tips for this application. */
export function JobAnalyzer({ person, prominent }: { person: string; prominent: boolean }) {
  const [text, setText] = useState(() => jobDrafts.read('job')?.text ?? readSessionText(JOB_TEXT, person));
  const box = useRef<HTMLTextAreaElement>(null);
  const { choice, asked, follow, choose, isSettled } = usePostingChoice({
    name: JOB_CHOICE,
    person,
    text,
    box,
  });
  const byLink = isLink(text);
  const { analyze, analyzing, cancel } = useAnalyzePosting({ byLink });
  const [posting, setPosting] = useState(() => jobDrafts.read('job')?.posting ?? null);
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  const busy = checking || analyzing;
  useEffect(() => {
    jobDrafts.keep('job', { text, posting });
    storeSessionText(JOB_TEXT, person, text);
  }, [person, text, posting]);
  const blank = text.trim() === '';
  const id = useId();
  const result = useRef<HTMLHeadingElement>(null);

  async function submit() {
    if (blank) return toast({ title: 'Please enter a job description', tone: 'failure' });
    if (busy) return;
    setProblem(undefined);
    setChecking(true);
    const settled = await isSettled();
    setChecking(false);
    if (!settled) return;
    const outcome = await analyze({ description: text });
    if (!outcome.ok) {
      const { kind, message } = outcome.error;
      if (kind !== 'canceled')
        setProblem(byLink ? getLinkAdvice(message) : `${message} Your text is still here.`);
      box.current?.focus();
      // The next paste replaces the link.
      if (byLink && kind !== 'canceled') box.current?.select();
      return;
    }
    jobDrafts.keep('job', { text, posting: outcome.data.jobPosting });
    setPosting(outcome.data.jobPosting);
    requestAnimationFrame(() => result.current?.focus());
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>What job are you applying for?</h2>
      <form
        noValidate
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PostingField
          byLink={byLink}
          error={problem}
          ref={box}
          rows={4}
          className={choice ? 'h-48' : '!max-h-48'}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
            follow(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
        <SeveralPostings
          choice={choice}
          asked={asked}
          disabled={analyzing}
          onChoose={(option) => {
            setText(choose(option));
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          tone={prominent && !posting ? 'primary' : 'secondary'}
          busy={busy}
          disabled={blank}
        >
          {busy ? 'Analyzing...' : 'Start Building'}
        </Button>
        <AnalysisNote
          busy={analyzing}
          byLink={byLink}
          slow="Still reading the posting. Your text is safe here."
          onCancel={cancel}
        />
      </form>
      {posting && (
        <div className="mt-6 border-t border-line pt-5">
          <h3 ref={result} tabIndex={-1} className="outline-none" dir="auto">
            {posting.title || 'Untitled job'}
          </h3>
          {posting.company && (
            <p className="text-sm text-ink-soft" dir="auto">
              {posting.company}
            </p>
          )}
          {posting.blurb && (
            <p className="mt-2 text-sm" dir="auto">
              {posting.blurb}
            </p>
          )}
          {posting.notices.map((notice) => (
            <p key={notice} className="mt-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
              {notice}
            </p>
          ))}
          <Tips tips={splitTips(posting.personalizedTips)} />
          <Link
            to={getPostingPath(posting.id)}
            className={buttonStyles('primary', 'md', 'mt-4 w-full !whitespace-normal')}
          >
            Continue in the resume builder
            <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        </div>
      )}
    </Card>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-thread-wash p-4">
      <h4 className="flex items-center gap-2 text-sm font-[620]">
        <Lightbulb className="size-4 text-thread" aria-hidden="true" />
        Tips for this application
      </h4>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm marker:text-thread">
        {tips.map((tip, index) => (
          <li key={index} dir="auto">
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}
