import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { Undo2 } from 'lucide-react';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';
import type { AskedRole } from './askedRoles.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { SuggestionCard, type Offer } from './SuggestionCard.tsx';
import type { MarkedLines } from './ShowInFile.tsx';
import { useQuestions, type Answer } from './useQuestions.ts';
import { describeSuggested, useSuggestedCorrections } from './useSuggestedCorrections.ts';
import { hasChanged } from './useStoreAnswer.ts';

interface NextQuestionProps {
  importId: string;
  roles: readonly AskedRole[];
  /** The roles that look like one that the person has added. */
  alike: Offer;
  /** The question, which can get the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  onShow: (lines: MarkedLines) => void;
  /** There is no question left, and the card with the focus is gone. */
  onDone: () => void;
}

/**
 * Asks about the unsure fields of an import, one question at a time (docs/product.md#upload-resume). Shows nothing when
 * nothing is unsure.
 */
export function NextQuestion({ importId, roles, alike, heading, onShow, onDone }: NextQuestionProps) {
  const { asked, number, total, isReopened, answers, busy, answer, skip, undo } = useQuestions(
    importId,
    roles,
  );
  const corrections = useSuggestedCorrections(importId, roles);
  const offers = [alike, corrections].filter(({ suggestions }) => suggestions.length > 0);
  const [offer] = offers;
  const count = total + offers.length;
  const last = answers.at(-1);
  const id = useId();
  const latestUndo = useRef(undo);
  useEffect(() => {
    latestUndo.current = undo;
  });

  // An answer, or taking one back, leads to the next question. What is settled elsewhere on the page moves no focus.
  const follow = useEffectEvent(() => {
    if (asked || offer) return heading.current?.focus();
    onDone();
    toast({
      title: 'That was the last question',
      description: describeAnswers(answers),
      action: { label: 'Undo', run: () => void latestUndo.current() },
    });
  });
  const followed = useRef(answers);
  useEffect(() => {
    if (followed.current === answers) return;
    followed.current = answers;
    follow();
  }, [answers]);

  // What the answer leaves on the page gets the focus once it is there.
  const [moved, setMoved] = useState(0);
  const followMove = useEffectEvent(() => (asked || offer ? heading.current?.focus() : onDone()));
  useEffect(() => {
    if (moved > 0) followMove();
  }, [moved]);

  // After a correction further down the page, the card that follows from it is out of sight.
  const tellSuggested = useEffectEvent(() => {
    if (busy || corrections.busy) return;
    toast({
      title: 'Experience updated successfully',
      description: describeSuggested(corrections.suggestions.length),
      action: { label: 'Show', run: () => heading.current?.focus() },
    });
  });
  const hasCorrections = corrections.suggestions.length > 0;
  const hadCorrections = useRef(hasCorrections);
  useEffect(() => {
    if (hasCorrections && !hadCorrections.current) tellSuggested();
    hadCorrections.current = hasCorrections;
  }, [hasCorrections]);

  if (!asked && !offer) return null;
  return (
    <Card as="section" aria-labelledby={`${id}title`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}title`} className="!text-md">
          {plural(count, 'quick question')} about your resume
        </h2>
        {count > 1 && (
          <p id={`${id}progress`} className="text-sm text-ink-soft">
            Question {number} of {count}
          </p>
        )}
      </div>
      {offer && (
        <SuggestionCard
          key={offer === alike ? 'alike' : 'corrections'}
          offer={offer}
          heading={heading}
          onShow={onShow}
          onSettled={() => setMoved((times) => times + 1)}
        />
      )}
      {!offer && asked && (
        <QuestionCard
          key={`${asked.question.key} ${isReopened}`}
          asked={asked}
          busy={busy}
          isReopened={isReopened}
          heading={heading}
          progressId={`${id}progress`}
          onAnswer={answer}
          onSkip={skip}
          onShow={onShow}
        />
      )}
      <div className={last ? 'flex flex-wrap items-center gap-x-3 text-sm text-ink-soft' : 'sr-only'}>
        <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
          {last && describeAnswer(last)}
        </p>
        {last && (
          <Button size="sm" tone="quiet" className="-ml-3" disabled={busy} onClick={() => void undo()}>
            <Undo2 className="size-4" aria-hidden="true" />
            Undo
          </Button>
        )}
      </div>
    </Card>
  );
}

function describeAnswer({ settled, stored }: Answer): string {
  if (!stored) return `Skipped, and still marked “Please check”: ${settled}`;
  return `${hasChanged(stored) ? 'Saved' : 'Confirmed'}: ${settled}`;
}

function describeAnswers(answers: readonly Answer[]): string {
  const saved = answers.filter(({ stored }) => stored).length;
  const skipped = answers.length - saved;
  const parts = [
    saved > 0 && (saved === 1 ? 'Your answer is saved.' : `Your ${saved} answers are saved.`),
    skipped > 0 && 'What you skipped stays marked “Please check”.',
  ];
  return parts.filter(Boolean).join(' ');
}
