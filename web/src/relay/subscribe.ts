import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import type { Client } from 'graphql-ws';
import { NetworkError } from './networkError.ts';

let client: Promise<Client> | undefined;

/** Opens one lazy socket for all subscriptions. graphql-ws is loaded with the first one. */
function socket(): Promise<Client> {
  client ??= import('graphql-ws').then(({ createClient }) =>
    createClient({
      url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
      lazyCloseTimeout: 2_000,
    }),
  );
  return client;
}

/** Sends a persisted subscription over graphql-ws: the document's id goes into `extensions`, its text isn't sent. */
export const subscribeGraphQL: SubscribeFunction = (request, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    socket().then(
      (connected) => {
        if (stopped) return;
        stop = connected.subscribe(
          { operationName: request.name, query: '', variables, extensions: { documentId: request.id } },
          {
            // Relay checks the shape against the compiled operation.
            next: (value) => sink.next(value as GraphQLResponse),
            error: () =>
              sink.error(new NetworkError('server', 'The live connection was lost. Please try again.')),
            complete: () => sink.complete(),
          },
        );
      },
      () => sink.error(new NetworkError('offline', "We couldn't reach the server.")),
    );
    return () => {
      stopped = true;
      stop?.();
    };
  });
