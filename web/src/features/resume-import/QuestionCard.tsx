import { useState, type RefObject } from 'react';
import { ArrowLeftRight, Check, Pencil } from 'lucide-react';
import type { ActionOutcome } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { formatExperienceName } from '../experiences/experienceName.ts';
import { answerDrafts, AnswerForm } from './AnswerForm.tsx';
import type { Asked } from './askedRoles.ts';
import { askInWords } from './questionText.ts';
import { listOtherReadings, listValues, markValues, pickQuote } from './readings.ts';
import { ShowInFile, type MarkedLines } from './ShowInFile.tsx';
import type { RoleValues } from './useStoreAnswer.ts';

interface QuestionCardProps {
  asked: Asked;
  busy: boolean;
  /** Already answered: the answer can be changed. */
  isReopened: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The id of "Question 1 of 3". */
  progressId: string;
  onAnswer: (changes: Partial<RoleValues>) => Promise<ActionOutcome<unknown> | null>;
  onSkip: () => void;
  onShow: (lines: MarkedLines) => void;
}

/** One question with the lines of the file that it is about, and its answers. Give each question its own `key`. */
export function QuestionCard(props: QuestionCardProps) {
  const { asked, busy, isReopened, heading, progressId, onAnswer, onSkip, onShow } = props;
  const { question, role } = asked;
  const isOpen = question.isMissing || isReopened;
  const [isCorrecting, setCorrecting] = useState(() => isOpen || !!answerDrafts.read(question.key));
  // Only a press of "No, correct it" moves the focus into the form.
  const [wasPressed, setPressed] = useState(false);
  const values = listValues(question, role);
  // Dates alone would say little.
  const quote = pickQuote(role.lines, [...values, role.title, role.company], question.isMissing);
  // The place is known to be neither.
  const known = [...values, role.stored.location ?? ''];
  const readings = question.topic === 'names' ? listOtherReadings(quote, known) : [];
  return (
    <>
      <h3
        ref={heading}
        tabIndex={-1}
        aria-describedby={progressId}
        className="scroll-mt-36 !text-lg text-balance outline-none [overflow-wrap:anywhere]"
        dir="auto"
      >
        {askInWords(question, role)}
      </h3>
      {quote.length > 0 && (
        <figure className="flex flex-wrap items-end gap-x-3 gap-y-1 rounded-md bg-sunken pt-3 pr-1 pb-2 pl-4">
          <div className="min-w-0 flex-[1_1_14rem] text-sm [overflow-wrap:anywhere]">
            <figcaption className="text-xs text-ink-soft">In your file</figcaption>
            <blockquote className="mt-1">
              {quote.map((line, index) => (
                <p key={index} dir="auto">
                  {markValues(line, values).map(({ text, isMarked }, part) =>
                    isMarked ? (
                      <b key={part} className="rounded-sm bg-mark px-0.5 font-[560]">
                        {text}
                      </b>
                    ) : (
                      text
                    ),
                  )}
                </p>
              ))}
            </blockquote>
          </div>
          <ShowInFile
            name={formatExperienceName(role)}
            label="Show in the file what this question is about"
            lineNumbers={role.lineNumbers}
            onShow={onShow}
          >
            Show in the file
          </ShowInFile>
        </figure>
      )}
      {isCorrecting ? (
        <AnswerForm
          asked={asked}
          readings={readings}
          busy={busy}
          isFocused={wasPressed}
          onSave={onAnswer}
          leave={
            isOpen
              ? { label: isReopened ? 'Leave it as it is' : 'Skip', run: onSkip }
              : {
                  label: 'Cancel',
                  run: () => {
                    answerDrafts.drop(question.key);
                    setCorrecting(false);
                    heading.current?.focus();
                  },
                }
          }
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => void onAnswer({})}>
            <Check className="size-4" aria-hidden="true" />
            Yes, that's right
          </Button>
          {question.topic === 'names' && (
            <Button
              disabled={busy}
              onClick={() => void onAnswer({ title: role.company, company: role.title })}
            >
              <ArrowLeftRight className="size-4" aria-hidden="true" />
              They are the other way round
            </Button>
          )}
          <Button
            disabled={busy}
            onClick={() => {
              setPressed(true);
              setCorrecting(true);
            }}
          >
            <Pencil className="size-4" aria-hidden="true" />
            No, correct it
          </Button>
          <Button tone="quiet" disabled={busy} onClick={onSkip}>
            Skip
          </Button>
        </div>
      )}
    </>
  );
}
