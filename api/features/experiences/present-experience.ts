import { computeExperienceVersion, type ExperienceWithBullets } from './experiences.ts';

/** Maps an experience to its REST representation. */
export function presentExperience(experience: ExperienceWithBullets) {
  const { id, title, company, location, startDate, endDate, ...rest } = experience;
  return {
    id,
    title,
    company,
    location,
    startDate,
    endDate,
    description: rest.description,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    version: computeExperienceVersion(experience),
    bulletPoints: rest.bulletPoints.map(presentBullet),
  };
}

/** Maps a bullet to its REST representation. */
export const presentBullet = (bullet: { id: string; content: string }) => ({
  id: bullet.id,
  content: bullet.content,
});
