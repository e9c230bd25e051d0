import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchGraphQL } from './network.ts';
import { subscribeGraphQL } from './subscribe.ts';

/**
 * The one environment of the signed-in person. Signing in and out load the document afresh, so nothing of
 * one person's data is ever in the memory of the next. Data is never stale by itself
 * (docs/product.md#limits): a page that was seen is shown again from the store.
 */
export const environment = new Environment({
  network: Network.create(fetchGraphQL, subscribeGraphQL),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
});
