/* oxlint-disable relay/unused-fields -- valuesOf() in experienceForm.ts reads the fragment */
import { graphql } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { useAddLine_experience$key } from '../../__generated__/useAddLine_experience.graphql.ts';
import { toExperienceInput, valuesOf } from '../experiences/experienceForm.ts';
import { experienceName } from '../experiences/experienceName.ts';
import { useUpdateExperience } from '../experiences/useUpdateExperience.ts';
import { asBullet } from './unplaced.ts';

/** Adds a line of the file to an experience as its last bullet. */
export function useAddLine(): [
  add: (line: string, key: useAddLine_experience$key) => Promise<boolean>,
  busy: boolean,
] {
  const [update, busy] = useUpdateExperience(({ experience }) => ({
    title: `Added to ${experienceName(experience)}`,
  }));
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
