import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Plus, RefreshCw, Sparkles } from 'lucide-react';
import type { RoleEditor_experience$key } from '../../__generated__/RoleEditor_experience.graphql.ts';
import { formatMonthRange } from '../../lib/months.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useBuilder } from './BuilderContext.ts';
import { BulletForm } from './BulletForm.tsx';
import { BulletRow } from './BulletRow.tsx';
import { newDraft } from './builderState.ts';

/** A role on the resume: its bullets to edit, delete and select, and a place for a new one. */
export function RoleEditor({ experienceKey }: { experienceKey: RoleEditor_experience$key }) {
  const { experienceId, title, company, location, startDate, endDate, bullets } = useFragment(
    graphql`
      fragment RoleEditor_experience on TailoredExperience {
        experienceId
        title
        company
        location
        startDate
        endDate
        bullets {
          id
          sourceBulletPointId
          ...BulletRow_bullet
        }
      }
    `,
    experienceKey,
  );
  const { state, dispatch, actions, choice } = useBuilder();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState<'own' | 'bank' | null>(null);
  const key = newDraft(experienceId);
  const draft = state.drafts[key];

  function closed() {
    dispatch({ type: 'draft-closed', key });
    requestAnimationFrame(() => addButton.current?.focus());
  }

  async function add(content: string) {
    setAdding('own');
    const ok = await actions.add(experienceId, content);
    setAdding(null);
    if (ok) requestAnimationFrame(() => addButton.current?.focus());
  }

  async function suggest() {
    setAdding('bank');
    await actions.suggest(experienceId);
    setAdding(null);
  }

  return (
    <Card as="section" className="!p-4 sm:!p-5">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <div className="min-w-0">
          <h3 className="!text-lg break-words">{title}</h3>
          <p className="text-sm text-ink-soft">{[company, location].filter(Boolean).join(' · ')}</p>
        </div>
        <p className="tabular text-sm text-ink-soft">{formatMonthRange(startDate, endDate)}</p>
      </header>
      {bullets.length === 0 && !draft && (
        <p className="px-1 py-2 text-sm text-ink-soft">
          No bullet points here yet. The role still shows on the resume.
        </p>
      )}
      <ul aria-label={`Bullet points of ${title}`}>
        {bullets.map((bullet, position) => (
          <BulletRow
            key={bullet.id}
            bulletKey={bullet}
            onDelete={(content, row) => {
              focusNeighbour(row, addButton.current);
              const { id: bulletId, sourceBulletPointId } = bullet;
              void actions.remove({ experienceId, bulletId, content, sourceBulletPointId, position });
            }}
          />
        ))}
      </ul>
      {draft ? (
        <BulletForm
          label={`New bullet point for ${title}`}
          draft={draft}
          saveLabel="Save"
          busy={adding === 'own' ? 'Saving...' : adding !== null}
          onType={(text) => dispatch({ type: 'draft-typed', key, text })}
          onSave={(text) => void add(text)}
          onCancel={closed}
        >
          <Button size="sm" tone="quiet" busy={adding !== null} onClick={() => void suggest()}>
            <Sparkles className="size-4" aria-hidden="true" />
            {adding === 'bank' ? 'Looking...' : 'Suggest from my experience'}
          </Button>
        </BulletForm>
      ) : (
        <div className="mt-1 flex flex-wrap gap-x-2">
          <Button
            ref={addButton}
            tone="quiet"
            onClick={() => dispatch({ type: 'draft-typed', key, text: '' })}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add bullet point
          </Button>
          <Button
            tone="quiet"
            busy={choice.choosing}
            title="Takes the bullet points of your experience that fit this posting best. Locked ones and your own words stay."
            onClick={() => void choice.chooseAgain(experienceId)}
          >
            <RefreshCw className="size-4" aria-hidden="true" />
            Choose again
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The row is about to go: the focus moves on to the next one, or the one before, or to the button below. */
function focusNeighbour(row: HTMLElement | null, fallback: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('[data-bullet-text]') ?? fallback)?.focus();
}
