import { useId, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  EllipsisVertical,
  Merge,
  Pencil,
  Split,
  Trash2,
} from 'lucide-react';
import { COLLAPSED_BULLETS } from '../../../../../api/limits.ts';
import type { ExperienceCard_experience$key } from '../../../__generated__/ExperienceCard_experience.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { Bird } from '../../../ui/Bird.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Menu, MenuButton } from '../../../ui/Menu.tsx';
import type { Moves } from '../../../ui/SortableList.tsx';
import { formatExperienceName, UNTITLED } from '../experienceName.ts';
import type { CardActions } from '../useExperienceDialogs.tsx';

interface ExperienceCardProps {
  experienceKey: ExperienceCard_experience$key;
  /** The button that drags the card. */
  handle: ReactNode;
  dragging: boolean;
  /** Moves it by one place; left out where the card is in no list. */
  moves?: Moves | undefined;
  actions: CardActions;
  /** Whether all bullets show at first. */
  initiallyExpanded?: boolean;
  onExpanded?: (expanded: boolean) => void;
}

/** About two lines of a card. */
const LONG_DESCRIPTION = 160;

/** Always visible on touch devices and phones; with a mouse, shown when the card is hovered or holds the focus. */
const ON_HOVER =
  'flex transition-opacity sm:pointer-fine:opacity-0 sm:group-hover:opacity-100 sm:group-focus-within:opacity-100';

/** One experience of the bank: title, company, dates, place and its first bullets, with the rest on demand. */
export function ExperienceCard({
  experienceKey,
  handle,
  dragging,
  moves,
  actions,
  initiallyExpanded = false,
  onExpanded,
}: ExperienceCardProps) {
  const experience = useFragment(
    graphql`
      fragment ExperienceCard_experience on Experience {
        title
        company
        startDate
        endDate
        location
        description
        bulletPoints {
          id
          content
          origin
        }
      }
    `,
    experienceKey,
  );
  const { title, company, description, bulletPoints } = experience;
  const [expanded, setExpanded] = useState(initiallyExpanded);
  const listId = useId();
  const more = bulletPoints.length - COLLAPSED_BULLETS;
  const isLong = !!description && (description.length > LONG_DESCRIPTION || /\n.*\n/.test(description));
  const shown = expanded ? bulletPoints : bulletPoints.slice(0, COLLAPSED_BULLETS);
  const name = formatExperienceName(experience);
  const facts = [formatMonthRange(experience.startDate, experience.endDate), experience.location].filter(
    Boolean,
  );
  return (
    <Card
      as="article"
      aria-label={name}
      tabIndex={-1}
      floating={dragging}
      className="group !p-0 transition-colors focus-within:border-edge hover:border-edge"
    >
      <div className="flex items-start gap-1 py-3 pr-2 pl-1 sm:pr-3">
        {handle}
        <div className="min-w-0 flex-1 pt-2">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <h3 className={cx('leading-snug', !title && 'text-ink-soft italic')} dir="auto">
                {title || UNTITLED}
              </h3>
              <p className="text-sm" dir="auto">
                {company}
              </p>
              {facts.length > 0 && (
                <p className="mt-0.5 text-sm text-ink-soft" dir="auto">
                  {facts.join(' · ')}
                </p>
              )}
            </div>
            <div className={cx(ON_HOVER, '-mt-2 shrink-0')}>
              <IconButton label={`Edit ${name}`} onClick={() => actions.onEdit()}>
                <Pencil className="size-[18px]" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Delete ${name}`}
                onClick={actions.onDelete}
                className="hover:!text-danger max-sm:hidden"
              >
                <Trash2 className="size-[18px]" aria-hidden="true" />
              </IconButton>
              <Menu
                label={`More actions for ${name}`}
                button={<EllipsisVertical className="size-[18px]" aria-hidden="true" />}
                buttonClassName="rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
                onOpen={actions.onMenuOpen}
              >
                {moves?.up && (
                  <MenuButton onClick={moves.up}>
                    <ArrowUp className="size-[18px] shrink-0" aria-hidden="true" />
                    Move up
                  </MenuButton>
                )}
                {moves?.down && (
                  <MenuButton onClick={moves.down}>
                    <ArrowDown className="size-[18px] shrink-0" aria-hidden="true" />
                    Move down
                  </MenuButton>
                )}
                <MenuButton onClick={actions.onMerge}>
                  <Merge className="size-[18px] shrink-0" aria-hidden="true" />
                  Merge with another role
                </MenuButton>
                {bulletPoints.length > 1 && (
                  <MenuButton onClick={actions.onSplit}>
                    <Split className="size-[18px] shrink-0" aria-hidden="true" />
                    Split into two roles
                  </MenuButton>
                )}
                <MenuButton onClick={actions.onDelete} className="sm:hidden">
                  <Trash2 className="size-[18px] shrink-0" aria-hidden="true" />
                  Delete this role
                </MenuButton>
              </Menu>
            </div>
          </div>
          {description && (
            <p
              className={cx(
                'mt-3 pr-2 text-sm whitespace-pre-line text-ink-soft',
                isLong && !expanded && 'line-clamp-2',
              )}
              dir="auto"
            >
              {description}
            </p>
          )}
          {bulletPoints.length > 0 ? (
            <ul id={listId} className="mt-3 grid gap-2 pr-2 pb-2 text-sm">
              {shown.map((bullet) => (
                <li key={bullet.id} className="flex gap-2.5">
                  <span aria-hidden="true" className="mt-[0.6em] h-0.5 w-2 shrink-0 bg-thread" />
                  <span className="min-w-0 flex-1" dir="auto">
                    {bullet.content}
                    {bullet.origin === 'DERIVED' && <DerivedMark />}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-3 pb-2 text-sm text-ink-soft">
              No bullet points yet. A tailored resume needs at least one.
            </p>
          )}
          {(more > 0 || isLong) && (
            <button
              type="button"
              aria-expanded={expanded}
              aria-controls={listId}
              onClick={() => {
                setExpanded(!expanded);
                onExpanded?.(!expanded);
              }}
              className="-ml-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {expanded ? (
                <ChevronUp className="size-4" aria-hidden="true" />
              ) : (
                <ChevronDown className="size-4" aria-hidden="true" />
              )}
              {expanded
                ? 'Show less'
                : more > 0
                  ? `+${more} more bullet points`
                  : 'Show the full description'}
            </button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Marks a bullet that came back from a saved tailored resume, so that its owner can tell. */
function DerivedMark() {
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-baseline text-xs whitespace-nowrap text-ink-soft">
      <Bird className="size-3.5" />
      from a tailored resume
    </span>
  );
}
