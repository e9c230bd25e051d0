/* oxlint-disable relay/unused-fields -- describeWriter() reads them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { WriterNote_writtenBy$key } from '../../__generated__/WriterNote_writtenBy.graphql.ts';
import { describeWriter } from './describeWriter.ts';

/** A quiet line on who wrote what stands above it; nothing where only the built-in engine writes. */
export function WriterNote({ writtenByKey }: { writtenByKey: WriterNote_writtenBy$key | null | undefined }) {
  const writtenBy = useFragment(
    graphql`
      fragment WriterNote_writtenBy on WrittenBy {
        engine
        fallback
      }
    `,
    writtenByKey ?? null,
  );
  const note = describeWriter(writtenBy);
  return note === '' ? null : <p className="text-xs text-ink-soft">{note}</p>;
}
