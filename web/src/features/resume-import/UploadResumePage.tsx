import { graphql } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { UploadBox_user$key } from '../../__generated__/UploadBox_user.graphql.ts';
import type { UploadResumePageQuery } from '../../__generated__/UploadResumePageQuery.graphql.ts';
import { z } from '../../lib/zod.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { InlineError } from '../../ui/EmptyState.tsx';
import { getExperienceConnectionId } from '../experiences/experienceConnection.ts';
import { getReviewPath } from './importAddress.ts';
import { ImportReview } from './ImportReview.tsx';
import { UploadBox } from './UploadBox.tsx';
import { checkFile } from './uploadChecks.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useUpload } from './useUpload.ts';

const answerSchema = z.object({ importId: z.uuid() });

/** Upload Resume (docs/product.md#upload-resume): takes a file and shows the result at an address of its own. */
export function UploadResumePage() {
  const { viewer, resumeImport } = useRouteQuery<UploadResumePageQuery>(graphql`
    query UploadResumePageQuery($id: ID!, $hasImport: Boolean!) {
      viewer {
        id
        ...ImportReview_user
        ...UploadBox_user
      }
      resumeImport(id: $id) @include(if: $hasImport) {
        id
        undoneAt
        ...ImportReview_import
      }
    }
  `);
  const asked = useSearchParams()[0].has('import');
  const found = resumeImport && !resumeImport.undoneAt;
  const heading = useFocusOnChange<HTMLHeadingElement>(found ? resumeImport.id : null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Upload Resume
      </h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Upload your resume, and we'll add its roles to your experience, unchanged.
      </p>
      <div className="mt-8">
        {viewer && found ? (
          <ImportReview
            key={resumeImport.id}
            importKey={resumeImport}
            userKey={viewer}
            connectionId={getExperienceConnectionId(viewer.id)}
          />
        ) : (
          <div className="grid max-w-3xl gap-4">
            {resumeImport?.undoneAt && (
              <p className="rounded-md border border-line bg-surface px-4 py-3 text-sm">
                This import was undone. None of it is in your experience.
              </p>
            )}
            {asked && !resumeImport && (
              <InlineError>We couldn't find this import. Your experience hasn't changed.</InlineError>
            )}
            <NewUpload userKey={viewer} />
          </div>
        )}
      </div>
    </>
  );
}

function NewUpload({ userKey }: { userKey: UploadBox_user$key | null | undefined }) {
  const navigate = useNavigate();
  const upload = useUpload({
    path: '/api/upload-resume',
    check: checkFile,
    parse: (body) => answerSchema.safeParse(body).data ?? null,
    onSuccess: ({ importId }) => void navigate(getReviewPath(importId), { state: { fresh: true } }),
  });
  return <UploadBox upload={upload} userKey={userKey} />;
}
