interface Operation {
  id: string | null;
  name: string;
}

const answers = new Map<string, Promise<Response>>();

/** Sends one persisted operation; the same operation with the same variables has the same body. */
function post(body: string, signal?: AbortSignal): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body,
    ...(signal && { signal }),
  });
}

const createBody = ({ id, name }: Operation, variables: object) =>
  JSON.stringify({ documentId: id, operationName: name, variables });

/** Asks before Relay is there. Knows nothing of it, so that the entry stays small. */
export function askEarly(operation: Operation): void {
  const body = createBody(operation, {});
  const answer = post(body);
  // Whoever takes the answer deals with its failure.
  answer.catch(() => {});
  answers.set(body, answer);
}

/** The answer that was asked for early, to the first who wants it; everybody else asks anew. */
export function postOperation(
  operation: Operation,
  variables: object,
  signal?: AbortSignal,
): Promise<Response> {
  const body = createBody(operation, variables);
  const early = answers.get(body);
  answers.delete(body);
  return early ?? post(body, signal);
}
