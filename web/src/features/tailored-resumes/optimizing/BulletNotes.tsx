import { graphql, useFragment } from 'react-relay/hooks';
import type { BulletNotes_bullet$key } from '../../../__generated__/BulletNotes_bullet.graphql.ts';
import { Bird } from '../../../ui/Bird.tsx';
import type { Range } from './markText.ts';
import { NewWordingNotes } from './NewWordingNotes.tsx';
import { useOptimizing } from './OptimizingContext.ts';
import { OriginalChoice } from './OriginalChoice.tsx';
import { StepRemark } from './StepRemark.tsx';

interface BulletNotesProps {
  bulletKey: BulletNotes_bullet$key;
  /** The id of the element with the bullet's text, which describes the buttons. */
  textId: string;
  onLight: (claim: Range | null) => void;
  onDelete: () => void;
}

/** What is to be said below a bullet about its rewording. Usually nothing. */
export function BulletNotes({ bulletKey, textId, onLight, onDelete }: BulletNotesProps) {
  const bullet = useFragment(
    graphql`
      fragment BulletNotes_bullet on TailoredBullet {
        id
        content
        isOriginal
        rewording {
          __typename
        }
        ...NewWordingNotes_bullet
      }
    `,
    bulletKey,
  );
  const { currentBulletId, steps } = useOptimizing();
  const { id, content, isOriginal, rewording } = bullet;
  const step = steps.get(id);
  const isCurrent = currentBulletId === id;
  const hasRemark = step?.content === content && (step.state === 'UNCHANGED' || step.state === 'FAILED');
  if (!isCurrent && !isOriginal && !rewording && !hasRemark) return null;
  return (
    <div className="relative col-start-2 grid min-w-0 sm:col-span-2 gap-1 pr-1 pb-2 pl-1 print:hidden">
      {isOriginal && <div aria-hidden="true" className="stitch-y absolute -top-1 -bottom-1 -left-5" />}
      {isCurrent && (
        <p className="flex items-center gap-2 text-xs font-[560] text-thread">
          <Bird className="pulse-soft size-4" />
          Being reworded...
        </p>
      )}
      {isOriginal && <OriginalChoice bulletId={id} textId={textId} onDelete={onDelete} />}
      {rewording && <NewWordingNotes bulletKey={bullet} textId={textId} onLight={onLight} />}
      {hasRemark && !isCurrent && <StepRemark step={step} />}
    </div>
  );
}
