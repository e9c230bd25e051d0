import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/Card.tsx';
import type { LineStatus } from './receipt.ts';
import { ReceiptRow } from './ReceiptRow.tsx';

const STATUS: Record<LineStatus, { icon: LucideIcon; color: string; badge: 'ok' | 'attention' | 'neutral' }> =
  {
    met: { icon: CircleCheck, color: 'text-thread', badge: 'ok' },
    partly: { icon: CircleDot, color: 'text-amber', badge: 'attention' },
    missing: { icon: CircleDashed, color: 'text-ink-soft', badge: 'neutral' },
  };

interface RequirementRowProps {
  name: string;
  /** In the posting's words. */
  label?: string | undefined;
  /** The posting's words again, if they say more than the name. */
  details?: string;
  /** How much it is needed, such as "Must have". */
  note?: string;
  status: LineStatus;
  bulletId: string | null | undefined;
}

/** A requirement with its status; pressing it shows its proof. */
export function RequirementRow({ name, label, details, note, status, bulletId }: RequirementRowProps) {
  const { icon: Icon, color, badge } = STATUS[status];
  return (
    <ReceiptRow
      bulletId={bulletId}
      className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 rounded-sm px-2 py-2.5 text-sm"
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', color)} aria-hidden="true" />
      <span className="min-w-0 break-words hyphens-auto" title={label === name ? undefined : label}>
        {name}
      </span>
      <Badge tone={badge}>{status}</Badge>
      {(details || note) && (
        <span className="col-span-2 col-start-2 min-w-0 text-xs break-words text-ink-soft">
          {details && <span className="block">{details}</span>}
          {note && <span className="block font-[560]">{note}</span>}
        </span>
      )}
    </ReceiptRow>
  );
}
