import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseInput } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { InterviewAnalysis, InterviewRole, InterviewSoFar } from '../../writing/interview/types.ts';
import { analyzeText } from '../job-postings/analyze-text.ts';
import type { Written } from '../../ai/written-by.ts';
import { sortLatestFirst } from './gather-interview.ts';
import {
  analyzePerformanceSchema,
  chatSchema,
  type StatelessInterview,
} from './stateless-interview.schema.ts';

/**
 * The interviewer's reply to a message of a conversation that the caller keeps: nothing is stored, and the experiences
 * are those that were sent. Without a message and a history it is the opening message.
 *
 * @throws {ValidationError} {@link RateLimitedError} {@link UpstreamError}
 */
export async function replyInConversation(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal: AbortSignal,
): Promise<Written<string>> {
  const { userId } = requireUser(actor);
  const { message, ...interview } = parseInput(chatSchema, input);
  await deps.rateLimits.consume({ interviewByUser: userId });
  const soFar = await gather(deps, userId, interview);
  if (message !== '') soFar.messages.push({ role: 'user', content: message, spokenSeconds: null });
  return deps.assistant.replyToCandidate({ userId, signal }, soFar);
}

/**
 * The analysis of a conversation that the caller keeps; nothing is stored.
 *
 * @throws {ValidationError} {@link RateLimitedError}
 */
export async function analyzePerformance(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal: AbortSignal,
): Promise<Written<InterviewAnalysis>> {
  const { userId } = requireUser(actor);
  const interview = parseInput(analyzePerformanceSchema, input);
  await deps.rateLimits.consume({ interviewByUser: userId });
  return deps.assistant.analyzeInterview({ userId, signal }, await gather(deps, userId, interview));
}

async function gather(
  deps: Deps,
  userId: string,
  { jobPosting, userExperiences, conversationHistory }: StatelessInterview,
): Promise<InterviewSoFar> {
  const { title, company, description, requirements } = jobPosting;
  const listed = requirements.filter((line) => line !== '' && !description.includes(line));
  const text = [
    description,
    ...(listed.length > 0 ? ['Requirements:', ...listed.map((line) => `- ${line}`)] : []),
  ].join('\n');
  const posting = await analyzeText(deps, userId, {
    text,
    ...(title && { title }),
    ...(company && { company }),
  });
  return {
    posting,
    roles: sortLatestFirst(
      userExperiences.map(({ bulletPoints, ...experience }, index): InterviewRole => ({
        ...experience,
        id: `sent-${index}`,
        bullets: bulletPoints.map((content, place) => ({ id: `sent-${index}-${place}`, text: content })),
      })),
    ),
    messages: conversationHistory.filter(({ content }) => content !== ''),
    session: 0,
    month: toMonth(deps.now()),
  };
}
