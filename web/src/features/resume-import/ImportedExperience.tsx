/* oxlint-disable relay/unused-fields -- doubtsOf() in doubts.ts and nameOf() in unplaced.ts read the fragment */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { TriangleAlert } from 'lucide-react';
import type { ImportedExperience_imported$key } from '../../__generated__/ImportedExperience_imported.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import type { ExperienceToDelete } from '../experiences/DeleteExperience.tsx';
import { ExperienceCard } from '../experiences/ExperienceCard.tsx';
import { doubtsOf, doubtWords } from './doubts.ts';
import { nameOf } from './unplaced.ts';

interface ImportedExperienceProps {
  importedKey: ImportedExperience_imported$key;
  onEdit: () => void;
  onDelete: (experience: ExperienceToDelete) => void;
}

/** One imported experience as the bank holds it now, with what should be checked said in words. */
export function ImportedExperience({ importedKey, onEdit, onDelete }: ImportedExperienceProps) {
  const { experience, isNew, addedBulletPointCount, confidence } = useFragment(
    graphql`
      fragment ImportedExperience_imported on ImportedExperience {
        isNew
        addedBulletPointCount
        confidence {
          title
          company
          dates
        }
        experience {
          id
          title
          company
          startDate
          endDate
          description
          bulletPoints {
            id
          }
          ...ExperienceCard_experience
        }
      }
    `,
    importedKey,
  );
  const [read] = useState(experience);
  const [confirmed, setConfirmed] = useState(false);
  if (!experience) {
    return (
      <li className="rounded-md border border-dashed border-edge px-5 py-4 text-sm text-ink-soft">
        {read ? `${nameOf(read)} was deleted.` : 'This experience has been deleted since.'}
      </li>
    );
  }
  const doubts = isNew && !confirmed ? doubtsOf(experience, read ?? experience, confidence) : [];
  const name = nameOf(experience);
  const missing = doubts.some(({ reason }) => reason === 'missing');
  return (
    <li className="grid grid-cols-1 gap-2">
      <div>
        {isNew ? (
          <Badge tone="ok">New</Badge>
        ) : (
          <Badge>You had this already: {plural(addedBulletPointCount, 'new bullet point')}</Badge>
        )}
      </div>
      <ExperienceCard
        experienceKey={experience}
        handle={<span className="w-3 shrink-0 sm:w-4" />}
        dragging={false}
        onEdit={onEdit}
        onDelete={() => onDelete({ id: experience.id, name, bulletCount: experience.bulletPoints.length })}
      />
      {experience.description && (
        <p className="px-1 text-sm whitespace-pre-line text-ink-soft" dir="auto">
          <span className="font-[560]">Kept as its description:</span> {experience.description}
        </p>
      )}
      {doubts.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-amber-wash px-4 py-3 text-sm">
          <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden="true" />
          <p className="min-w-40 flex-1">
            <span className="font-[560]">Please check:</span> {doubtWords(doubts)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onEdit} aria-label={`Correct ${name}`}>
              Correct it
            </Button>
            {!missing && (
              <Button
                size="sm"
                tone="quiet"
                onClick={() => setConfirmed(true)}
                aria-label={`${name} is right`}
              >
                It is right
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
