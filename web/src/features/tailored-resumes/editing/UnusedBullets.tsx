import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { UnusedBulletsQuery } from '../../../__generated__/UnusedBulletsQuery.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { matchesFilter } from './matchesFilter.ts';

/** More than this can't be taken in at a glance, so they can be filtered. */
const FILTER_FROM = 11;

interface UnusedBulletsProps {
  reference: PreloadedQuery<UnusedBulletsQuery>;
  /** The ids of the picked bullets, in the order of picking. */
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
  disabled: boolean;
}

/** A role's bullets that aren't on the resume, each with a checkbox and what it would prove. */
export function UnusedBullets({ reference, picked, onPick, disabled }: UnusedBulletsProps) {
  const { tailoredResume } = usePreloadedQuery<UnusedBulletsQuery>(
    graphql`
      query UnusedBulletsQuery($id: ID!, $experienceId: ID!) {
        tailoredResume(id: $id) {
          unusedBullets(experienceId: $experienceId) {
            bulletPointId
            content
            wouldProve
          }
        }
      }
    `,
    reference,
  );
  const [filter, setFilter] = useState('');
  const bullets = tailoredResume?.unusedBullets ?? [];
  const shown = bullets.filter(({ content, wouldProve }) => matchesFilter([content, ...wouldProve], filter));

  if (bullets.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        There are no other bullet points for this role in your bank. You can write a new one in your own
        words.
      </p>
    );
  }
  return (
    <>
      {bullets.length >= FILTER_FROM && (
        <Field label="Filter bullet points" className="mb-3">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
        </Field>
      )}
      <p role="status" className={cx('text-sm text-ink-soft', shown.length > 0 && 'sr-only')}>
        {shown.length === 0
          ? 'No bullet points match this filter.'
          : filter.trim() !== '' && `${shown.length} of ${bullets.length} shown`}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ bulletPointId: id, content, wouldProve }) => {
          const selected = picked.includes(id);
          return (
            <li
              key={id}
              className={cx(
                'rounded-md border bg-surface px-3 transition-colors',
                selected ? 'border-thread' : 'border-line',
              )}
            >
              <Checkbox
                checked={selected}
                disabled={disabled}
                onChange={(event) =>
                  onPick(event.target.checked ? [...picked, id] : picked.filter((other) => other !== id))
                }
                label={
                  <span className="block min-w-0 break-words">
                    {content}
                    {wouldProve.length > 0 && (
                      <span className="mt-0.5 block text-xs text-thread">
                        Would prove: {wouldProve.join(', ')}
                      </span>
                    )}
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
