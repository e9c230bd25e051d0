import { z } from 'zod';
import { findForeignFacts, readKnownFacts } from '../../../writing/truth/foreign-facts.ts';
import type { InterviewAnalysis, Remark } from '../../../writing/interview/types.ts';
import { AiServiceError } from '../service-error.ts';
import { createAnswerFilter } from './clean-answer.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import type { Task } from './task.ts';

const REMARK_GROWTH = 80;
const ANSWER_READ = 1_500;

const schema = z.object({ remarks: z.array(z.object({ number: z.number(), text: z.string() })) });

const SYSTEM = `${HOUSE_RULES}

Someone practised a job interview. <remarks> are a coach's remarks on the answers, each with the words that it is about.
Word each remark better, as a kind and direct coach would say it to their face: one or two sentences to "you", concrete, with what to do next time where it is about a weakness. Keep its meaning, its facts and its judgment exactly: what was praised stays praised, what was missing stays missing. Never comment on voice, face or appearance, never give a score.
Give every remark its number.`;

const { cleanLine } = createAnswerFilter(SYSTEM);

type List = 'strengths' | 'improvements' | 'toCheck';
const LISTS: readonly List[] = ['strengths', 'improvements', 'toCheck'];

/** Words the remarks of an analysis. Scores, quotes and what each remark is about stay as they are. */
export const wordRemarksTask: Task<InterviewAnalysis, InterviewAnalysis> = {
  name: 'word-remarks',
  version: 1,
  maxTokens: 1_500,
  sizeOf: (analysis) =>
    listRemarks(analysis).reduce(
      (sum, { remark }) => sum + remark.text.length + remark.quote.length + 400,
      0,
    ),
  run: async (service, analysis, call) => {
    const fence = createFence(call.mark);
    const remarks = listRemarks(analysis);
    const { value, usage } = await service.writeJson({
      ...call,
      messages: [
        { role: 'system', content: SYSTEM },
        {
          role: 'user',
          content: fence(
            'remarks',
            remarks
              .map(({ list, remark }, at) => {
                const { question } = analysis.answers[remark.answer] ?? { question: '' };
                const kind =
                  list === 'strengths' ? 'strength' : list === 'improvements' ? 'weakness' : 'to check';
                return `${at + 1}. (${kind}) Question: ${question}\nAnswer: “${remark.quote}”\nRemark: ${remark.text}`;
              })
              .join('\n\n'),
          ),
        },
      ],
      maxTokens: wordRemarksTask.maxTokens,
      form: { name: 'remarks', schema },
    });
    call.onUsage(usage);
    const worded = new Map<Remark, string>();
    for (const { number, text } of value.remarks) {
      const remark = remarks[number - 1]?.remark;
      const accepted = remark && acceptRemark(text, remark, analysis);
      if (remark && accepted) worded.set(remark, accepted);
    }
    if (worded.size === 0) throw new AiServiceError('unusable');
    const word = (list: Remark[]) =>
      list.map((remark) => ({ ...remark, text: worded.get(remark) ?? remark.text }));
    return {
      ...analysis,
      strengths: word(analysis.strengths),
      improvements: word(analysis.improvements),
      toCheck: word(analysis.toCheck),
    };
  },
};

const listRemarks = (analysis: InterviewAnalysis) =>
  LISTS.flatMap((list) => analysis[list].map((remark) => ({ list, remark })));

/** A remark in other words that brings no fact of its own and judges nothing that can't be heard in words. */
function acceptRemark(answered: string, remark: Remark, { answers }: InterviewAnalysis): string | null {
  const text = cleanLine(answered, remark.text.length + REMARK_GROWTH);
  if (text === null) return null;
  if (
    /\b(?:voice|tone|face|smil\w+|look(?:ed|s)?|accent|body|posture|eye contact|score|points?)\b/i.test(text)
  )
    return null;
  const answer = answers[remark.answer];
  const known = readKnownFacts([
    remark.text,
    remark.quote,
    answer?.question ?? '',
    answer?.text.slice(0, ANSWER_READ) ?? '',
  ]);
  return findForeignFacts(text, known).length === 0 ? text : null;
}
