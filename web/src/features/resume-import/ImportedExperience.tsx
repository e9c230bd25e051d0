/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- findDoubts(), formatExperienceName() and actionsFor() read it */
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportedExperience_imported$key } from '../../__generated__/ImportedExperience_imported.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import { ExperienceCard } from '../experiences/list/ExperienceCard.tsx';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { FirstField } from '../experiences/form/experienceForm.ts';
import type { useExperienceDialogs } from '../experiences/useExperienceDialogs.tsx';
import type { AskedRole } from './askedRoles.ts';
import { CorrectRole } from './CorrectRole.tsx';
import { findDoubts, listDoubted } from './doubts.ts';
import { PleaseCheck } from './PleaseCheck.tsx';
import { ShowInFile, type MarkedLines } from './ShowInFile.tsx';
import { FIELDS } from './useStoreAnswer.ts';

interface ImportedExperienceProps {
  importedKey: ImportedExperience_imported$key;
  importId: string;
  /** The same role, to put it right; undefined if nothing is known of what the file said. */
  role: AskedRole | undefined;
  actionsFor: ReturnType<typeof useExperienceDialogs>['actionsFor'];
  onShow: (lines: MarkedLines) => void;
}

const NO_HANDLE = <span className="w-3 shrink-0 sm:w-4" />;

/** One imported experience as the bank now holds it, with what to check in words. */
export function ImportedExperience(props: ImportedExperienceProps) {
  const { importedKey, importId, role, actionsFor, onShow } = props;
  const imported = useFragment(
    graphql`
      fragment ImportedExperience_imported on ImportedExperience {
        experienceId
        isNew
        confirmedFields
        addedBulletPointCount
        lineNumbers
        confidence {
          title
          company
          dates
        }
        read {
          title
          company
          startDate
          endDate
        }
        experience {
          title
          company
          startDate
          endDate
          ...ExperienceCard_experience
          ...useExperienceDialogs_experience
        }
        mergedInto {
          title
          company
        }
        splitOff {
          id
          ...ExperienceCard_experience
          ...useExperienceDialogs_experience
        }
      }
    `,
    importedKey,
  );
  const { experience, isNew, confirmedFields, confidence } = imported;
  // Older imports didn't keep what was read; the values at the time of opening are the next best.
  const [opened] = useState(experience);
  const read = imported.read ?? opened;
  const [corrected, setCorrected] = useState<readonly FirstField[] | null>(null);
  const card = useRef<HTMLLIElement>(null);
  const closeCorrection = () => {
    setCorrected(null);
    card.current?.querySelector('article')?.focus();
  };
  const splitOff = imported.splitOff.filter(Boolean);
  const doubts =
    experience && isNew ? findDoubts(experience, read ?? experience, confidence, confirmedFields) : [];
  return (
    <li ref={card} id={imported.experienceId} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        {experience && isNew && <Badge tone="ok">New</Badge>}
        {experience && !isNew && <Badge>{describeKnown(imported.addedBulletPointCount)}</Badge>}
        {imported.lineNumbers.length > 0 && (
          <div className="ml-auto flex flex-wrap justify-end">
            {role && isNew && (
              <Button
                size="sm"
                tone="quiet"
                aria-label={`Wrong name or dates? Correct ${formatExperienceName(role)}`}
                onClick={() => setCorrected(FIELDS)}
              >
                Wrong name or dates?
              </Button>
            )}
            <ShowInFile
              name={read ? formatExperienceName(read) : 'this role'}
              lineNumbers={imported.lineNumbers}
              onShow={onShow}
            >
              Show in the file
            </ShowInFile>
          </div>
        )}
      </div>
      {experience ? (
        <>
          <ExperienceCard
            experienceKey={experience}
            handle={NO_HANDLE}
            dragging={false}
            actions={actionsFor(experience)}
          />
          <PleaseCheck
            doubts={doubts}
            name={formatExperienceName(experience)}
            importId={importId}
            experienceId={imported.experienceId}
            onCorrect={() =>
              role ? setCorrected(listDoubted(doubts)) : actionsFor(experience).onEdit(listDoubted(doubts)[0])
            }
          />
          {role && corrected && (
            <CorrectRole
              key={corrected.join()}
              importId={importId}
              role={role}
              fields={corrected}
              onShow={onShow}
              onClose={closeCorrection}
            />
          )}
        </>
      ) : (
        <p className="rounded-md border border-dashed border-edge px-5 py-4 text-sm text-ink-soft" dir="auto">
          {describeGone(read, imported.mergedInto)}
        </p>
      )}
      {splitOff.map((part) => (
        <div key={part.id} className="grid grid-cols-1 gap-2">
          <div>
            <Badge tone="ok">Split off</Badge>
          </div>
          <ExperienceCard
            experienceKey={part}
            handle={NO_HANDLE}
            dragging={false}
            actions={actionsFor(part)}
          />
        </div>
      ))}
    </li>
  );
}

const describeKnown = (added: number): string =>
  added === 0 ? 'You already had this' : `You already had this: ${plural(added, 'new bullet point')}`;

type Named = Parameters<typeof formatExperienceName>[0] | null | undefined;

function describeGone(read: Named, mergedInto: Named): string {
  const name = read ? formatExperienceName(read) : 'This experience';
  if (mergedInto) return `${name} is now part of ${formatExperienceName(mergedInto)}.`;
  return `${name} was deleted.`;
}
