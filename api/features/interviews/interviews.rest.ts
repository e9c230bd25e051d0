import type { Written } from '../../ai/written-by.ts';
import { RECORDING_MAX_BYTES } from '../../limits.ts';
import { json, type RestRequest, type RestRoute } from '../../rest/route.ts';
import type { InterviewAnalysis } from '../../writing/interview/types.ts';
import { analyzePerformance, replyInConversation } from './stateless-interview.ts';
import { reserveRecording, transcribeRecording } from './transcribe-recording.ts';

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

async function receiveAndTranscribe({ deps, actor, signal, file, size }: RestRequest): Promise<string> {
  const place = await reserveRecording(deps, actor, size);
  try {
    const { bytes } = await file('recording', RECORDING_MAX_BYTES);
    return await transcribeRecording(deps, actor, bytes, signal);
  } finally {
    place.release();
  }
}

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
  {
    method: 'post',
    path: '/api/interview/transcribe',
    access: 'user',
    body: 'multipart',
    handle: async (request) => json({ text: await receiveAndTranscribe(request) }),
  },
];
