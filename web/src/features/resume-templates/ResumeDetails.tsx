import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeDetails_user$key } from '../../__generated__/ResumeDetails_user.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useResumeDetailsDialog } from './useResumeDetailsDialog.tsx';

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
          sections {
            __typename
          }
          ...useResumeDetailsDialog_template
        }
      }
    `,
    userKey,
  );
  const { edit, dialog } = useResumeDetailsDialog(resumeTemplate);
  const { fullName, email, phone, location, summary, skills, education, sections } = resumeTemplate;
  const contact = [email, phone, location].filter(Boolean).join(' · ');
  const rest = [
    summary && 'summary',
    skills.length > 0 && plural(skills.length, 'skill'),
    education.length > 0 && plural(education.length, 'education entry', 'education entries'),
    sections.length > 0 && plural(sections.length, 'other section'),
  ].filter(Boolean);
  return (
    <Card as="section" aria-labelledby="resume-details" className="!bg-transparent">
      <h2 id="resume-details" className="!text-md">
        Resume details
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Your name, contact details, summary, skills, education and other sections. We use them on exported
        resumes.
      </p>
      <div className="mt-3 text-sm" dir="auto">
        {fullName ? <p className="font-[560]">{fullName}</p> : <p className="text-amber">No name yet</p>}
        {contact && <p className="text-ink-soft">{contact}</p>}
        {rest.length > 0 && <p className="mt-1 text-xs text-ink-soft">Also: {rest.join(', ')}</p>}
      </div>
      <Button size="sm" className="mt-4" onClick={() => edit()}>
        Edit resume details
      </Button>
      {dialog}
    </Card>
  );
}
