/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FactQuestionMutation } from '../../../__generated__/FactQuestionMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { focusBullet } from './focusBullet.ts';
import { useSetAside } from './setAside.ts';

interface FactQuestionProps {
  bulletId: string;
  question: string;
}

/** Asks for a fact that would make a bullet better. The answer goes into the bullet and into the bank. */
export function FactQuestion({ bulletId, question }: FactQuestionProps) {
  const { resumeId, dispatch } = useBuilder();
  const [isPutOff, putOff] = useSetAside(`question:${bulletId}:${question}`);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [run, isAdding] = useAction<FactQuestionMutation>(
    graphql`
      mutation FactQuestionMutation($input: AnswerRewordingQuestionInput!) {
        answerRewordingQuestion(input: $input) {
          ... on AnswerRewordingQuestionPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: {
        title: 'Added to your bullet point',
        description: 'It is also kept in your experience, for your next resumes.',
      },
      failure: ({ kind, message }) =>
        kind === 'ValidationError' || kind === 'RuleError'
          ? { title: 'Failed to add your answer' }
          : { title: 'Failed to add your answer', description: message },
    },
  );

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    if (answer.trim() === '') return setError('Please enter an answer.');
    const input = { tailoredResumeId: resumeId, bulletId, question, answer: answer.trim() };
    const outcome = await run({ input });
    if (!outcome.ok) return setError(outcome.error.fields[0]?.message ?? outcome.error.message);
    dispatch({ type: 'edited' });
    focusBullet(bulletId);
  }

  if (isPutOff) return null;
  return (
    <form
      onSubmit={(event) => void add(event)}
      className="rounded-md border border-line bg-surface px-3 py-2.5"
    >
      <Field
        label={question}
        hint="Your answer goes into this bullet point and is also kept in your experience."
        error={error}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              autoComplete="off"
              value={answer}
              onChange={(event) => {
                setAnswer(event.target.value);
                setError(undefined);
              }}
              className="min-w-0 flex-1 basis-32"
            />
            <Button type="submit" busy={isAdding}>
              {isAdding ? 'Adding...' : 'Add'}
            </Button>
            <Button
              tone="quiet"
              onClick={() => {
                putOff(true);
                focusBullet(bulletId);
              }}
            >
              Not now
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
