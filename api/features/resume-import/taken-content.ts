import type { Prisma } from '../../generated/prisma/client.ts';
import { comeFrom } from '../../writing/reading/missed-role/come-from.ts';
import { withAllBullets, type ExperienceWithBullets } from '../experiences/experiences.ts';
import type { ImportedExperience, ImportResult } from './resume-import.schema.ts';

/** What an experience gives to a new one. */
export interface Taken {
  experience: ExperienceWithBullets;
  bulletPoints: ExperienceWithBullets['bulletPoints'];
  /** What is left of its description. */
  description: string | null;
}

interface LinesToTake {
  result: ImportResult;
  present: readonly ImportedExperience[];
  /** The lines that become the new role's. */
  lineNumbers: readonly number[];
}

/** What the import had put into other experiences from the lines of a new one, and nobody has changed since. */
export async function findTaken(
  prisma: Pick<Prisma.TransactionClient, 'experience'>,
  userId: string,
  { result: { lines }, present, lineNumbers }: LinesToTake,
): Promise<Taken[]> {
  const own = new Set(lineNumbers);
  const owners = present.filter(({ sourceLines }) => sourceLines.some((number) => own.has(number)));
  const added = owners.flatMap(({ addedBulletPointIds }) => addedBulletPointIds);
  const isOwner = owners.filter(({ isNew }) => isNew).map(({ experienceId }) => experienceId);
  const textOf = (numbers: readonly number[]): string[] => numbers.map((number) => lines[number]?.text ?? '');
  const here = textOf(lineNumbers);
  const elsewhere = textOf(
    owners.flatMap(({ sourceLines }) => sourceLines).filter((number) => !own.has(number)),
  );
  // Merged or split since, they may be in any experience.
  const holders = await prisma.experience.findMany({
    where: { userId, OR: [{ id: { in: isOwner } }, { bulletPoints: { some: { id: { in: added } } } }] },
    include: withAllBullets,
  });
  return holders
    .map((experience): Taken => {
      const imported = experience.bulletPoints.filter(({ id, isActive }) => isActive && added.includes(id));
      const isHere = comeFrom(
        imported.map(({ content }) => content),
        here,
        elsewhere,
      );
      return {
        experience,
        bulletPoints: imported.filter((_, index) => isHere[index]),
        description: isOwner.includes(experience.id)
          ? leaveOut(experience.description, here, elsewhere)
          : experience.description,
      };
    })
    .filter(
      ({ experience, bulletPoints, description }) =>
        bulletPoints.length > 0 || description !== experience.description,
    );
}

/** A description without the paragraphs that come from the given lines. */
function leaveOut(
  description: string | null,
  here: readonly string[],
  elsewhere: readonly string[],
): string | null {
  const paragraphs = (description ?? '').split('\n');
  const isHere = comeFrom(paragraphs, here, elsewhere);
  if (!isHere.includes(true)) return description;
  return paragraphs.filter((_, index) => !isHere[index]).join('\n') || null;
}
