import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { postOperation } from './earlyAnswers.ts';
import { NetworkError } from './networkError.ts';
import { signInAgain } from './signInAgain.ts';
import { waitToTryAgain } from './tryingAgain.ts';

const OFFLINE = "We couldn't reach the server. Check your connection and try again.";
const SERVER = "The server couldn't complete this request. Please try again.";

/**
 * Sends one persisted operation to POST /graphql and resolves to its data. Throws a NetworkError for everything else,
 * with the server's own words if it has any; an ended session also sends the person to sign in again. The signal in
 * the cache configuration's metadata cancels the request. Expected failures are members of result unions and come
 * back as data.
 */
export const fetchGraphQL: FetchFunction = async (request, variables, cacheConfig) => {
  const signal = cacheConfig.metadata?.signal;
  const response = await send(request, variables, signal instanceof AbortSignal ? signal : undefined);
  if (response.status === 401) throw endSession();
  const answer: unknown = await response.json().catch(() => null);
  const failure = readFirstError(answer);
  if (failure?.code === 'UNAUTHENTICATED') throw endSession();
  if (failure?.code === 'FORBIDDEN' || response.status === 403) {
    throw new NetworkError('forbidden', failure?.message ?? "You don't have permission to do this.");
  }
  if (failure || !hasData(answer))
    throw new NetworkError('server', failure?.message ?? readMessage(answer) ?? SERVER);
  // Only signed-in screens query the viewer, so an answer without one means that the session has ended.
  if (answer.data.viewer === null) throw endSession();
  // Relay checks the shape against the compiled operation; this code only knows that there is data.
  return answer as GraphQLResponse;
};

// A restarting server is back within seconds; nobody waits longer for a page.
const TRY_AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Sends an operation, and retries while the server or its database can't be reached. A query changes nothing and can
 * always be repeated. A mutation is repeated only if the server said that it hadn't begun: when an answer is lost,
 * the mutation may have run.
 */
async function send(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const mayRepeat = request.operationKind === 'query';
  for (let attempt = 0; ; attempt += 1) {
    const answer = await postOperation(request, variables, signal).catch(() => null);
    const delay = TRY_AGAIN_AFTER_MS[attempt];
    const isOver = delay === undefined || signal?.aborted === true;
    if (answer === null) {
      // Without a network, the browser reports it itself, and knows when it is back.
      if (!mayRepeat || isOver || !navigator.onLine) throw new NetworkError('offline', OFFLINE);
    } else {
      const isTrouble = [502, 503, 504].includes(answer.status);
      if (!isTrouble || isOver || !(mayRepeat || (await hasNotBegun(answer)))) return answer;
    }
    await waitToTryAgain(delay, signal).catch(() => {
      throw new NetworkError('offline', OFFLINE);
    });
  }
}

/**
 * Once a document has begun to run, GraphQL answers with `errors`; before that, the server answers only with a
 * message.
 */
async function hasNotBegun(answer: Response): Promise<boolean> {
  if (answer.status !== 503 || !answer.headers.has('retry-after')) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return readMessage(body) !== undefined && isRecord(body) && !('errors' in body) && !('data' in body);
}

/** Sends the person to sign in again; the error is for whoever asked. */
export function endSession(): NetworkError {
  signInAgain();
  return new NetworkError('unauthenticated', 'You are logged out. Logging in again...');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an answer or an event of a subscription has data; its shape is Relay's to check. */
export function hasData(answer: unknown): answer is { data: Record<string, unknown> } {
  return isRecord(answer) && isRecord(answer.data);
}

function readMessage(answer: unknown): string | undefined {
  return isRecord(answer) && typeof answer.message === 'string' ? answer.message : undefined;
}

/** The first error of an answer: the server's words and its code, if there are any. */
export function readFirstError(
  answer: unknown,
): { message: string | undefined; code: string | undefined } | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.errors)) return undefined;
  const [first]: unknown[] = answer.errors;
  if (!isRecord(first)) return undefined;
  const code = isRecord(first.extensions) ? first.extensions.code : undefined;
  return {
    message: typeof first.message === 'string' ? first.message : undefined,
    code: typeof code === 'string' ? code : undefined,
  };
}
