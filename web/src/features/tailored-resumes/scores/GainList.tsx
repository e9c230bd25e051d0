import { graphql, useFragment } from 'react-relay/hooks';
import type { GainList_resume$key } from '../../../__generated__/GainList_resume.graphql.ts';
import { BankOffer } from './BankOffer.tsx';
import { getDetails, pickBiggestGains } from './receipt.ts';

const SHOWN = 3;

/** What would raise the overall score most. Bullets of the bank that already prove it are offered with the line. */
export function GainList({ resumeKey }: { resumeKey: GainList_resume$key }) {
  const { receipt } = useFragment(
    graphql`
      fragment GainList_resume on TailoredResume {
        receipt {
          part
          label
          name
          need
          wouldAdd
          bankProof {
            ...BankOffer_proof
          }
        }
      }
    `,
    resumeKey,
  );
  const gains = pickBiggestGains(receipt, SHOWN);
  if (gains.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-sm">Worth adding first</h3>
      <ul className="mt-1 text-sm">
        {gains.map(({ part, label, name, need, wouldAdd, bankProof }) => (
          <li key={`${part} ${label}`} className="border-t border-line py-2">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words">
                <span title={label === name ? undefined : label}>{name}</span>
                {getDetails({ name, label }) && <span className="block text-xs text-ink-soft">{label}</span>}
                {need === 'REQUIRED' && <span className="block text-xs text-ink-soft">Required</span>}
              </span>
              <span className="shrink-0 tabular-nums font-[620] text-thread">
                +{wouldAdd}
                <span className="sr-only"> points overall</span>
              </span>
            </div>
            {bankProof && <BankOffer proofKey={bankProof} name={name} />}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-soft">
        How much a bullet point that shows it would add to your overall match. Only add what's true.
      </p>
    </section>
  );
}
