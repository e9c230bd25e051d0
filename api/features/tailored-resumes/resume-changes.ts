import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { streamRecords } from '../../platform/stream-records.ts';
import { resumeTopic } from './resume-topic.ts';
import { getTailoredResume } from './tailored-resumes.ts';

/** That a resume was changed; `sequence` is its revision now. */
export interface ResumeChanged {
  sequence: number;
  id: string;
}

/**
 * Streams that a resume was changed, in whichever window and on whichever node. Several changes at once may be one event,
 * since each stands for the whole resume as it is now. Ends when the resume is deleted.
 *
 * @param after the revision that the client has.
 * @throws {NotFoundError}
 */
export async function streamResumeChanges(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  after: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<ResumeChanged, void, undefined>> {
  const { userId } = requireUser(actor);
  const { id } = await getTailoredResume(deps, actor, rawId);
  return streamRecords({
    pubsub: deps.pubsub,
    topic: resumeTopic(id),
    signal,
    after,
    read: async (last) => {
      const resume = await deps.prisma.tailoredResume.findUnique({
        where: { id, userId },
        select: { revision: true },
      });
      if (!resume) return { records: [], isFinished: true };
      return {
        records: resume.revision > last ? [{ sequence: resume.revision, id }] : [],
        isFinished: false,
      };
    },
  });
}
