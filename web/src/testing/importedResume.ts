export const RAW_ID = '0197b1d2-0000-7000-8000-00000000000a';
export const ID = btoa(`ResumeImport:${RAW_ID}`);
const SURE = { title: 1, company: 1, dates: 1 };

export const experience = (id: string, title: string, startDate = '2019-03') => ({
  __typename: 'Experience',
  id,
  version: 'v1',
  title,
  company: 'Harbour Hospital',
  startDate,
  endDate: null,
  location: null,
  description: null,
  bulletPoints: [{ id: `b-${id}`, content: 'Led the night shift', origin: 'WRITTEN' }],
});
export const imported = (id: string, title: string, confidence = SURE, startDate?: string) => ({
  experienceId: id,
  isNew: true,
  addedBulletPointCount: 1,
  confidence,
  read: { title, company: 'Harbour Hospital', startDate: startDate ?? '2019-03', endDate: null },
  confirmedFields: [] as string[],
  suggestedCorrection: null as { title: string; company: string } | null,
  otherReadings: { titles: [] as string[], companies: [] as string[] },
  experience: experience(id, title, startDate),
  lineNumbers: [1],
  mergedInto: null as object | null,
  splitOff: [] as object[],
});
export const detail = (kind: string, text: string, lineNumbers: number[], rest: string[] = []) => ({
  kind,
  text,
  rest,
  lineNumbers,
  outcome: 'SAVED',
  isInResumeDetails: true,
});

/** An import as the review of it asks for it. */
export const IMPORT = {
  __typename: 'ResumeImport',
  id: ID,
  fileName: 'nora.txt',
  undoneAt: null,
  writtenBy: null,
  message: 'Found 2 new experiences in your resume.',
  rolesAlike: [] as object[],
  warnings: ['One line was not placed.'],
  experiences: [
    imported('e1', 'Staff Nurse'),
    imported('e2', 'Porter', { title: 0.9, company: 0.2, dates: 1 }, ''),
  ],
  lines: [
    { text: 'Nora Quist', placement: 'CONTACT' },
    { text: 'Staff Nurse, Harbour Hospital', placement: 'EXPERIENCE' },
    { text: '• Sang in the choir', placement: 'UNPLACED' },
    { text: 'BSc Nursing, Lund University', placement: 'SECTION' },
    { text: '2012 – 2015', placement: 'SECTION' },
    { text: 'ALS, Resuscitation Council, Oct 2022', placement: 'SECTION' },
    { text: 'Swedish (native), English (C2)', placement: 'SECTION' },
    { text: 'Triage, Charting', placement: 'SECTION' },
    { text: 'Harbour Trust', placement: 'SECTION' },
    { text: '• Planted trees', placement: 'SECTION' },
  ],
  details: [
    detail('EDUCATION', 'BSc Nursing', [3, 4], ['Lund University', '2012 – 2015']),
    detail('CERTIFICATION', 'ALS', [5], ['Resuscitation Council, Oct 2022']),
    detail('LANGUAGE', 'Swedish (native)', [6]),
    detail('LANGUAGE', 'English (C2)', [6]),
    detail('SKILL', 'Triage', [7]),
    detail('SKILL', 'Charting', [7]),
    detail('SECTION', 'Volunteering', [8, 9], ['Harbour Trust', '- Planted trees']),
  ],
};

/** The person whose resume details the import has filled. */
export const DETAILS_OWNER = {
  id: 'u1',
  readingService: null as { name: string | null } | null,
  resumeTemplate: {
    __typename: 'ResumeTemplate',
    id: 't1',
    version: 'v1',
    fullName: 'Nora Quist',
    email: '',
    phone: '',
    location: '',
    linkedIn: '',
    website: '',
    summary: '',
    skills: ['Triage', 'Charting'],
    certifications: ['ALS, Resuscitation Council, Oct 2022'],
    languages: ['Swedish (native)', 'English (C2)'],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Nursing',
        startDate: '2012',
        endDate: '2015',
        details: '',
      },
    ],
    sections: [{ heading: 'Volunteering', text: 'Harbour Trust\n- Planted trees', isShown: true }],
  },
};
