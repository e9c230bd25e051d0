/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReplacedBullets_experience$key } from '../../../__generated__/ReplacedBullets_experience.graphql.ts';
import type { ReplacedBulletsKeepMutation } from '../../../__generated__/ReplacedBulletsKeepMutation.graphql.ts';
import type { ReplacedBulletsRemoveAllMutation } from '../../../__generated__/ReplacedBulletsRemoveAllMutation.graphql.ts';
import type { ReplacedBulletsRemoveMutation } from '../../../__generated__/ReplacedBulletsRemoveMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { focusBullet } from './focusBullet.ts';
import { useOptimizing } from './OptimizingContext.ts';

/** The bullets of a role that gave way to others, until the person keeps or removes each. */
export function ReplacedBullets({ experienceKey }: { experienceKey: ReplacedBullets_experience$key }) {
  const { experienceId, bullets, replacedBullets } = useFragment(
    graphql`
      fragment ReplacedBullets_experience on TailoredExperience {
        experienceId
        bullets {
          id
        }
        replacedBullets {
          id
          content
        }
      }
    `,
    experienceKey,
  );
  const { resumeId, dispatch } = useBuilder();
  const { offerUndo } = useOptimizing();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [runKeep, isKeeping] = useAction<ReplacedBulletsKeepMutation>(
    graphql`
      mutation ReplacedBulletsKeepMutation($input: KeepReplacedBulletInput!) {
        keepReplacedBullet(input: $input) {
          ... on KeepReplacedBulletPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to keep bullet point', description: message }) },
  );
  const [runRemove, isRemoving] = useAction<ReplacedBulletsRemoveMutation>(
    graphql`
      mutation ReplacedBulletsRemoveMutation($input: RemoveReplacedBulletInput!) {
        removeReplacedBullet(input: $input) {
          ... on RemoveReplacedBulletPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to remove bullet point', description: message }) },
  );
  const [runRemoveAll, isRemovingAll] = useAction<ReplacedBulletsRemoveAllMutation>(
    graphql`
      mutation ReplacedBulletsRemoveAllMutation($input: RemoveReplacedBulletsInput!) {
        removeReplacedBullets(input: $input) {
          ... on RemoveReplacedBulletsPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to remove bullet points', description: message }) },
  );
  const busy = isKeeping || isRemoving || isRemovingAll;
  const [firstOnResume] = bullets;

  /** After the row is gone: to the next row's first button, or to the role's bullets. */
  function focusNext(index: number) {
    requestAnimationFrame(() => {
      const rows = [...(list.current?.children ?? [])];
      const button = (rows[index] ?? rows.at(-1))?.querySelector('button');
      if (button) button.focus();
      else if (firstOnResume) focusBullet(firstOnResume.id);
    });
  }

  async function keep(bulletId: string) {
    const { ok } = await runKeep({ input: { tailoredResumeId: resumeId, bulletId } });
    if (!ok) return;
    dispatch({ type: 'edited' });
    offerUndo('Bullet point is back on the resume');
    focusBullet(bulletId);
  }

  async function remove(bulletId: string, index: number) {
    const { ok } = await runRemove({ input: { tailoredResumeId: resumeId, bulletId } });
    if (!ok) return;
    dispatch({ type: 'edited' });
    offerUndo('Bullet point removed');
    focusNext(index);
  }

  async function removeAll() {
    const { ok } = await runRemoveAll({ input: { tailoredResumeId: resumeId, experienceId } });
    if (!ok) return;
    dispatch({ type: 'edited' });
    offerUndo('Bullet points removed');
    focusNext(0);
  }

  if (replacedBullets.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-3 rounded-md border border-dashed border-edge px-3 py-2 print:hidden"
    >
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h4 id={titleId} className="text-sm font-[620]">
          No longer on the resume
        </h4>
        {replacedBullets.length > 1 && (
          <Button size="sm" tone="quiet" disabled={busy} onClick={() => void removeAll()}>
            Remove all
          </Button>
        )}
      </header>
      <ul ref={list} aria-labelledby={titleId}>
        {replacedBullets.map(({ id, content }, index) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2"
          >
            <p id={`replaced-${id}`} className="min-w-0 flex-1 basis-60 text-sm break-words text-ink-soft">
              {content}
            </p>
            <div className="flex gap-2">
              <Button
                size="sm"
                aria-describedby={`replaced-${id}`}
                disabled={busy}
                onClick={() => void keep(id)}
              >
                Keep
              </Button>
              <Button
                size="sm"
                tone="quiet"
                aria-describedby={`replaced-${id}`}
                disabled={busy}
                onClick={() => void remove(id, index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
