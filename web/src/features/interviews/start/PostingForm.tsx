import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSessionText, storeSessionText } from '../../../lib/sessionText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AnalysisNote } from '../../job-postings/AnalysisNote.tsx';
import { isLink } from '../../job-postings/isLink.ts';
import { getLinkAdvice } from '../../job-postings/linkProblem.ts';
import { PostingField } from '../../job-postings/PostingField.tsx';
import { SeveralPostings } from '../../job-postings/SeveralPostings.tsx';
import { useAnalyzePosting } from '../../job-postings/useAnalyzePosting.ts';
import { usePostingChoice } from '../../job-postings/usePostingChoice.ts';
import { getPracticePath } from '../interviewAddress.ts';

const TEXT = 'interview-posting';
const CHOICE = 'interview-posting-choice';

/** Takes a link to a posting, or its text, and has it analyzed. What was typed survives a reload. */
export function PostingForm({ person }: { person: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => readSessionText(TEXT, person));
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const byLink = isLink(text);
  const { analyze, analyzing, cancel } = useAnalyzePosting({ byLink });
  const { choice, asked, follow, choose, isSettled } = usePostingChoice({ name: CHOICE, person, text, box });
  const isBusy = isChecking || analyzing;
  useEffect(() => storeSessionText(TEXT, person, text), [person, text]);
  useEffect(() => cancel, [cancel]);

  function fail(message: string) {
    setProblem(message);
    box.current?.focus();
    // The next paste replaces the link.
    if (byLink) box.current?.select();
  }

  async function submit() {
    if (text.trim() === '') return fail('Please enter a job posting URL');
    if (isBusy) return;
    setProblem(undefined);
    setChecking(true);
    const settled = await isSettled();
    setChecking(false);
    if (!settled) return;
    const outcome = await analyze({ description: text });
    if (outcome.ok) {
      storeSessionText(TEXT, person, '');
      storeSessionText(CHOICE, person, '');
      return void navigate(getPracticePath(outcome.data.jobPosting.id));
    }
    const { kind, message } = outcome.error;
    if (kind === 'canceled') return box.current?.focus();
    fail(byLink ? getLinkAdvice(message) : `${message} Your text is still here.`);
  }

  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PostingField
          byLink={byLink}
          error={problem}
          ref={box}
          rows={3}
          required
          dir="auto"
          readOnly={isBusy}
          className={choice ? 'h-48' : '!max-h-60'}
          placeholder="https://... or the text of the posting"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
            follow(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // In a link, Enter can't be a new line.
            const isSubmit = event.ctrlKey || event.metaKey || (byLink && !event.shiftKey);
            if (event.key !== 'Enter' || !isSubmit || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" tone="primary" busy={isBusy} className="max-sm:w-full">
            {isBusy ? 'Analyzing...' : 'Analyze'}
          </Button>
          <AnalysisNote
            busy={analyzing}
            byLink={byLink}
            slow="Still reading the posting. Your text is safe here."
            onCancel={cancel}
          />
        </div>
      </form>
    </Card>
  );
}
