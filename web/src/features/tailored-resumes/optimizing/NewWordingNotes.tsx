/* oxlint-disable relay/unused-fields -- listClaims() reads the ledger */
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown } from 'lucide-react';
import type { NewWordingNotes_bullet$key } from '../../../__generated__/NewWordingNotes_bullet.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/Button.tsx';
import { WriterNote } from '../../engine/WriterNote.tsx';
import { FactQuestion } from './FactQuestion.tsx';
import { listClaims } from './listClaims.ts';
import type { Range } from './markText.ts';
import { useOptimizing } from './OptimizingContext.ts';
import { ShowChanges } from './ShowChanges.tsx';
import { SourceList } from './SourceList.tsx';

interface NewWordingNotesProps {
  bulletKey: NewWordingNotes_bullet$key;
  textId: string;
  onLight: (claim: Range | null) => void;
}

/** Below a reworded bullet: that it is new, what was changed, what it rests on, and what would make it better. */
export function NewWordingNotes({ bulletKey, textId, onLight }: NewWordingNotesProps) {
  const bullet = useFragment(
    graphql`
      fragment NewWordingNotes_bullet on TailoredBullet {
        id
        rewording {
          note
          question
          originalId
          writtenBy {
            ...WriterNote_writtenBy
          }
          ledger {
            start
            end
            source {
              start
              end
            }
          }
        }
        ...SourceList_bullet
      }
    `,
    bulletKey,
  );
  const { id, rewording } = bullet;
  const { isNewWording } = useOptimizing();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!rewording) return null;
  const { note, question, originalId, writtenBy } = rewording;
  const count = listClaims(rewording.ledger).length;
  const isNew = isNewWording(originalId);
  return (
    <>
      {isNew && (
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <Badge tone="ok">Newly optimized</Badge>
          {note !== '' && <p className="min-w-0 text-sm text-ink-soft">{note}</p>}
        </div>
      )}
      {isNew && <WriterNote writtenByKey={writtenBy} />}
      <div className="-ml-2 flex flex-wrap gap-x-1 empty:hidden">
        {isNew && <ShowChanges newBulletId={id} textId={textId} />}
        {count > 0 && (
          <Button
            tone="quiet"
            size="sm"
            className="!px-2"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-describedby={textId}
            onClick={() => {
              setOpen(!isOpen);
              onLight(null);
            }}
          >
            Sources ({count})
            <ChevronDown
              className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </Button>
        )}
      </div>
      {isOpen && <SourceList id={listId} bulletKey={bullet} onLight={onLight} />}
      {question && <FactQuestion key={question} bulletId={id} question={question} />}
    </>
  );
}
