import { z } from 'zod';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseInput } from '../../core/input.ts';

const MOST_EVENTS = 100;
const MOST_POSITIONS = 10_000;
/** What a client tells; likes are recorded where they are stored. */
const KINDS = ['SHOWN', 'CLICKED', 'RESUME_CREATED'] as const;

const TOO_MANY = `Please send at most ${MOST_EVENTS} events at once.`;
const VARIANT = 'Please send the id of the variant that ranked the list.';
const MATCH = 'Please send the job’s match in the list, from 0 to 1.';
const POSITION = 'Please send the job’s position in the list, from 1.';

/** Where in a list the job was: which variant ranked it, its place from 1, its match from 0 to 1; null outside of a list. */
export const rankShape = {
  variantId: z.string(VARIANT).max(36, VARIANT).nullish(),
  position: z.int(POSITION).min(1, POSITION).max(MOST_POSITIONS, POSITION).nullish(),
  match: z.number(MATCH).min(0, MATCH).max(1, MATCH).nullish(),
};

const jobEventsSchema = z.object({
  events: z
    .array(
      z.object({
        jobId: z.uuid('Please send the id of a found job.'),
        kind: z.enum(KINDS, `An event is one of ${KINDS.join(', ')}.`),
        ...rankShape,
      }),
    )
    .max(MOST_EVENTS, TOO_MANY),
});

/**
 * Records what the person did with found jobs, for the analytics of the ranking: which were shown, opened, or made
 * into a resume, each with the variant that ranked the list and the place in it. Jobs and variants that don't exist
 * are left out.
 *
 * @returns how many were recorded. @throws {ValidationError} {@link RateLimitedError} after 1,200 requests in an hour.
 */
export async function recordJobEvents(deps: Deps, actor: Actor | null, input: unknown): Promise<number> {
  const { userId } = requireUser(actor);
  const { events } = parseInput(jobEventsSchema, input);
  if (events.length === 0) return 0;
  await deps.rateLimits.consume({ jobEventsByUser: userId });
  return deps.prisma.$transaction(async (tx) => {
    const [jobs, variants] = await Promise.all([
      tx.jobListing.findMany({
        where: { id: { in: events.map(({ jobId }) => jobId) } },
        select: { id: true },
      }),
      tx.algorithmVariant.findMany({ select: { id: true } }),
    ]);
    const [jobIds, variantIds] = [jobs, variants].map((rows) => new Set(rows.map(({ id }) => id)));
    const { count } = await tx.jobEvent.createMany({
      data: events
        .filter(({ jobId, variantId }) => jobIds?.has(jobId) && (!variantId || variantIds?.has(variantId)))
        .map(({ jobId, kind, variantId, position, match }) => ({
          userId,
          jobListingId: jobId,
          kind,
          variantId: variantId ?? null,
          position: position ?? null,
          match: match ?? null,
        })),
    });
    return count;
  });
}
