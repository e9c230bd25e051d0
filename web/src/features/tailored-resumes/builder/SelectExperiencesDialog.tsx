/* oxlint-disable relay/unused-fields -- suggestExperiences() reads the fragment */
import { useState, type Dispatch } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import { BULLETS_PER_EXPERIENCE, MAX_EXPERIENCES_PER_RESUME } from '../../../../../api/limits.ts';
import type { SelectExperiencesDialogPaginationQuery } from '../../../__generated__/SelectExperiencesDialogPaginationQuery.graphql.ts';
import type { SelectExperiencesDialog_posting$key } from '../../../__generated__/SelectExperiencesDialog_posting.graphql.ts';
import type { SelectExperiencesDialog_user$key } from '../../../__generated__/SelectExperiencesDialog_user.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { plural } from '../../../lib/plural.ts';
import { Bird } from '../../../ui/Bird.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoveButtons } from '../../../ui/MoveButtons.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { RestOfBank } from '../../experiences/RestOfBank.tsx';
import {
  listChosenIds,
  sortByOrder,
  isChosen,
  type BuilderAction,
  type BuilderState,
} from './builderState.ts';
import { suggestExperiences } from './suggestions.ts';
import { useTailorResume } from './useTailorResume.ts';
import { getResumePath } from '../builderAddress.ts';
import { forgetJobDraft } from '../../job-postings/jobDraft.ts';

interface SelectExperiencesDialogProps {
  userKey: SelectExperiencesDialog_user$key;
  postingKey: SelectExperiencesDialog_posting$key;
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
}

/** Chooses which experiences go on the resume, and in which order. Closing it keeps the choice. */
export function SelectExperiencesDialog({
  userKey,
  postingKey,
  state,
  dispatch,
}: SelectExperiencesDialogProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SelectExperiencesDialogPaginationQuery,
    SelectExperiencesDialog_user$key
  >(
    graphql`
      fragment SelectExperiencesDialog_user on User
      @refetchable(queryName: "SelectExperiencesDialogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        experienceCount
        experiences(first: $count, after: $cursor)
          @connection(key: "SelectExperiencesDialog_experiences", filters: []) {
          edges {
            node {
              id
              title
              company
              startDate
              endDate
              bulletPoints {
                id
              }
            }
          }
        }
      }
    `,
    userKey,
  );
  const { experiences, experienceCount } = data;
  // Part of the page's query, so that the choice is there when the dialog opens and nothing moves later.
  const posting = useFragment(
    graphql`
      fragment SelectExperiencesDialog_posting on JobPosting {
        id
        experienceProofs {
          experienceId
          proved
          total
        }
      }
    `,
    postingKey,
  );
  const [tailor, tailoring] = useTailorResume();
  const navigate = useNavigate();
  const [tailored, setTailored] = useState(false);
  const busy = tailoring || tailored;
  const bank = experiences.edges.map((edge) => edge.node);
  const suggestions = suggestExperiences(bank, posting.experienceProofs);
  const chosen = listChosenIds(state, bank, suggestions);
  const tooMany = chosen.length > MAX_EXPERIENCES_PER_RESUME;

  function close() {
    if (!busy) dispatch({ type: 'dialog-closed' });
  }

  async function generate() {
    const outcome = await tailor({ input: { jobPostingId: posting.id, experienceIds: chosen } });
    if (!outcome.ok) return;
    setTailored(true);
    forgetJobDraft();
    await navigate(getResumePath(outcome.data.tailoredResume.id), { replace: true });
  }

  const open = state.dialog === 'experiences';
  if (bank.length === 0) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Select Experiences"
        closeOnOutsideClick
        footer={<Button onClick={close}>Cancel</Button>}
      >
        <EmptyState
          icon={<Bird className="size-12" />}
          title="You have no experiences yet"
          action={
            <Link to="/profile" className={buttonStyles('primary')}>
              Add Your Experience
            </Link>
          }
        >
          A resume is made from what you've done. Add a role first. This job stays here.
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Select Experiences"
      description="The resume follows this order. Drag a handle or use the arrows to change it."
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-ink-soft">
            {tooMany
              ? `A resume can hold at most ${MAX_EXPERIENCES_PER_RESUME} experiences.`
              : `${chosen.length} of ${Math.max(experienceCount, bank.length)} selected`}
          </p>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={chosen.length === 0 || tooMany}
            onClick={() => void generate()}
          >
            {busy ? 'Generating Resume...' : 'Generate Resume'}
          </Button>
        </>
      }
    >
      <SortableList
        label="Your experiences"
        className="!gap-2"
        items={sortByOrder(state, bank)}
        getId={({ id }) => id}
        getName={({ title }) => title}
        onReorder={(items) => dispatch({ type: 'experiences-ordered', ids: items.map(({ id }) => id) })}
        renderItem={({ id, title, company, startDate, endDate, bulletPoints }, handle, dragging, moves) => {
          const selected = isChosen(state, id, suggestions);
          const reason = suggestions.get(id)?.reason;
          return (
            <div
              className={cx(
                'flex items-center gap-1 rounded-md border bg-surface pr-1 transition-colors',
                selected ? 'border-thread' : 'border-line',
                dragging && 'shadow-float',
              )}
            >
              {handle}
              <Checkbox
                className="min-w-0 flex-1"
                checked={selected}
                disabled={busy}
                onChange={(event) =>
                  dispatch({ type: 'experience-toggled', id, chosen: event.target.checked })
                }
                label={
                  <span className="block min-w-0 break-words">
                    <span className="block font-[560]">{title}</span>
                    <span className="block text-ink-soft">
                      {[company, formatMonthRange(startDate, endDate)].filter(Boolean).join(' · ')}
                    </span>
                    <span className="mt-0.5 block text-xs text-ink-soft">
                      <span>{describeBullets(bulletPoints.length)}</span>
                      {reason && <span> · {reason}</span>}
                    </span>
                  </span>
                }
              />
              <MoveButtons name={title} moves={moves} disabled={busy} />
            </div>
          );
        }}
      />
      <RestOfBank hasNext={hasNext} isLoadingNext={isLoadingNext} loadNext={loadNext} />
    </Dialog>
  );
}

/** Says how many bullets the resume will show: at most four, and never more than there are. */
function describeBullets(count: number): string {
  if (count === 0) return 'No bullet points yet';
  return plural(Math.min(count, BULLETS_PER_EXPERIENCE), 'bullet point');
}
