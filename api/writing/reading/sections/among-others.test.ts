import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const details = (text: string) =>
  readHistory(`Ada Marlow\nada@example.com\n\nExperience\n\nCook, Mill Inn\n2017 – 2019\n\n${text}`).details;
const textsOf = (entries: readonly { text: string }[]) => entries.map(({ text }) => text);

describe('certificates among other things', () => {
  it('are read behind their label among skills, and are no skills', () => {
    const { certificates, skills } = details(
      'Skills\n\nTools: Till, Excel\nLicences and Certifications: Food Hygiene Level 2, First Aid at Work',
    );
    expect(textsOf(certificates)).toEqual(['Food Hygiene Level 2', 'First Aid at Work']);
    expect(textsOf(skills)).toEqual(['Till', 'Excel']);
  });

  it('are the short courses among one’s studies, with the year above them', () => {
    const { certificates, education } = details(
      'Formation\n\n2024\nModèles mixtes (4 jours)\nIntroduction à Python (3 jours)\n2022\nPrincipes FAIR (20 heures)\n2015 – 2018\nLicence de biologie, Université de Lorvaux',
    );
    expect(textsOf(certificates)).toEqual([
      'Modèles mixtes (4 jours), 2024',
      'Introduction à Python (3 jours), 2024',
      'Principes FAIR (20 heures), 2022',
    ]);
    expect(education).toMatchObject([
      {
        degree: 'Licence de biologie',
        institution: 'Université de Lorvaux',
        startDate: '2015',
        endDate: '2018',
      },
    ]);
  });

  it('are none where a single line of a study says how long it took', () => {
    const { certificates, education } = details(
      'Education\n\n2015 – 2018\nBSc Biology, University of Lorvale\nInternship of 20 days',
    );
    expect(certificates).toEqual([]);
    expect(education).toHaveLength(1);
  });
});
