import type { Role } from '../../writing/types.ts';

interface StoredRole {
  id: string;
  title: string;
  company: string;
  startDate: string;
  endDate: string | null;
  /** In their order. */
  bulletPoints: { id: string; content: string }[];
}

/** An experience of the bank in the words of `writing/`. */
export function toRole(experience: StoredRole): Role {
  return {
    id: experience.id,
    title: experience.title,
    company: experience.company,
    startDate: experience.startDate,
    endDate: experience.endDate ?? '',
    bullets: experience.bulletPoints.map((bullet) => ({ id: bullet.id, text: bullet.content })),
  };
}
