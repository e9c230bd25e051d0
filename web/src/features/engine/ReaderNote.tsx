/* oxlint-disable relay/unused-fields -- describeReader() reads them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReaderNote_writtenBy$key } from '../../__generated__/ReaderNote_writtenBy.graphql.ts';
import { describeReader } from './describeWriter.ts';

/** A quiet line on who read what was unclear in a text; nothing where only the built-in engine reads. */
export function ReaderNote({ readByKey }: { readByKey: ReaderNote_writtenBy$key | null | undefined }) {
  const readBy = useFragment(
    graphql`
      fragment ReaderNote_writtenBy on WrittenBy {
        engine
        fallback
      }
    `,
    readByKey ?? null,
  );
  const note = describeReader(readBy);
  return note === '' ? null : <p className="text-xs text-ink-soft">{note}</p>;
}
