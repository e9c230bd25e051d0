import { analyzeText } from '../../testing/analyze-text.ts';
import { planSession } from '../interviewer/plan.ts';
import { writeReply } from '../interviewer/write-reply.ts';
import type { InterviewMessage, TopicKind } from '../types.ts';
import type { ScriptedCandidate } from './scripted-candidate.ts';

export interface Turn {
  topic: TopicKind;
  /** What the interviewer said. */
  text: string;
  answer: string;
}

/** A session of at most `turns` messages of the interviewer with a scripted candidate, who asks one question at the end. */
export function runSession(candidate: ScriptedCandidate, session: number, turns: number): Turn[] {
  const posting = analyzeText(candidate.posting);
  const soFar = { posting, roles: candidate.roles, session, month: '2026-11' };
  const messages: InterviewMessage[] = [];
  const plan = planSession({ ...soFar, messages });
  const shown: Turn[] = [];
  const used = new Map<TopicKind | 'further', number>();
  const next = (key: TopicKind | 'further', script: readonly string[]): string => {
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    return script[at] ?? 'That is all I can say about it.';
  };
  while (shown.length < turns) {
    const { text, topic } = writeReply({ ...soFar, messages });
    const isPlanned = plan.some(({ ask }) => text.includes(ask));
    const answer =
      topic === 'closing'
        ? 'Thank you, goodbye.'
        : topic === 'candidate-questions'
          ? next(topic, [candidate.ask, 'No, that was all.'])
          : isPlanned
            ? next(topic, candidate.answers[topic])
            : next('further', candidate.further);
    messages.push({ role: 'interviewer', content: text, spokenSeconds: null });
    messages.push({ role: 'user', content: answer, spokenSeconds: null });
    shown.push({ topic, text, answer });
    if (topic === 'closing') break;
  }
  return shown;
}
