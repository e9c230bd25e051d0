/** Invented people for this folder's tests. */
import type { ResumeDocument, ResumeExperience } from '../resume-document.ts';

export function sampleResume(changes: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    language: 'en-US',
    contact: {
      fullName: 'Ana Kowalska',
      email: 'ana.kowalska@example.com',
      phone: '(312) 555-0142',
      location: 'Chicago, IL',
      linkedIn: 'https://www.linkedin.com/in/ana-kowalska',
      website: 'anakowalska.example',
    },
    targetTitle: 'Lead Data Analyst',
    summary:
      'Data analyst with nine years in logistics and health care. I explain how every number was made.',
    experiences: [
      job('Senior Data Analyst', 'Northwind Freight', '2021-03', '', [
        'Built the weekly freight cost report used by 40 dispatchers, replacing 11 spreadsheets and saving about 6 hours every Monday morning for the whole operations team.',
        'Cut late deliveries by 18% by modelling dock congestion in C++ and moving 3 loading windows.',
      ]),
      job('Reporting Analyst', 'Calder & Moss', '2018-06', '2021-02', [
        'Made office efficient workflows with SQL; first to certify 7 fields that auditors had asked for since 2015.',
      ]),
      job('Operations Coordinator', 'Brightwater Clinic', '2016', '2018', [
        'Planned shifts for 25 nurses in two clinics and cut unplanned overtime by 12 hours in each month of the year.',
      ]),
    ],
    education: [
      {
        institution: 'University of Lakeshore',
        degree: 'B.Sc. Statistics',
        startDate: '2012',
        endDate: '2016',
        details: 'Minor in Geography',
      },
    ],
    skills: ['SQL', 'Python', 'PostgreSQL', 'Forecasting', 'A/B testing'],
    certifications: ['Lean Six Sigma Green Belt (2020)'],
    languages: ['English (native)', 'Polish (fluent)'],
    sections: [],
    ...changes,
  };
}

export function job(
  title: string,
  company: string,
  startDate: string,
  endDate: string,
  bullets: string[],
): ResumeExperience {
  return { title, company, location: '', startDate, endDate, bullets };
}

export interface ScriptSample {
  script: string;
  language: string;
  title: string;
  company: string;
  bullets: string[];
}

export const SCRIPT_SAMPLES: ScriptSample[] = [
  {
    script: 'English with ligature pairs and symbols',
    language: 'en',
    title: 'Chief Office Officer',
    company: 'Fjord & Waffle',
    bullets: ['Office efficient: fi fl ffi ffl, C++ and C#, 3x4 -> 12, $120k/yr, 50% – “quoted” — it’s.'],
  },
  {
    script: 'Polish',
    language: 'pl',
    title: 'Główny księgowy',
    company: 'Żółta Łódź Spółka',
    bullets: ['Zażółć gęślą jaźń: obniżyłam koszty o 12% w ciągu 3 lat.'],
  },
  {
    script: 'Vietnamese',
    language: 'vi',
    title: 'Kỹ sư phần mềm',
    company: 'Công ty Đường Sắt',
    bullets: ['Phát triển hệ thống đặt vé được 200 nghìn người dùng mỗi ngày.'],
  },
  {
    script: 'Greek',
    language: 'el',
    title: 'Μηχανικός λογισμικού',
    company: 'Θαλασσινή Αύρα',
    bullets: ['Μείωσα τον χρόνο απόκρισης κατά 35% σε 4 μήνες.'],
  },
  {
    script: 'Cyrillic',
    language: 'uk',
    title: 'Інженер-програміст',
    company: 'Ґанок і Їжак',
    bullets: ['Скоротила час збирання з 40 до 9 хвилин; навчила 6 колег.'],
  },
];
