import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeColumn_resume$key } from '../../../__generated__/ResumeColumn_resume.graphql.ts';
import { RoleEditor } from './RoleEditor.tsx';

/** The resume that is being edited: each role with its bullets. */
export function ResumeColumn({ resumeKey }: { resumeKey: ResumeColumn_resume$key }) {
  const { experiences } = useFragment(
    graphql`
      fragment ResumeColumn_resume on TailoredResume {
        experiences {
          experienceId
          ...RoleEditor_experience
        }
      }
    `,
    resumeKey,
  );
  return (
    <div className="grid gap-4">
      {experiences.map((experience) => (
        <RoleEditor key={experience.experienceId} experienceKey={experience} />
      ))}
    </div>
  );
}
