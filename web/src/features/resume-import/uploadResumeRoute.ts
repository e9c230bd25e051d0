import { loadQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type UploadResumePageQuery } from '../../__generated__/UploadResumePageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';
import { readImportId } from './importAddress.ts';

export { UploadResumePage as Component } from './UploadResumePage.tsx';

/** Starts the page's query, with the import named in the address, if any. */
export function loader({ request }: LoaderFunctionArgs) {
  const id = readImportId(new URL(request.url).searchParams);
  return loadQuery<UploadResumePageQuery>(
    environment,
    query,
    { id: id ?? '', hasImport: id !== null },
    { fetchPolicy: 'store-and-network' },
  );
}
