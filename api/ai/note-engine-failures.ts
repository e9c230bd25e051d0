import { DomainError } from '../core/errors.ts';
import type { RecentFailures } from '../platform/recent-failures.ts';
import type { Assistant } from './assistant.ts';

/** Other messages may hold a person's text; the log has them. */
const describe = (error: unknown): string =>
  error instanceof DomainError ? error.message : error instanceof Error ? error.name : 'unknown';

/** The same engine; what it fails with is noted for the administrator, unless its work was called off. */
export function noteEngineFailures(assistant: Assistant, failures: RecentFailures): Assistant {
  const noting = async <Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!signal?.aborted) failures.note(describe(error));
      throw error;
    }
  };
  const { transcribe } = assistant;
  return {
    name: assistant.name,
    readHistory: (userId, text) => noting(assistant.readHistory(userId, text)),
    analyzePosting: (userId, posting) => noting(assistant.analyzePosting(userId, posting)),
    tipsFor: (userId, posting, resume, referenceDate) =>
      noting(assistant.tipsFor(userId, posting, resume, referenceDate)),
    rewordBullet: (userId, request, signal) =>
      noting(assistant.rewordBullet(userId, request, signal), signal),
    replyToCandidate: (userId, interview, options) =>
      noting(assistant.replyToCandidate(userId, interview, options), options.signal),
    analyzeInterview: (userId, interview) => noting(assistant.analyzeInterview(userId, interview)),
    transcribe: transcribe && ((call, recording) => noting(transcribe(call, recording), call.signal)),
  };
}
