import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseInput } from '../../core/input.ts';
import type { UserJobPreferences } from '../../generated/prisma/client.ts';
import { jobPreferencesSchema } from './job-preferences.schema.ts';

/** The person's saved preferences; null if there are none. */
export async function getJobPreferences(deps: Deps, actor: Actor | null): Promise<UserJobPreferences | null> {
  const { userId } = requireUser(actor);
  return deps.prisma.userJobPreferences.findUnique({ where: { userId } });
}

/**
 * Saves the person's preferences in place of those from before.
 *
 * @throws {ValidationError}
 */
export async function saveJobPreferences(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<UserJobPreferences> {
  const { userId } = requireUser(actor);
  const preferences = parseInput(jobPreferencesSchema, input);
  return deps.prisma.userJobPreferences.upsert({
    where: { userId },
    create: { userId, ...preferences },
    update: preferences,
  });
}
