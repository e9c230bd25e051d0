import { useState } from 'react';
import type { ActionOutcome } from '../../relay/useAction.ts';
import type { StoredExperience } from '../experiences/storedExperience.ts';
import { findProblems } from './answerFields.ts';
import type { Asked, AskedRole } from './askedRoles.ts';
import { listQuestions, type Question } from './questions.ts';
import { describeSettled } from './questionText.ts';
import {
  hasChanged,
  toRoleValues,
  useStoreAnswer,
  type RoleValues,
  type StoredAnswer,
} from './useStoreAnswer.ts';

/** An answer of this visit, the newest of which can be taken back. */
export interface Answer {
  readonly question: Question;
  /** What was settled, for people. */
  readonly settled: string;
  /** Null if the question was skipped. */
  readonly stored: StoredAnswer | null;
}

/** What the card shows: a question, or nothing. */
interface Shown {
  readonly asked: Asked | null;
  /** Counted from 1, of those answered in this visit and those to come. */
  readonly number: number;
  readonly total: number;
  /** It was answered already, and the answer can be changed. */
  readonly isReopened: boolean;
}

/**
 * Asks about what is unsure, one question after the other. What is still to ask follows from what is stored, so a
 * reload goes on where the person was; skipped questions come back with it.
 */
export function useQuestions(importId: string, roles: readonly AskedRole[]) {
  const { store, revert, busy } = useStoreAnswer(importId);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  /** An answer that can only be changed, not taken back: the field was empty before, and now has to say something. */
  const [reopened, setReopened] = useState<Answer | null>(null);
  /** The question whose answer is being stored; it stays until the next one can show. */
  const [held, setHeld] = useState<Shown | null>(null);

  const skipped = new Set(answers.filter(({ stored }) => !stored).map(({ question }) => question.key));
  const remaining = listQuestions(roles).filter(({ key }) => !skipped.has(key));
  const find = (question: Question | undefined): Asked | null => {
    const role = roles.find(({ experienceId }) => experienceId === question?.experienceId);
    return question && role ? { question, role } : null;
  };
  const reopenedNow = reopened && find(reopened.question);
  const now: Shown = held ?? {
    asked: reopenedNow ?? find(remaining[0]),
    number: answers.length + 1,
    total: answers.length + remaining.length + (reopenedNow ? 1 : 0),
    isReopened: reopenedNow !== null,
  };
  const { asked } = now;

  const proceed = (answer: Answer) => {
    setAnswers((before) => [...before, answer]);
    setReopened(null);
  };

  /** Stores what the role is to say; unchanged values are confirmed. The error's fields belong beside the form's. */
  async function answer(changes: Partial<RoleValues>): Promise<ActionOutcome<unknown> | null> {
    if (!asked) return null;
    const { question, role } = asked;
    const values = { ...toRoleValues(role.stored), ...changes };
    setHeld(now);
    const outcome = await store(question, role.stored, values);
    setHeld(null);
    if (outcome.ok) proceed({ question, settled: describeSettled(question, values), stored: outcome.data });
    return outcome;
  }

  function skip() {
    if (!asked) return;
    const { question, role } = asked;
    // What was reopened and left alone is still answered.
    proceed(
      reopenedNow && reopened
        ? reopened
        : { question, settled: describeSettled(question, role), stored: null },
    );
  }

  /** Goes back to the question before, as it was then. */
  async function undo() {
    const last = answers.at(-1);
    if (!last) return;
    const drop = () => setAnswers((all) => all.filter((one) => one !== last));
    const role = find(last.question)?.role;
    if (!last.stored || !role) return drop();
    if (hasChanged(last.stored) && !canStore(role.stored, last.stored)) {
      setReopened(last);
      return drop();
    }
    setHeld(now);
    const isReverted = await revert(last.question, role.stored, last.stored);
    setHeld(null);
    if (isReverted) drop();
  }

  return { ...now, answers, answer, skip, undo, busy };
}

/** Whether a role can say again what it said before: it needs a title and a company. */
const canStore = (experience: StoredExperience, { before }: StoredAnswer): boolean =>
  Object.keys(findProblems(experience, { ...toRoleValues(experience), ...before })).length === 0;
