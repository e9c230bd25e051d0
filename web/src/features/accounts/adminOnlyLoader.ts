import { loadQuery } from 'react-relay/hooks';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

/** Asks only who the person is. A page in `AdminOnly` asks for its data once they are known to be the administrator. */
export const adminOnlyLoader = () => loadQuery<AdminOnlyQuery>(environment, query, {});
