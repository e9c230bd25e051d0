/* oxlint-disable relay/unused-fields -- toInput() reads what is fetched here */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useRolesAlike_import$data,
  useRolesAlike_import$key,
} from '../../__generated__/useRolesAlike_import.graphql.ts';
import { formatMonthRange } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { toast } from '../../ui/toast.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import { useExperienceChanges } from '../experiences/reshaping/useExperienceChanges.ts';
import type { Offer } from './SuggestionCard.tsx';
import { useAddMissedRoles } from './useAddMissedRoles.ts';

type RoleAlike = useRolesAlike_import$data['rolesAlike'][number];

const toKey = ({ lineNumbers, title, company }: RoleAlike): string =>
  JSON.stringify([lineNumbers[0], title, company]);

const toInput = ({ lineNumbers, title, company, startDate, bulletPoints, ...role }: RoleAlike) => ({
  lineNumbers,
  experience: {
    title,
    company,
    startDate: startDate || null,
    endDate: role.endDate,
    location: role.location,
    description: role.description,
    bulletPoints: bulletPoints.map((content) => ({ id: null, content })),
  },
});

function describe({ startDate, endDate, bulletPoints }: RoleAlike): string {
  const count = bulletPoints.length;
  return [formatMonthRange(startDate, endDate), count > 0 && plural(count, 'bullet point')]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Offers to add the roles that the file writes like one that the person has added from it: all at once, with an undo. What was
 * declined isn't offered again in this visit.
 *
 * @param onChanged they were taken back
 */
export function useRolesAlike(importKey: useRolesAlike_import$key, onChanged: () => void): Offer {
  const { id, rolesAlike } = useFragment(
    graphql`
      fragment useRolesAlike_import on ResumeImport {
        id
        rolesAlike {
          title
          company
          location
          startDate
          endDate
          description
          bulletPoints
          lineNumbers
        }
      }
    `,
    importKey,
  );
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [add, busy] = useAddMissedRoles('Failed to add the roles');
  const { undo } = useExperienceChanges(onChanged);
  const open = rolesAlike.filter((role) => !declined.has(toKey(role)));
  const decline = (roles: readonly RoleAlike[]) =>
    setDeclined((before) => new Set([...before, ...roles.map(toKey)]));
  const isOne = open.length === 1;
  return {
    question: isOne
      ? 'One more part of your file looks like a role that you added. Is it a role, too?'
      : `${open.length} more parts of your file look like a role that you added. Are they roles, too?`,
    suggestions: open.map((role) => ({
      key: toKey(role),
      name: formatExperienceName(role),
      note: describe(role),
      lineNumbers: role.lineNumbers,
    })),
    busy,
    describeAccept: (count) => `Add ${plural(count, 'role')}`,
    accept: async (keys) => {
      const chosen = open.filter((role) => keys.has(toKey(role)));
      const outcome = await add({ input: { resumeImportId: id, roles: chosen.map(toInput) } });
      if (!outcome.ok) return false;
      // What was left out was seen and isn't wanted.
      decline(open.filter((role) => !chosen.includes(role)));
      const { changeId } = outcome.data;
      toast({
        title: `Added ${plural(chosen.length, 'role')}`,
        action: { label: 'Undo', run: () => void undo(changeId) },
      });
      return true;
    },
    declineLabel: isOne ? 'No, it isn’t' : 'No, they aren’t',
    decline: () => decline(open),
  };
}
