import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ResumeEditorPageQuery } from '../../__generated__/ResumeEditorPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { FoundDetailsCard } from './FoundDetailsCard.tsx';
import { foundDetailsSchema, type FoundDetails } from './foundDetails.ts';
import { UploadBox } from './UploadBox.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useUpload } from './useUpload.ts';

/**
 * The resume editor (docs/product.md#resume-editor): a simpler upload box that shows the contact details and skills
 * it found.
 */
export function ResumeEditorPage() {
  const { viewer } = useRouteQuery<ResumeEditorPageQuery>(graphql`
    query ResumeEditorPageQuery {
      viewer {
        ...UploadBox_user
      }
    }
  `);
  const [found, setFound] = useState<FoundDetails | null>(null);
  // This upload relies on the picker's list of types; the server checks the rest (docs/product.md#validation).
  const upload = useUpload({
    path: '/api/resume-editor/upload',
    parse: (body) => foundDetailsSchema.safeParse(body).data ?? null,
    onSuccess: setFound,
  });
  const heading = useFocusOnChange<HTMLHeadingElement>(found?.importId ?? null);
  return (
    <div className="max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Resume Editor
      </h1>
      <p className="mt-2 text-ink-soft">
        Upload a resume to import your contact details, education, skills and roles.
      </p>
      <div className="mt-8">
        {found ? (
          <FoundDetailsCard
            found={found}
            onAnother={() => {
              setFound(null);
              upload.reset();
            }}
          />
        ) : (
          <UploadBox upload={upload} compact userKey={viewer} />
        )}
      </div>
    </div>
  );
}
