/* oxlint-disable relay/unused-fields -- valuesOf() in experienceForm.ts reads the fragment */
import { graphql } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { useAddLine_experience$key } from '../../__generated__/useAddLine_experience.graphql.ts';
import type { useAddLineMutation } from '../../__generated__/useAddLineMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { toExperienceInput, valuesOf } from '../experiences/experienceForm.ts';
import { asBullet } from './unplaced.ts';

/** Adds a line of the file to an experience as its last bullet. */
export function useAddLine(): [
  add: (line: string, key: useAddLine_experience$key) => Promise<boolean>,
  busy: boolean,
] {
  const [update, busy] = useAction<useAddLineMutation>(
    graphql`
      mutation useAddLineMutation($input: UpdateExperienceInput!) {
        updateExperience(input: $input) {
          __typename
          ... on UpdateExperiencePayload {
            experience {
              title
              company
              ...useAddLine_experience
              ...ExperienceCard_experience
              ...ExperienceDialog_experience
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on NotFoundError {
            message
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: ({ experience }) => ({ title: `Added to ${experience.title}` }),
      failure: ({ message, fields }) => ({
        title: 'Failed to update experience',
        description: fields[0]?.message ?? message,
      }),
    },
  );
  const add = async (line: string, key: useAddLine_experience$key) => {
    const experience = readInlineData(
      graphql`
        fragment useAddLine_experience on Experience @inline {
          id
          title
          company
          startDate
          endDate
          location
          description
          bulletPoints {
            id
            content
          }
        }
      `,
      key,
    );
    const stored = toExperienceInput(valuesOf(experience), experience.description);
    const bulletPoints = [...(stored.bulletPoints ?? []), { id: null, content: asBullet(line) }];
    const { ok } = await update({ input: { id: experience.id, experience: { ...stored, bulletPoints } } });
    return ok;
  };
  return [add, busy];
}
