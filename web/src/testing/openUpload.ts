import type { RouteObject } from 'react-router-dom';
import query, { type UploadResumePageQuery } from '../__generated__/UploadResumePageQuery.graphql.ts';
import { readImportId } from '../features/resume-import/importAddress.ts';
import { UploadResumePage } from '../features/resume-import/UploadResumePage.tsx';
import { DETAILS_OWNER, ID, IMPORT } from './importedResume.ts';
import { renderRoute } from './renderRoute.tsx';

/** Opens Upload Resume. The server has one import, with some changes; or none, if they are null. */
export function openUpload(
  address = '/upload-resume',
  changes: object | null = {},
  owner: typeof DETAILS_OWNER = DETAILS_OWNER,
  others: readonly RouteObject[] = [],
) {
  return renderRoute<UploadResumePageQuery>(UploadResumePage, {
    address,
    path: '/upload-resume',
    others,
    query: {
      request: query,
      variables: ({ request }) => {
        const id = readImportId(new URL(request.url).searchParams);
        return { id: id ?? '', hasImport: id !== null };
      },
      answer: ({ request: { variables } }) => {
        const resumeImport = changes && { ...IMPORT, ...changes };
        return { data: { viewer: owner, ...(variables.hasImport && { resumeImport }) } };
      },
    },
    // The page itself says which files it takes.
    user: { applyAccept: false },
  });
}

/** Opens the review of the import. */
export const openReview = (changes: object | null = {}) =>
  openUpload(`/upload-resume?import=${encodeURIComponent(ID)}`, changes);
