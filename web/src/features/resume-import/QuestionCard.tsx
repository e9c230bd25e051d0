import { useState, type RefObject } from 'react';
import { ArrowLeftRight, Check, Pencil } from 'lucide-react';
import type { ActionOutcome } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { answerDrafts, AnswerForm } from './AnswerForm.tsx';
import { chooseReading, FIELD_LABELS, isName } from './answerFields.ts';
import type { Asked } from './askedRoles.ts';
import { askInWords } from './questionText.ts';
import { FileQuote } from './FileQuote.tsx';
import { ReadingChips } from './ReadingChips.tsx';
import { listValues, pickNameLines, pickQuote } from './readings.ts';
import type { MarkedLines } from './ShowInFile.tsx';
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
  // With one name in doubt, another reading is a whole answer.
  const only =
    question.topic === 'names' && question.fields.length === 1 ? question.fields.find(isName) : undefined;
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
      {!isCorrecting && <FileQuote role={role} lines={quote} values={values} onShow={onShow} />}
      {isCorrecting ? (
        <AnswerForm
          asked={asked}
          renderQuote={(picking) => (
            <FileQuote
              role={role}
              lines={picking ? pickNameLines(role.lines, role.above, values) : quote}
              values={values}
              picking={picking}
              onShow={onShow}
            />
          )}
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
        <>
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
          {only && role.otherReadings[only].length > 0 && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="text-sm text-ink-soft">Or should it be one of these?</p>
              <ReadingChips
                label={FIELD_LABELS[only]}
                readings={role.otherReadings[only]}
                value={role[only]}
                disabled={busy}
                onChoose={(reading) => void onAnswer(chooseReading(only, reading, role, role.otherReadings))}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
