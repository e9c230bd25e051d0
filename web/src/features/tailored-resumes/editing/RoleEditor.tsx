import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ListPlus, Plus, RefreshCw } from 'lucide-react';
import type { RoleEditor_experience$key } from '../../../__generated__/RoleEditor_experience.graphql.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { BulletForm } from './BulletForm.tsx';
import { BulletRow } from './BulletRow.tsx';
import { getNewDraftKey } from '../builder/builderState.ts';
import { PickDialog } from './PickDialog.tsx';
import { ReplacedBullets } from '../optimizing/ReplacedBullets.tsx';
import { RoleOffers } from './RoleOffers.tsx';

/** A role on the resume: its bullets to edit, delete and select, and a place for a new one. */
export function RoleEditor({ experienceKey }: { experienceKey: RoleEditor_experience$key }) {
  const experience = useFragment(
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
          ...BulletRow_bullet
        }
        ...ReplacedBullets_experience
      }
    `,
    experienceKey,
  );
  const { experienceId, title, company, location, startDate, endDate, bullets } = experience;
  const { state, dispatch, actions, choice } = useBuilder();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const [picking, setPicking] = useState(false);
  const key = getNewDraftKey(experienceId);
  const draft = state.drafts[key];

  function closed() {
    dispatch({ type: 'draft-closed', key });
    requestAnimationFrame(() => addButton.current?.focus());
  }

  async function add(content: string) {
    setAdding(true);
    const ok = await actions.add(experienceId, content);
    setAdding(false);
    if (ok) requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <Card as="section" className="!p-4 sm:!p-5 print:border-none print:!p-0">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <div className="min-w-0">
          <h3 className="!text-lg break-words">{title}</h3>
          <p className="text-sm text-ink-soft">{[company, location].filter(Boolean).join(' · ')}</p>
        </div>
        <p className="text-sm text-ink-soft">{formatMonthRange(startDate, endDate)}</p>
      </header>
      {bullets.length === 0 && !draft && (
        <p className="px-1 py-2 text-sm text-ink-soft">
          No bullet points here yet. The role still shows on the resume.
        </p>
      )}
      <ul aria-label={`Bullet points of ${title}`}>
        {bullets.map((bullet) => (
          <BulletRow
            key={bullet.id}
            bulletKey={bullet}
            experienceId={experienceId}
            onDelete={(content, row) => {
              focusNeighbor(row, addButton.current);
              void actions.remove(bullet.id, content);
            }}
          />
        ))}
      </ul>
      {draft ? (
        <div className="@container">
          <div className="grid gap-x-6 gap-y-3 @2xl:grid-cols-2">
            <BulletForm
              label={`New bullet point for ${title}`}
              draft={draft}
              saveLabel="Save"
              busy={adding && 'Saving...'}
              onType={(text) => dispatch({ type: 'draft-typed', key, text })}
              onSave={(text) => void add(text)}
              onCancel={closed}
            />
            <section aria-label={`From your experience as ${title}`} className="min-w-0 py-1">
              <h4 className="text-xs font-[620] text-ink-soft">Or from your experience</h4>
              <RoleOffers experienceId={experienceId} version={bullets.length} />
            </section>
          </div>
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap gap-x-2 print:hidden">
          <Button
            ref={addButton}
            tone="quiet"
            onClick={() => dispatch({ type: 'draft-typed', key, text: '' })}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add bullet point
          </Button>
          <Button tone="quiet" onClick={() => setPicking(true)}>
            <ListPlus className="size-4" aria-hidden="true" />
            Pick from your bank
          </Button>
          <Button
            tone="quiet"
            busy={choice.choosing}
            title="Picks the bullet points from your experience that fit this posting best. Locked ones and your own words stay."
            onClick={() => void choice.chooseAgain(experienceId)}
          >
            <RefreshCw className="size-4" aria-hidden="true" />
            Regenerate
          </Button>
        </div>
      )}
      <ReplacedBullets experienceKey={experience} />
      <PickDialog
        open={picking}
        onClose={() => setPicking(false)}
        experienceId={experienceId}
        role={[title, company].filter(Boolean).join(' at ')}
      />
    </Card>
  );
}

/** Moves the focus from a row that is about to go to the next one, the previous one, or the button below. */
function focusNeighbor(row: HTMLElement | null, fallback: HTMLElement | null) {
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbor?.querySelector<HTMLElement>('[data-bullet-text]') ?? fallback)?.focus();
}
