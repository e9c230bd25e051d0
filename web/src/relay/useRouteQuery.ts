import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Takes over the query reference that the route's loader returned from `loadQuery`. It is released when the page
 * unmounts or the loader returns a new one, also under StrictMode. Doesn't suspend: for a frame that shows at once
 * and hands the reference to the parts that wait for the data.
 */
export function useRouteReference<Query extends OperationType>(
  query: GraphQLTaggedNode,
): PreloadedQuery<Query> {
  // React Router types loader data as `unknown`; the route module pairs this page with its loader.
  const loaded = useLoaderData() as PreloadedQuery<Query>;
  const [reference] = useQueryLoader<Query>(query, loaded);
  return reference ?? loaded;
}

/**
 * Reads the data of the page's query, which the route's loader started. Suspends until it arrives (the shell shows
 * the page's skeleton) and throws a NetworkError into the page's error boundary.
 */
export function useRouteQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  return usePreloadedQuery<Query>(query, useRouteReference<Query>(query));
}
