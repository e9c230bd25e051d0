import { graphql, useFragment } from 'react-relay/hooks';
import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import type {
  VersionDifferences_version$data,
  VersionDifferences_version$key,
} from '../../../__generated__/VersionDifferences_version.graphql.ts';
import { DiffText } from '../../../ui/DiffText.tsx';

type Difference = VersionDifferences_version$data['differences'][number];

const KINDS: Readonly<Record<string, { word: string; Icon: typeof Plus }>> = {
  ADDED: { word: 'Added', Icon: Plus },
  REMOVED: { word: 'Removed', Icon: Minus },
  CHANGED: { word: 'Changed', Icon: PencilLine },
  MOVED: { word: 'Moved', Icon: ArrowUpDown },
};

/** What a version has differently from the one before it, role by role. */
export function VersionDifferences({ versionKey }: { versionKey: VersionDifferences_version$key }) {
  const { differences } = useFragment(
    graphql`
      fragment VersionDifferences_version on ResumeVersion {
        differences {
          kind
          title
          company
          before
          after
        }
      }
    `,
    versionKey,
  );
  return groupByRole(differences).map(({ role, items }, index) => (
    <section key={index} className="mt-2.5">
      <h4 className="text-xs font-[620] text-ink-soft">{role}</h4>
      <ul className="mt-1 grid gap-1.5">
        {items.map((difference, place) => (
          <DifferenceRow key={place} difference={difference} />
        ))}
      </ul>
    </section>
  ));
}

function DifferenceRow({ difference: { kind, before, after } }: { difference: Difference }) {
  const { word, Icon } = KINDS[kind] ?? { word: 'Changed', Icon: PencilLine };
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 text-sm">
      <Icon className="mt-0.5 size-4 text-ink-soft" aria-hidden="true" />
      <p className="break-words">
        <span className="sr-only">{word}: </span>
        {kind === 'MOVED' ? (
          <span>
            <span className="text-ink-soft">Moved: </span>
            {after ?? before}
          </span>
        ) : (
          <DiffText before={before ?? ''} after={after ?? ''} />
        )}
      </p>
    </li>
  );
}

function groupByRole(differences: readonly Difference[]): { role: string; items: Difference[] }[] {
  const groups: { role: string; items: Difference[] }[] = [];
  for (const difference of differences) {
    const role = [difference.title, difference.company].filter(Boolean).join(' at ');
    const last = groups.at(-1);
    if (last?.role === role) last.items.push(difference);
    else groups.push({ role, items: [difference] });
  }
  return groups;
}
