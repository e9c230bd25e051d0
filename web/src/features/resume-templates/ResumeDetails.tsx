import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeDetails_user$key } from '../../__generated__/ResumeDetails_user.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { dismissToast } from '../../ui/toast.ts';

// Loads the form library: the page shows without it, and it is ready before anybody clicks.
const ResumeDetailsDialog = lazy(async () => ({
  default: (await import('./ResumeDetailsDialog.tsx')).ResumeDetailsDialog,
}));

/** A summary of the resume details, with a button to edit them. */
export function ResumeDetails({ userKey }: { userKey: ResumeDetails_user$key }) {
  const { resumeTemplate } = useFragment(
    graphql`
      fragment ResumeDetails_user on User {
        resumeTemplate {
          fullName
          email
          phone
          location
          summary
          skills
          education {
            __typename
          }
          ...ResumeDetailsDialog_template
        }
      }
    `,
    userKey,
  );
  // Each opening is a new dialog with a fresh form; closed ones stay mounted, so that the focus can return.
  const [dialog, setDialog] = useState({ opening: 0, open: false });
  const openDialog = () => {
    dismissToast();
    setDialog(({ opening }) => ({ opening: opening + 1, open: true }));
  };
  const { fullName, email, phone, location, summary, skills, education } = resumeTemplate;
  const contact = [email, phone, location].filter(Boolean).join(' · ');
  const rest = [
    summary && 'summary',
    skills.length > 0 && plural(skills.length, 'skill'),
    education.length > 0 && plural(education.length, 'education entry', 'education entries'),
  ].filter(Boolean);
  return (
    <Card as="section" aria-labelledby="resume-details" className="!bg-transparent">
      <h2 id="resume-details" className="!text-md">
        Resume details
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Your name, contact details, summary, skills and education. We use them on exported resumes.
      </p>
      <div className="mt-3 text-sm" dir="auto">
        {fullName ? <p className="font-[560]">{fullName}</p> : <p className="text-amber">No name yet</p>}
        {contact && <p className="text-ink-soft">{contact}</p>}
        {rest.length > 0 && <p className="mt-1 text-xs text-ink-soft">Also: {rest.join(', ')}</p>}
      </div>
      <Button size="sm" className="mt-4" onClick={openDialog}>
        Edit resume details
      </Button>
      <SectionBoundary name="The dialog">
        <Suspense fallback={null}>
          <ResumeDetailsDialog
            key={dialog.opening}
            open={dialog.open}
            templateKey={resumeTemplate}
            onClose={() => setDialog((before) => ({ ...before, open: false }))}
            onReopen={openDialog}
          />
        </Suspense>
      </SectionBoundary>
    </Card>
  );
}
