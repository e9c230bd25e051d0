import { loadQuery } from 'react-relay/hooks';
import query, { type ResumeEditorPageQuery } from '../../__generated__/ResumeEditorPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { ResumeEditorPage as Component } from './ResumeEditorPage.tsx';

/** Starts the page's query. */
export function loader() {
  return loadQuery<ResumeEditorPageQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
}
