import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchGraphQL } from './network.ts';
import { subscribeGraphQL } from './subscribe.ts';

/**
 * The one environment of the signed-in person. Signing in and out reload the document, so one person's data is never
 * in memory for the next. Data never goes stale by itself (docs/product.md#limits): a page visited before is shown
 * from the store.
 */
export const environment = new Environment({
  network: Network.create(fetchGraphQL, subscribeGraphQL),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
});
