/* oxlint-disable relay/unused-fields -- MergeDialog shows what the two roles would say as one */
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ChooseRoleDialog_user$key } from '../../../__generated__/ChooseRoleDialog_user.graphql.ts';
import type { ChooseRoleDialogPaginationQuery } from '../../../__generated__/ChooseRoleDialogPaginationQuery.graphql.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatExperienceName } from '../experienceName.ts';
import { RestOfBank } from '../RestOfBank.tsx';

/** A role that can be merged into another, and what the two would say as one. */
export interface ChoosableRole {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string | null | undefined;
  readonly bulletPoints: readonly unknown[];
  readonly merged: {
    readonly title: string;
    readonly company: string;
    readonly location: string | null | undefined;
    readonly startDate: string;
    readonly endDate: string | null | undefined;
  };
}

interface ChooseRoleDialogProps {
  open: boolean;
  into: { readonly id: string; readonly title: string; readonly company: string };
  userKey: ChooseRoleDialog_user$key;
  onChoose: (role: ChoosableRole) => void;
  onClose: () => void;
}

/** The first step of a merge: choosing the role to merge. Roles at the same company come first. */
export function ChooseRoleDialog({ open, into, userKey, onChoose, onClose }: ChooseRoleDialogProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ChooseRoleDialogPaginationQuery,
    ChooseRoleDialog_user$key
  >(
    graphql`
      fragment ChooseRoleDialog_user on User
      @refetchable(queryName: "ChooseRoleDialogPaginationQuery")
      @argumentDefinitions(
        into: { type: "ID!" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      ) {
        experiences(first: $count, after: $cursor)
          @connection(key: "ChooseRoleDialog_experiences", filters: []) {
          edges {
            node {
              id
              title
              company
              startDate
              endDate
              bulletPoints {
                __typename
              }
              ifMergedInto(id: $into) {
                title
                company
                location
                startDate
                endDate
              }
            }
          }
        }
      }
    `,
    userKey,
  );
  const roles = data.experiences.edges.flatMap(({ node: { ifMergedInto, ...role } }): ChoosableRole[] =>
    role.id !== into.id && ifMergedInto ? [{ ...role, merged: ifMergedInto }] : [],
  );
  const same = (role: ChoosableRole) => role.company.toLowerCase() === into.company.toLowerCase();
  const sorted = [...roles.filter(same), ...roles.filter((role) => !same(role))];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Merge with which role?"
      description={
        roles.length > 0
          ? `The role you choose will become part of ${formatExperienceName(into)}. Nothing is merged until the next step.`
          : "You don't have another role to merge with."
      }
      closeOnOutsideClick
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <ul className="grid gap-2">
        {sorted.map((role) => (
          <li key={role.id}>
            <button
              type="button"
              onClick={() => onChoose(role)}
              className="w-full rounded-md border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-edge hover:bg-sunken"
            >
              <span className="block font-[560]" dir="auto">
                {formatExperienceName(role)}
              </span>
              <span className="block text-sm text-ink-soft">
                {[
                  formatMonthRange(role.startDate, role.endDate),
                  plural(role.bulletPoints.length, 'bullet point'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RestOfBank hasNext={hasNext} isLoadingNext={isLoadingNext} loadNext={loadNext} />
    </Dialog>
  );
}
