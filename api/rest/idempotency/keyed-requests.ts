import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '../../core/deps.ts';
import { DomainError, RuleError } from '../../core/errors.ts';

/** What a client asks for once (docs/product.md#rest-requests-that-may-be-repeated). */
export interface KeyedRequest {
  userId: string;
  /** The client's `Idempotency-Key`. */
  key: string;
  /** Path and body, or a digest of them. */
  content: string;
}

/** An answer as JSON. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** The right of one attempt to answer a request. None of its methods rejects; what fails is logged. */
export interface Claim {
  /** Keeps the answer for a day, for those who ask again. One of more than 1 MB is not kept. */
  keep(answer: KeptAnswer): Promise<void>;
  /** Lets the request be tried again. */
  release(): Promise<void>;
}

/** The first request with this key is still being answered. */
export class RequestUnderWayError extends DomainError {
  readonly kind = 'conflict';
  override readonly retryAfterSeconds = 2;
  constructor() {
    super(
      'The first request with this Idempotency-Key is still being answered. Please ask again in a moment.',
    );
  }
}

/** A server that works on a request shows it this often, in milliseconds. */
const SIGN_OF_LIFE_MS = 5_000;
/** A larger answer is not kept, in characters. */
const ANSWER_MAX_LENGTH = 1_000_000;
/** The answers kept for one person, in bytes; the oldest give way. */
const KEPT_BYTES = 4_000_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Claims a request for this attempt. Of several at the same time, on any nodes, one gets it: the database decides. A
 * claim whose server has shown no sign of life for 20 s is given to the next. All times are the database's.
 *
 * @returns the claim, or the answer that was given before
 * @throws {RequestUnderWayError} {@link RuleError} when the key was used for another request
 */
export async function claimRequest(
  { prisma, log }: Pick<Deps, 'prisma' | 'log'>,
  { userId, key: givenKey, content: givenContent }: KeyedRequest,
): Promise<Claim | KeptAnswer> {
  const [key, content, attemptId] = [digest(givenKey), digest(givenContent), randomUUID()];
  // A request may be released between the two statements; then it can be claimed.
  for (let round = 0; round < 3; round += 1) {
    const claimed = await prisma.$executeRaw`
      insert into keyed_requests ("userId", key, content, "attemptId", "seenAt", "createdAt")
      values (${userId}::uuid, ${key}, ${content}, ${attemptId}::uuid, now(), now())
      on conflict ("userId", key) do update
        set content = excluded.content, "attemptId" = excluded."attemptId", "seenAt" = now(), "createdAt" = now(),
          status = null, answer = null
        where keyed_requests."createdAt" < now() - interval '24 hours'
          or keyed_requests.status is null and keyed_requests."seenAt" < now() - interval '20 seconds'`;
    if (claimed > 0) return createClaim({ prisma, log }, { userId, key, attemptId });
    const found = await prisma.keyedRequest.findUnique({ where: { userId_key: { userId, key } } });
    if (!found) continue;
    if (found.content !== content) {
      throw new RuleError(
        'idempotency-key-reused',
        'This Idempotency-Key was used for another request. Please send a new key with a new request.',
      );
    }
    if (found.status === null || found.answer === null) throw new RequestUnderWayError();
    return { status: found.status, body: JSON.parse(found.answer) };
  }
  throw new RequestUnderWayError();
}

interface Attempt {
  userId: string;
  key: string;
  attemptId: string;
}

function createClaim({ prisma, log }: Pick<Deps, 'prisma' | 'log'>, attempt: Attempt): Claim {
  // Whoever took it over in the meantime has another attempt's id.
  const own = { ...attempt, status: null };
  const attemptTo = (what: string, work: PromiseLike<unknown>): Promise<void> =>
    Promise.resolve(work).then(
      () => {},
      (error: unknown) => log.warn({ err: error }, `a keyed request could not be ${what}`),
    );
  const timer = setInterval(() => {
    const { userId, key, attemptId } = attempt;
    void attemptTo(
      'kept alive',
      prisma.$executeRaw`update keyed_requests set "seenAt" = now()
        where "userId" = ${userId}::uuid and key = ${key} and "attemptId" = ${attemptId}::uuid`,
    );
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  const release = async () => {
    clearInterval(timer);
    await attemptTo('released', prisma.keyedRequest.deleteMany({ where: own }));
  };
  return {
    release,
    keep: async ({ status, body }) => {
      const answer = JSON.stringify(body);
      if (answer.length > ANSWER_MAX_LENGTH) return release();
      clearInterval(timer);
      await attemptTo('kept', prisma.keyedRequest.updateMany({ where: own, data: { status, answer } }));
      await attemptTo('cleared', dropOldest(prisma, attempt.userId));
    },
  };
}

const dropOldest = (prisma: Deps['prisma'], userId: string) => prisma.$executeRaw`
  delete from keyed_requests using (
    select key as old, sum(octet_length(answer)) over (order by "createdAt" desc, key) as bytes
    from keyed_requests where "userId" = ${userId}::uuid and answer is not null) sizes
  where "userId" = ${userId}::uuid and key = sizes.old and sizes.bytes > ${KEPT_BYTES}`;

/** Forgets requests and their answers after 24 hours. */
export async function removeOldRequests({ prisma }: Pick<Deps, 'prisma'>): Promise<void> {
  await prisma.$executeRaw`delete from keyed_requests where "createdAt" < now() - interval '24 hours'`;
}
