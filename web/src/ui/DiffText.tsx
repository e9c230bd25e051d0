import { Fragment, useMemo } from 'react';
import { diffWords } from '../lib/diffWords.ts';

interface DiffTextProps {
  before: string;
  after: string;
  /** `both` shows removed and added words in one line, the others one side only. */
  show?: 'both' | 'before' | 'after';
}

/**
 * Shows what changed in a text. Uses `del` and `ins`, so that changes are recognizable without color and by screen
 * readers.
 */
export function DiffText({ before, after, show = 'both' }: DiffTextProps) {
  const pieces = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <span className="whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        if (kind === 'removed')
          return show === 'after' ? null : (
            <del key={index} className="text-ink-soft decoration-danger decoration-1">
              {text}
            </del>
          );
        // The last word of a text has no space behind it.
        const isGlued = show === 'both' && /\S$/.test(pieces[index - 1]?.text ?? '');
        return show === 'before' ? null : (
          <Fragment key={index}>
            {isGlued && ' '}
            <ins className="rounded-[3px] bg-mark no-underline">{text}</ins>
          </Fragment>
        );
      })}
    </span>
  );
}
