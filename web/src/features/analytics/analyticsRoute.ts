import { loadQuery } from 'react-relay/hooks';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { AnalyticsPage as Component } from './AnalyticsPage.tsx';

/** Asks only who the person is. The page asks for its data once they are known to be the administrator. */
export function loader() {
  return loadQuery<AdminOnlyQuery>(environment, query, {});
}
