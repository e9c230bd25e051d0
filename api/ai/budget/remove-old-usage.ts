import type { Deps } from '../../core/deps.ts';
import { budgetDayOf } from './budget-day.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** Forgets what was used of the AI service more than 90 days ago. */
export async function removeOldAiUsage({ prisma, now }: Pick<Deps, 'prisma' | 'now'>): Promise<void> {
  const oldest = new Date(budgetDayOf(new Date(now().getTime() - KEPT_MS)).date);
  await prisma.aiUsage.deleteMany({ where: { day: { lt: oldest } } });
  await prisma.aiDay.deleteMany({ where: { day: { lt: oldest } } });
}
