import { json, type RestRoute } from '../../rest/route.ts';
import type { Written } from '../../ai/written-by.ts';
import type { InterviewAnalysis } from '../../writing/interview/types.ts';
import { analyzePerformance, replyInConversation } from './stateless-interview.ts';

const presentAnalysis = ({ value: analysis, writtenBy }: Written<InterviewAnalysis>) => {
  const { overallScore, receipt, strengths, improvements, toCheck, answers, notices } = analysis;
  return {
    overallScore,
    strengths: strengths.map(({ text }) => text),
    improvements: improvements.map(({ text }) => text),
    categoryScores: Object.fromEntries(receipt.map(({ label, score }) => [label, score])),
    receipt,
    quotes: { strengths, improvements, toCheck },
    answers: answers.map(({ question, rubbish, categories, star, stronger, delivery }) => ({
      question,
      rubbish,
      categories,
      star,
      stronger: stronger?.text ?? null,
      delivery,
    })),
    notices,
    writtenBy,
  };
};

/** The paths of docs/product.md#rest-interview-practice. They store nothing: the caller sends the conversation. */
export const interviewRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/interview/chat',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) => {
      const { value, writtenBy } = await replyInConversation(deps, actor, body, signal);
      return json({ response: value, writtenBy });
    },
  },
  {
    method: 'post',
    path: '/api/interview/analyze-performance',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) =>
      json(presentAnalysis(await analyzePerformance(deps, actor, body, signal))),
  },
];
