import { Button } from '../../../ui/Button.tsx';
import { useSetAside } from './setAside.ts';

/** Names the marks in a new wording and its original. */
export const changesName = (newBulletId: string) => `changes:${newBulletId}`;

/** Hides or shows what changed between an original and its new wording. */
export function ShowChanges({ newBulletId, textId }: { newBulletId: string; textId: string }) {
  const [isHidden, hide] = useSetAside(changesName(newBulletId));
  return (
    <Button
      tone="quiet"
      size="sm"
      className="!px-2"
      aria-describedby={textId}
      onClick={() => hide(!isHidden)}
    >
      {isHidden ? 'Show changes' : 'Hide changes'}
    </Button>
  );
}
