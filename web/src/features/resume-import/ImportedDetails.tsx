/* oxlint-disable relay/unused-fields -- describeGroup() in detailGroups.ts reads the details */
import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportedDetails_import$key } from '../../__generated__/ImportedDetails_import.graphql.ts';
import type { ImportedDetails_user$key } from '../../__generated__/ImportedDetails_user.graphql.ts';
import type { ImportedDetailsMutation } from '../../__generated__/ImportedDetailsMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { useResumeDetailsDialog } from '../resume-templates/useResumeDetailsDialog.tsx';
import { DetailGroup } from './DetailGroup.tsx';
import { DETAIL_KINDS } from './detailGroups.ts';
import type { MarkedLines } from './ShowInFile.tsx';

interface ImportedDetailsProps {
  importKey: ImportedDetails_import$key;
  userKey: ImportedDetails_user$key;
  onShow: (lines: MarkedLines) => void;
  /** The resume details were changed. */
  onSaved: () => void;
}

/**
 * What the file says beside its roles, entry by entry as it was read; what became of it; and the resume details to
 * correct it in.
 */
export function ImportedDetails({ importKey, userKey, onShow, onSaved }: ImportedDetailsProps) {
  const { id, details } = useFragment(
    graphql`
      fragment ImportedDetails_import on ResumeImport {
        id
        details {
          kind
          text
          rest
          lineNumbers
          outcome
          isInResumeDetails
        }
      }
    `,
    importKey,
  );
  const { resumeTemplate } = useFragment(
    graphql`
      fragment ImportedDetails_user on User {
        resumeTemplate {
          ...useResumeDetailsDialog_template
        }
      }
    `,
    userKey,
  );
  const { edit, dialog } = useResumeDetailsDialog(resumeTemplate, onSaved);
  const [add, adding] = useAction<ImportedDetailsMutation>(
    graphql`
      mutation ImportedDetailsMutation($input: AddImportedDetailsInput!) {
        addImportedDetails(input: $input) {
          ... on AddImportedDetailsPayload @alias(as: "payload") {
            resumeImport {
              ...ImportedDetails_import
            }
            resumeTemplate {
              ...useResumeDetailsDialog_template
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Added to your resume details' },
      failure: ({ message }) => ({ title: 'Failed to add these', description: message }),
    },
  );
  const groups = DETAIL_KINDS.map((kind) => ({
    kind,
    own: details.filter((detail) => detail.kind === kind.kind),
  })).filter(({ own }) => own.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="also-found" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="also-found">Also found</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          In the words of your file. Press “Show”, or a language or skill, to see its place in the file.
          “Edit” changes your resume details, which appear on every resume you make.
        </p>
      </div>
      {groups.map(({ kind, own }) => (
        <DetailGroup
          key={kind.kind}
          kind={kind}
          details={own}
          adding={adding}
          onShow={onShow}
          onEdit={() => edit(kind.field)}
          onAdd={async () => (await add({ input: { resumeImportId: id, kind: kind.kind } })).ok}
        />
      ))}
      {dialog}
    </section>
  );
}
