import type { Prisma } from '../../../generated/prisma/client.ts';
import type { SourceBullet, SourceMaterial } from '../../../writing/truth/claim.ts';
import { findInBank } from '../../experiences/find-in-bank.ts';
import { toRole } from '../../experiences/roles.ts';
import type { TailoredBullet, TailoredExperience } from '../resume-data.schema.ts';

interface BulletToReword {
  userId: string;
  experience: TailoredExperience;
  bullet: TailoredBullet;
  /** The user's own instruction; empty if there is none. */
  instruction: string;
  month: string;
}

/**
 * Gathers all that a rewording of a bullet may say: the user's words of the same experience and the instruction, and
 * nothing that an engine wrote (docs/algorithms.md#the-truth-gate). A reworded bullet stands for its source.
 */
export async function gatherMaterial(
  prisma: Pick<Prisma.TransactionClient, 'experience'>,
  { userId, experience, bullet, instruction, month }: BulletToReword,
): Promise<SourceMaterial> {
  const bank = await findInBank(prisma, userId, experience.experienceId);
  const own = toSourceBullet(bullet);
  const typed = experience.bullets.filter(({ id, origin }) => origin === 'EDITED' && id !== bullet.id);
  const support = [...(bank ? toRole(bank).bullets : []), ...typed.map(toSourceBullet)];
  const { title, company, endDate } = experience;
  return {
    bullet: own,
    support: support
      .filter(({ id, text }) => id !== own.id && text !== own.text)
      .map(({ id, text }) => ({ id, text })),
    instruction,
    role: { title, company, isOver: isRoleOver(endDate, month) },
  };
}

/** The user's own words behind a bullet of a resume. */
function toSourceBullet({
  id,
  content,
  origin,
  sourceBulletPointId,
  rewording,
}: TailoredBullet): SourceBullet {
  return {
    id: sourceBulletPointId ?? id,
    text: origin === 'DERIVED' && rewording ? rewording.sourceText : content,
  };
}

/** Whether a role has ended before a month; one that ends in it goes on. A year alone ends with its last month. */
export const isRoleOver = (endDate: string | null, month: string): boolean =>
  endDate !== null && endDate !== '' && endDate < month.slice(0, endDate.length);
