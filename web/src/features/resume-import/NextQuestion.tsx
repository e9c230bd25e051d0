import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Undo2 } from 'lucide-react';
import type { NextQuestion_import$key } from '../../__generated__/NextQuestion_import.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';
import { useAskedRoles } from './askedRoles.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { describeSuggested, SuggestedCorrections } from './SuggestedCorrections.tsx';
import type { MarkedLines } from './ShowInFile.tsx';
import { useQuestions, type Answer } from './useQuestions.ts';
import { useSuggestedCorrections } from './useSuggestedCorrections.ts';
import { hasChanged } from './useStoreAnswer.ts';

interface NextQuestionProps {
  importKey: NextQuestion_import$key;
  onShow: (lines: MarkedLines) => void;
  /** There is no question left, and the card with the focus is gone. */
  onDone: () => void;
}

/**
 * Asks about the unsure fields of an import, one question at a time (docs/product.md#upload-resume). Shows nothing when
 * nothing is unsure.
 */
export function NextQuestion({ importKey, onShow, onDone }: NextQuestionProps) {
  const { importId, roles } = useAskedRoles(
    useFragment(
      graphql`
        fragment NextQuestion_import on ResumeImport {
          ...askedRoles_import
        }
      `,
      importKey,
    ),
  );
  const { asked, number, total, isReopened, answers, busy, answer, skip, undo } = useQuestions(
    importId,
    roles,
  );
  const { suggested, accept, decline, busy: accepting } = useSuggestedCorrections(importId, roles);
  const hasSuggestions = suggested.length > 0;
  const count = total + (hasSuggestions ? 1 : 0);
  const last = answers.at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const latestUndo = useRef(undo);
  useEffect(() => {
    latestUndo.current = undo;
  });

  // An answer, or taking one back, leads to the next question. What is settled elsewhere on the page moves no focus.
  const follow = useEffectEvent(() => {
    if (asked || hasSuggestions) return heading.current?.focus();
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
  const followMove = useEffectEvent(() => (asked || hasSuggestions ? heading.current?.focus() : onDone()));
  useEffect(() => {
    if (moved > 0) followMove();
  }, [moved]);

  // After a correction further down the page, the card that follows from it is out of sight.
  const tellSuggested = useEffectEvent(() => {
    if (busy || accepting) return;
    toast({
      title: 'Experience updated successfully',
      description: describeSuggested(suggested.length),
      action: { label: 'Show', run: () => heading.current?.focus() },
    });
  });
  const hadSuggestions = useRef(hasSuggestions);
  useEffect(() => {
    if (hasSuggestions && !hadSuggestions.current) tellSuggested();
    hadSuggestions.current = hasSuggestions;
  }, [hasSuggestions]);

  if (!asked && !hasSuggestions) return null;
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
      {hasSuggestions && (
        <SuggestedCorrections
          suggested={suggested}
          busy={accepting}
          heading={heading}
          onAccept={(chosen) =>
            void accept(chosen).then((isDone) => isDone && setMoved((times) => times + 1))
          }
          onDecline={() => {
            decline(suggested);
            setMoved((times) => times + 1);
          }}
        />
      )}
      {!hasSuggestions && asked && (
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
