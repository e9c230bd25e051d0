interface Operation {
  id: string | null;
  name: string;
}

const answers = new Map<string, Promise<Response>>();

/** Sends one persisted operation. The same operation with the same variables has the same body. */
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

/** Sends an operation before Relay has loaded. Independent of Relay, so that the entry stays small. */
export function askEarly(operation: Operation): void {
  const body = createBody(operation, {});
  const answer = post(body);
  // Whoever takes the answer handles its failure.
  answer.catch(() => {});
  answers.set(body, answer);
}

/** Hands the early answer to the first caller; every other call sends a new request. */
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
