import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSuggestedCorrectionsMutation } from '../../__generated__/useSuggestedCorrectionsMutation.graphql.ts';
import { formatMonthRange } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { useAction } from '../../relay/useAction.ts';
import { toast } from '../../ui/toast.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { AskedRole } from './askedRoles.ts';
import { refreshSuggestions } from './refreshSuggestions.ts';
import type { Offer } from './SuggestionCard.tsx';

/** A role with what it would be called if it were read like those that were corrected. */
interface SuggestedRole {
  readonly role: AskedRole;
  readonly title: string;
  readonly company: string;
}

interface Renaming {
  id: string;
  version: string;
  title: string;
  company: string;
}

const toRenaming = (
  { id, version, title, company }: Renaming,
  versions: ReadonlyMap<string, string>,
): Renaming => ({ id, version: versions.get(id) ?? version, title, company });

const toKey = ({ role, title, company }: SuggestedRole): string =>
  JSON.stringify([role.experienceId, title, company]);

/** `2 more roles in your resume are written the same way.` */
export const describeSuggested = (count: number): string =>
  count === 1
    ? 'One more role in your resume is written the same way.'
    : `${count} more roles in your resume are written the same way.`;

function describe({ role }: SuggestedRole): string {
  const range = formatMonthRange(role.startDate, role.endDate);
  return `${range && `${range} · `}We read: ${formatExperienceName(role)}`;
}

/**
 * Offers to correct other roles of an import in the way that the person has corrected some: all at once, with an undo.
 * What was declined isn't offered again in this visit.
 */
export function useSuggestedCorrections(importId: string, roles: readonly AskedRole[]): Offer {
  const environment = useRelayEnvironment();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [rename] = useAction<useSuggestedCorrectionsMutation>(
    graphql`
      mutation useSuggestedCorrectionsMutation($input: RenameExperiencesInput!) {
        renameExperiences(input: $input) {
          ... on RenameExperiencesPayload @alias(as: "payload") {
            experiences {
              id
              version
              ...storedExperience_experience
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      failure: ({ message, fields }) => ({
        title: 'Failed to correct the roles',
        description: fields[0]?.message ?? message,
      }),
    },
  );
  const suggested = roles
    .flatMap((role) => (role.suggestion ? [{ role, ...role.suggestion }] : []))
    .filter((suggestion) => !declined.has(toKey(suggestion)));

  const run = async (experiences: Renaming[]) => {
    setBusy(true);
    try {
      const outcome = await rename({ input: { experiences } });
      await refreshSuggestions(environment, importId);
      return outcome;
    } finally {
      setBusy(false);
    }
  };

  async function accept(chosen: readonly SuggestedRole[]): Promise<boolean> {
    const before = chosen.map(({ role }) => role.stored);
    const outcome = await run(
      chosen.map(({ role: { stored }, title, company }) => ({
        id: stored.id,
        version: stored.version,
        title,
        company,
      })),
    );
    if (!outcome.ok) return false;
    const versions = new Map(outcome.data.experiences.map(({ id, version }) => [id, version]));
    // What was left out was seen and isn't wanted.
    decline(suggested.filter((one) => !chosen.includes(one)));
    // A role can't be emptied again.
    const restorable = before.filter(({ title, company }) => title !== '' && company !== '');
    const left = before.length - restorable.length;
    toast({
      title: `Corrected ${plural(chosen.length, 'role')}`,
      ...(restorable.length > 0 && {
        description:
          left > 0
            ? `Undo doesn’t cover ${plural(left, 'role')} that had no title or company before.`
            : undefined,
        action: { label: 'Undo', run: () => void run(restorable.map((role) => toRenaming(role, versions))) },
      }),
    });
    return true;
  }

  function decline(others: readonly SuggestedRole[]) {
    setDeclined((before) => new Set([...before, ...others.map(toKey)]));
  }

  const isOne = suggested.length === 1;
  return {
    question: `${describeSuggested(suggested.length)} Should we correct ${isOne ? 'it' : 'them'} too?`,
    suggestions: suggested.map((one) => ({
      key: toKey(one),
      name: formatExperienceName(one),
      note: describe(one),
      lineNumbers: one.role.lineNumbers,
    })),
    busy,
    describeAccept: (count) => `Correct ${plural(count, 'role')}`,
    accept: (keys) => accept(suggested.filter((one) => keys.has(toKey(one)))),
    declineLabel: isOne ? 'Leave it as it is' : 'Leave them as they are',
    decline: () => decline(suggested),
  };
}
