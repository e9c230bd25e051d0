import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceList_bullet$key } from '../../../__generated__/SourceList_bullet.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { listClaims } from './listClaims.ts';
import type { Range } from './markText.ts';
import { quoteSource } from './quoteSource.ts';

interface SourceListProps {
  id: string;
  bulletKey: SourceList_bullet$key;
  /** Lights up the words of a claim in the bullet; null lights up none. */
  onLight: (claim: Range | null) => void;
}

const FROM: Record<string, string> = {
  BULLET: 'From your bullet point',
  INSTRUCTION: 'From your instruction',
  ROLE: 'From your role',
};

/**
 * Each claim of a reworded bullet with the person's own words that it rests on. Pointing at one or moving the focus there
 * lights up its words in the bullet; pressing it keeps them lit.
 */
export function SourceList({ id, bulletKey, onLight }: SourceListProps) {
  const { content, sourceBulletPointId, rewording } = useFragment(
    graphql`
      fragment SourceList_bullet on TailoredBullet {
        content
        sourceBulletPointId
        rewording {
          ledger {
            start
            end
            source {
              from
              bulletPointId
              text
              start
              end
            }
          }
        }
      }
    `,
    bulletKey,
  );
  const [pinned, setPinned] = useState<Range | null>(null);
  const claims = listClaims(rewording?.ledger ?? []);
  return (
    <ul id={id} aria-label="Sources" className="grid gap-1 border-l-2 border-thread-wash pl-2">
      {claims.map((claim, index) => {
        const { source } = claim;
        const isPinned = pinned?.start === claim.start && pinned.end === claim.end;
        const isOther = source?.bulletPointId && source.bulletPointId !== sourceBulletPointId;
        return (
          <li key={index}>
            <button
              type="button"
              aria-pressed={isPinned}
              onClick={() => {
                setPinned(isPinned ? null : claim);
                onLight(isPinned ? null : claim);
              }}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(claim)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLight(pinned)}
              onFocus={() => onLight(claim)}
              onBlur={() => onLight(pinned)}
              className={cx(
                'min-h-11 w-full rounded-sm px-2 py-1.5 text-left text-sm break-words hover:bg-sunken',
                isPinned && 'bg-sunken',
              )}
            >
              <span className="font-[560]">{content.slice(claim.start, claim.end)}</span>
              <span className="block text-ink-soft">
                {source ? (
                  <>
                    {isOther
                      ? 'From another bullet point of yours'
                      : (FROM[source.from] ?? 'From your words')}
                    : <QuotedSource text={source.text} range={source} />
                  </>
                ) : (
                  'Your own words'
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function QuotedSource({ text, range }: { text: string; range: Range }) {
  const { before, words, after } = quoteSource(text, range);
  return (
    <q>
      {before}
      <mark className="text-ink">{words}</mark>
      {after}
    </q>
  );
}
