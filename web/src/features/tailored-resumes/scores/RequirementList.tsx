/* oxlint-disable relay/unused-fields -- receipt.ts and requirementGroups.ts read the fragments */
import { graphql, useFragment } from 'react-relay/hooks';
import type { RequirementList_posting$key } from '../../../__generated__/RequirementList_posting.graphql.ts';
import type {
  RequirementList_resume$data,
  RequirementList_resume$key,
} from '../../../__generated__/RequirementList_resume.graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { groupByNeed } from '../../job-postings/groupByNeed.ts';
import { describeRequirement, groupByKind, splitMain } from '../../job-postings/requirementGroups.ts';
import { getDetails, getLineStatus, listRequirements, removeRepeats, summarizeStatuses } from './receipt.ts';
import { RequirementRow } from './RequirementRow.tsx';

interface RequirementListProps {
  resumeKey: RequirementList_resume$key;
  postingKey: RequirementList_posting$key;
}

/**
 * What the posting asks for and whether this resume proves it, according to the receipt: the main requirements by
 * kind, the others folded away, and what no resume can prove.
 */
export function RequirementList({ resumeKey, postingKey }: RequirementListProps) {
  const { receipt } = useFragment(
    graphql`
      fragment RequirementList_resume on TailoredResume {
        receipt {
          label
          name
          need
          kind
          isMain
          evidence
          bulletId
          points
          possible
        }
      }
    `,
    resumeKey,
  );
  const { requirements } = useFragment(
    graphql`
      fragment RequirementList_posting on JobPosting {
        requirements {
          text
          kind
          anyOf
        }
      }
    `,
    postingKey,
  );
  const conditions = requirements.filter(({ kind }) => kind === 'CONDITION').map(({ text }) => text);
  if (receipt.length === 0 && conditions.length === 0) {
    return (
      <p className="text-sm text-ink-soft">This posting doesn't list anything to measure a resume against.</p>
    );
  }
  const ways = new Map(requirements.map(({ text, anyOf }) => [text, anyOf]));
  const lines = listRequirements(receipt).map((line) => ({
    ...line,
    anyOf: ways.get(line.label) ?? [],
    status: getLineStatus(line),
  }));
  const { main, others } = splitMain(lines);
  return (
    <>
      {lines.length === 0 ? (
        <LinesByNeed receipt={receipt} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {plural(main.length, 'main requirement')}: {summarizeStatuses(main)}. Select one to see its proof.
          </p>
          <LinesByKind lines={main} />
        </>
      )}
      {others.length > 0 && (
        <div className="mt-2">
          <Folded summary={`${others.length} more that the posting mentions`}>
            <LinesByKind lines={others} />
          </Folded>
        </div>
      )}
      {conditions.length > 0 && <Conditions texts={conditions} />}
    </>
  );
}

type Line = ReturnType<typeof listRequirements<RequirementList_resume$data['receipt'][number]>>[number] & {
  anyOf: readonly (readonly string[])[];
  status: ReturnType<typeof getLineStatus>;
};

function LinesByKind({ lines }: { lines: readonly Line[] }) {
  return groupByKind(lines).map(({ title, items }) => (
    <section key={title} className="mt-4">
      <h4 className="px-2 text-sm font-[620]">{title}</h4>
      <ul className="mt-1">
        {items.map(({ label, name, need, anyOf, bulletId, status }, index) => {
          const details = getDetails({ name, label });
          return (
            <li key={index}>
              <RequirementRow
                name={name}
                label={label}
                details={details}
                note={describeRequirement({ need, anyOf, text: `${name} ${details}` })}
                status={status}
                bulletId={bulletId}
              />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** Receipts from before requirements had kinds, and those of postings that have only terms: all lines by need. */
function LinesByNeed({ receipt }: Pick<RequirementList_resume$data, 'receipt'>) {
  const lines = removeRepeats(receipt).map((line) => ({ ...line, status: getLineStatus(line) }));
  const musts = lines.filter(({ need }) => need === 'REQUIRED').length;
  const missing = lines.filter(({ status }) => status === 'missing').length;
  if (lines.length === 0) return null;
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
            {items.map(({ label, bulletId, status }, index) => (
              <li key={index}>
                <RequirementRow name={label} status={status} bulletId={bulletId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Shifts, travel and the like, which aren't scored. */
function Conditions({ texts }: { texts: readonly string[] }) {
  return (
    <section className="mt-4 px-2">
      <h4 className="text-sm font-[620]">Check these yourself: a resume can't prove them</h4>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-ink-soft marker:text-thread">
        {texts.map((text, index) => (
          <li key={index} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
