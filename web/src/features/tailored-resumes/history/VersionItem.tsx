import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VersionItem_version$key } from '../../../__generated__/VersionItem_version.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMoment } from '../../../lib/months.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Card.tsx';
import { nameChange } from './changeTexts.ts';
import type { VersionActions } from './useVersionActions.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { VersionNameForm } from './VersionNameForm.tsx';

interface VersionItemProps {
  versionKey: VersionItem_version$key;
  actions: VersionActions;
  /** It was undone, and can be done again. */
  isUndone: boolean;
  /** The oldest: the thread ends here. */
  isLast: boolean;
}

/** A version: when, what was done, its name, what is different, and the way back to it. */
export function VersionItem({ versionKey, actions, isUndone, isLast }: VersionItemProps) {
  const { id, change, name, isCurrent, createdAt, ...version } = useFragment(
    graphql`
      fragment VersionItem_version on ResumeVersion {
        id
        change
        name
        isCurrent
        createdAt
        ...VersionDifferences_version
      }
    `,
    versionKey,
  );
  const [naming, setNaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  const done = nameChange(change);
  const moment = formatMoment(createdAt);
  const title = name ?? done;

  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) nameButton.current?.focus();
    wasNaming.current = naming;
  }, [naming]);

  return (
    <li aria-current={isCurrent || undefined} className="relative pb-7 pl-7 last:pb-1">
      {!isLast && <span aria-hidden="true" className="stitch-y absolute top-5 bottom-0 left-[6px]" />}
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-1 left-0 size-3.5 rounded-full border-2 border-thread',
          isCurrent ? 'bg-thread' : 'bg-surface',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="!text-md min-w-0 break-words">{title}</h3>
        {isCurrent && <Badge tone="ok">Current version</Badge>}
        {isUndone && <Badge>Undone</Badge>}
      </div>
      <p className="text-sm text-ink-soft">
        {name && `${done} · `}
        <time dateTime={createdAt}>{moment}</time>
      </p>
      <VersionDifferences versionKey={version} />
      {naming ? (
        <VersionNameForm
          name={name ?? ''}
          onSave={async (words) => {
            const problem = await actions.name(id, words);
            if (problem === null) setNaming(false);
            return problem;
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {!isCurrent && (
            <Button
              size="sm"
              busy={actions.restoring === id}
              aria-label={`Restore this version: ${title}, ${moment}`}
              onClick={() =>
                void actions.restore(
                  id,
                  name ? `Restored the version "${name}"` : `Restored the version from ${moment}`,
                )
              }
            >
              {actions.restoring === id ? 'Restoring...' : 'Restore this version'}
            </Button>
          )}
          <Button
            ref={nameButton}
            size="sm"
            tone="quiet"
            aria-label={`${name ? 'Rename' : 'Name this version'}: ${title}, ${moment}`}
            onClick={() => setNaming(true)}
          >
            {name ? 'Rename' : 'Name this version'}
          </Button>
        </div>
      )}
    </li>
  );
}
