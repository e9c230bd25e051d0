import { graphql, useFragment } from 'react-relay/hooks';
import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import type { RequirementList_resume$key } from '../../../__generated__/RequirementList_resume.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Card.tsx';
import { groupByNeed } from '../../job-postings/groupByNeed.ts';
import { getLineStatus, removeRepeats, type LineStatus } from './receipt.ts';
import { ReceiptRow } from './ReceiptRow.tsx';

const STATUS: Record<LineStatus, { icon: LucideIcon; color: string; badge: 'ok' | 'attention' | 'neutral' }> =
  {
    met: { icon: CircleCheck, color: 'text-thread', badge: 'ok' },
    partly: { icon: CircleDot, color: 'text-amber', badge: 'attention' },
    missing: { icon: CircleDashed, color: 'text-ink-soft', badge: 'neutral' },
  };

/** What the posting asks for and whether this resume proves it, according to the receipt. */
export function RequirementList({ resumeKey }: { resumeKey: RequirementList_resume$key }) {
  const { receipt } = useFragment(
    graphql`
      fragment RequirementList_resume on TailoredResume {
        receipt {
          label
          need
          evidence
          bulletId
          points
          possible
        }
      }
    `,
    resumeKey,
  );
  if (receipt.length === 0) {
    return (
      <p className="text-sm text-ink-soft">This posting doesn't list anything to measure a resume against.</p>
    );
  }
  const lines = removeRepeats(receipt).map(({ label, need, bulletId, evidence, points, possible }) => ({
    label,
    need,
    bulletId,
    status: getLineStatus({ evidence, points, possible }),
  }));
  const musts = lines.filter(({ need }) => need === 'REQUIRED').length;
  const missing = lines.filter(({ status }) => status === 'missing').length;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {[
          plural(lines.length, 'requirement'),
          musts > 0 && plural(musts, 'must'),
          missing > 0 ? `${missing} missing` : 'none missing',
        ]
          .filter(Boolean)
          .join(', ')}
        . Select one to see its proof.
      </p>
      {groupByNeed(lines).map(({ title, items }) => (
        <section key={title} className="mt-4">
          <h4 className="px-2 text-sm font-[620]">{title}</h4>
          <ul className="mt-1">
            {items.map(({ label, bulletId, status }, index) => {
              const { icon: Icon, color, badge } = STATUS[status];
              return (
                <li key={index}>
                  <ReceiptRow
                    bulletId={bulletId}
                    className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2.5 rounded-sm px-2 py-2.5 text-sm"
                  >
                    <Icon className={cx('mt-0.5 size-4 shrink-0', color)} aria-hidden="true" />
                    <span className="min-w-0 flex-1 break-words hyphens-auto">{label}</span>
                    <Badge tone={badge}>{status}</Badge>
                  </ReceiptRow>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
