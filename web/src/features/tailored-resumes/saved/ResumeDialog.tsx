import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeDialog_resume$key } from '../../../__generated__/ResumeDialog_resume.graphql.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EditLink } from '../EditLink.tsx';

interface ResumeDialogProps {
  resumeKey: ResumeDialog_resume$key;
  title: string;
  company: string;
  open: boolean;
  onClose: () => void;
}

/** A saved resume in read-only form: each experience with its tailored bullet points. */
export function ResumeDialog({ resumeKey, title, company, open, onClose }: ResumeDialogProps) {
  const resume = useFragment(
    graphql`
      fragment ResumeDialog_resume on TailoredResume {
        ...EditLink_resume
        experiences {
          experienceId
          title
          company
          startDate
          endDate
          bullets {
            id
            content
          }
        }
      }
    `,
    resumeKey,
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={company || undefined}
      size="lg"
      closeOnOutsideClick
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <EditLink resumeKey={resume} className={buttonStyles('primary')}>
            Edit
          </EditLink>
        </>
      }
    >
      {/* Focusable, so that the arrow keys scroll a long resume. */}
      <div role="group" aria-label="Resume" tabIndex={0} className="grid gap-6">
        {resume.experiences.map((experience) => (
          <section key={experience.experienceId}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="break-words">{experience.title}</h3>
              <p className="text-sm text-ink-soft">
                {formatMonthRange(experience.startDate, experience.endDate)}
              </p>
            </div>
            <p className="text-sm text-ink-soft">{experience.company}</p>
            {experience.bullets.length > 0 && (
              <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm marker:text-thread">
                {experience.bullets.map((bullet) => (
                  <li key={bullet.id} className="break-words">
                    {bullet.content}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
