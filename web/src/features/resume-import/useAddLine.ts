import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { useAddLine_experience$key } from '../../__generated__/useAddLine_experience.graphql.ts';
import { toast } from '../../ui/toast.ts';
import { toExperienceInput, toExperienceValues } from '../experiences/form/experienceForm.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import {
  fetchLatestExperience,
  readStoredExperience,
  type StoredExperience,
} from '../experiences/storedExperience.ts';
import { useUpdateExperience } from '../experiences/form/useUpdateExperience.ts';
import { toBullet } from './unplaced.ts';

/**
 * Adds a line of the file to an experience as its last bullet, even if another tab has changed the experience in the
 * meantime.
 */
export function useAddLine(): [
  add: (line: string, key: useAddLine_experience$key) => Promise<boolean>,
  busy: boolean,
] {
  const environment = useRelayEnvironment();
  const [update, busy] = useUpdateExperience(({ experience }) => ({
    title: `Added to ${formatExperienceName(experience)}`,
  }));
  const addTo = (experience: StoredExperience, line: string) => {
    const { id, version, description } = experience;
    const stored = toExperienceInput(toExperienceValues(experience), description);
    const bulletPoints = [...(stored.bulletPoints ?? []), { id: null, content: toBullet(line) }];
    return update({ input: { id, version, experience: { ...stored, bulletPoints } } });
  };
  const isConflict = (outcome: Awaited<ReturnType<typeof update>>) =>
    !outcome.ok && outcome.error.kind === 'ConflictError';
  const add = async (line: string, key: useAddLine_experience$key) => {
    const experience = readStoredExperience(
      readInlineData(
        graphql`
          fragment useAddLine_experience on Experience @inline {
            ...storedExperience_experience
          }
        `,
        key,
      ),
    );
    let outcome = await addTo(experience, line);
    if (isConflict(outcome)) {
      // One more bullet conflicts with nothing that was changed elsewhere.
      const now = await fetchLatestExperience(environment, experience.id);
      if (now) outcome = await addTo(now, line);
    }
    if (!outcome.ok && isConflict(outcome)) {
      toast({ title: 'Failed to update experience', description: outcome.error.message, tone: 'failure' });
    }
    return outcome.ok;
  };
  return [add, busy];
}
