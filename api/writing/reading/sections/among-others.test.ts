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

  it('are courses whose platform stands behind them', () => {
    expect(
      textsOf(
        details('Coursework\n\nBread for Beginners – Udemy – 2016\nMoss at Harwood College, 2014')
          .certificates,
      ),
    ).toEqual(['Bread for Beginners – Udemy – 2016']);
  });

  it('are what makers call one, among one’s work; a job with a certificate is none', () => {
    const { certificates } = readHistory(
      'Ada Marlow\nada@example.com\n\nTechnical Experience\n\nLinux, Bash\nCisco Certified Network Associate\nBoard Certified Baker\n\nExperience\n\nCook, Mill Inn\n2017 – 2019',
    ).details;
    expect(textsOf(certificates)).toEqual(['Cisco Certified Network Associate']);
  });

  it.each(['Moss Care Course (2 weeks)', 'Refresher Workshop on Moss', 'Mooskunde-Schulung'])(
    'are courses among one’s studies that are called so: %s',
    (course) => {
      const { certificates, education } = details(
        `Education\n\n2011 – 2014\tBSc Botany, Harwood College\n2015\t${course}`,
      );
      expect(textsOf(certificates)).toEqual([`${course}, 2015`]);
      expect(education).toMatchObject([{ institution: 'Harwood College' }]);
    },
  );

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

  it('are list items of a summary or of one’s studies that are the names of some', () => {
    expect(
      textsOf(
        details(
          'Summary\n\n- Network+ Certification\n- Certified Rye Baker\n- Ten years of experience in bakeries\n- High School Leaving Certificate',
        ).certificates,
      ),
    ).toEqual(['Network+ Certification', 'Certified Rye Baker']);
    const { certificates, education } = details(
      'Education\n\n- BSc Food Science, University of Lorvale, 2012 – 2015\n- Payroll Certification – State of Nevada',
    );
    expect(textsOf(certificates)).toEqual(['Payroll Certification – State of Nevada']);
    expect(education.map(({ degree }) => degree)).toEqual(['BSc Food Science']);
  });

  it('are the certifications of one’s studies in plain text, too, and not what a school certifies', () => {
    const { certificates, education } = details(
      'Education\n\nBSc Food Science, University of Lorvale, 2012 – 2015\n\nBread Analyst Certification: Kestrel\n\nFlour Certificate, Harwood College, 2010 – 2012',
    );
    expect(textsOf(certificates)).toEqual(['Bread Analyst Certification: Kestrel']);
    expect(education.map(({ institution }) => institution)).toEqual([
      'University of Lorvale',
      'Harwood College',
    ]);
  });

  const LISTED = `- BSc Food Science, University of Lorvale
- Course in rye and heat
- Baking for Beginners – Kestrel
- Certified Kiln Associate.`;

  it('are courses that are items of the list of one’s studies', () => {
    expect(textsOf(details(`Education\n\n${LISTED}`).certificates)).toEqual([
      'Certified Kiln Associate.',
      'Course in rye and heat',
    ]);
    const mixed = details(`Education & Certifications\n\n${LISTED}`);
    expect(textsOf(mixed.certificates)).toHaveLength(3);
    expect(mixed.education.map(({ degree }) => degree)).toEqual(['BSc Food Science']);
  });

  it('are certifications and courses of platforms below any other heading', () => {
    const { certificates, sections } = details(
      'Hobbies\n\nThe choir of Holm, 2017 – 2019\n\nUdemy – Bread for Beginners, 2018\n\nAwards\n\nBaker of the moor\nKestrel Certification: Ovens of Stone',
    );
    expect(textsOf(certificates)).toEqual([
      'Udemy – Bread for Beginners, 2018',
      'Kestrel Certification: Ovens of Stone',
    ]);
    expect(sections.map(({ text }) => text)).toEqual(['The choir of Holm, 2017 – 2019', 'Baker of the moor']);
  });

  const MIXED = `Data Baking Certificate | Guild of Holm (2025)
Curso de Massas, Casa do Pão, 2019
Leading a Kitchen | Brotbank (2021 – 2021)
BSc Food Science | University of Lorvale (2012 – 2015)
Baker and Miller, Haus Holm, 2009 – 2012`;
  const MIXED_NAMES = ['Data Baking Certificate', 'Curso de Massas', 'Leading a Kitchen'];

  it('are what tells of no study below a heading of both', () => {
    const { certificates, education } = details(`Education and Certifications\n\n${MIXED}`);
    expect(certificates.map(({ text }) => text.split(', ')[0])).toEqual(MIXED_NAMES);
    expect(education.map(({ degree }) => degree)).toEqual(['BSc Food Science', 'Baker and Miller']);
    expect(details(`Education\n\n${MIXED}`).education.length).toBeGreaterThan(2);
    // The name of this section on the form of Europass.
    expect(details(`Education and Training\n\n${MIXED}`).education.length).toBeGreaterThan(2);
  });

  it('are none where a single line of a study says how long it took', () => {
    const { certificates, education } = details(
      'Education\n\n2015 – 2018\nBSc Biology, University of Lorvale\nInternship of 20 days',
    );
    expect(certificates).toEqual([]);
    expect(education).toHaveLength(1);
  });

  it.each([
    ['says until when it is valid', 'VCA-attest geldig tot 2019', 'VCA-attest geldig tot 2019'],
    [
      'has a number',
      '2019\tOven Keeper - Certification ID: OK-1900-0015',
      'Oven Keeper - Certification ID: OK-1900-0015, 2019',
    ],
    [
      'is named as certified',
      'Certified Oven Keeper, Guild of Holm, 2013',
      'Certified Oven Keeper, Guild of Holm, 2013',
    ],
    [
      'is a course in summer',
      'Summer school Rye and Heat, Holm, 2018',
      'Summer school Rye and Heat, Holm, 2018',
    ],
  ])('are what among one’s studies %s', (_name, line, certificate) => {
    const { certificates, education } = details(
      `Education\n\n${line}\n\nBSc Biology, University of Lorvale, 2015 – 2018`,
    );
    expect(textsOf(certificates)).toEqual([certificate]);
    expect(education.map(({ degree }) => degree)).toEqual(['BSc Biology']);
  });

  it('are no studies that are expected to end', () => {
    const { certificates, education } = details(
      'Education\n\nMaster of Science in Biology, University of Lorvale, Oct. 2017, Exp. Mar. 2020',
    );
    expect(certificates).toEqual([]);
    expect(education).toHaveLength(1);
  });
});
