import { DomainError } from '../core/errors.ts';
import type { RecentFailures } from '../platform/recent-failures.ts';
import type { Assistant, EngineCall } from './assistant.ts';

/** Other messages may hold a person's text; the log has them. */
const describe = (error: unknown): string =>
  error instanceof DomainError ? error.message : error instanceof Error ? error.name : 'unknown';

/** The same engine; what it fails with is noted for the administrator, unless its work was called off. */
export function noteEngineFailures(assistant: Assistant, failures: RecentFailures): Assistant {
  const noting =
    <Call extends EngineCall, Rest extends unknown[], Result>(
      work: (call: Call, ...rest: Rest) => Promise<Result>,
    ) =>
    async (call: Call, ...rest: Rest): Promise<Result> => {
      try {
        return await work(call, ...rest);
      } catch (error) {
        if (!call.signal?.aborted) failures.note(describe(error));
        throw error;
      }
    };
  const { transcribe } = assistant;
  return {
    name: assistant.name,
    sideBySide: assistant.sideBySide,
    readHistory: noting((call, text: string) => assistant.readHistory(call, text)),
    reviewDocument: noting((call, document) => assistant.reviewDocument(call, document)),
    describePosting: noting((call, given) => assistant.describePosting(call, given)),
    rewordBullet: noting((call, request) => assistant.rewordBullet(call, request)),
    replyToCandidate: noting((call, interview) => assistant.replyToCandidate(call, interview)),
    analyzeInterview: noting((call, interview) => assistant.analyzeInterview(call, interview)),
    transcribe: transcribe && noting((call, recording) => transcribe(call, recording)),
  };
}
