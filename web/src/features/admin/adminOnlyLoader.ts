import { loadQuery } from 'react-relay/hooks';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

/** Asks whether the person is the administrator, for a page that is in {@link AdminOnly}. */
export const adminOnlyLoader = () => loadQuery<AdminOnlyQuery>(environment, query, {});
