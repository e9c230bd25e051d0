// Answers in the form of each source, about made-up jobs.

export const arbeitnowJob = (slug: string, more: Record<string, unknown> = {}) => ({
  slug,
  company_name: 'Bäckerei Morgenrot GmbH',
  title: 'Bäckergeselle (m/w/d)',
  description:
    '<p>Wir backen seit 1921.</p><h3>Dein Profil</h3><ul><li>Ausbildung als Bäcker</li><li>Frühschicht ab 3 Uhr</li></ul>',
  remote: false,
  url: `https://www.arbeitnow.com/jobs/companies/morgenrot/${slug}`,
  tags: ['Food'],
  job_types: ['Vollzeit'],
  location: 'Leipzig',
  created_at: 1_795_000_000,
  ...more,
});

export const arbeitnowPage = (jobs: unknown[], next: string | null = null) => ({
  data: jobs,
  links: { first: 'x', last: null, prev: null, next },
  meta: { current_page: 1 },
});

export const museAnswer = {
  page: 0,
  page_count: 1,
  items_per_page: 20,
  took: 3,
  results: [
    {
      id: 9_001,
      name: 'Line Cook',
      type: 'external',
      short_name: 'line-cook',
      contents: '<p>Run the grill.</p><p>Pay: $21 an hour &amp; tips</p>',
      publication_date: '2026-11-20T08:30:00Z',
      locations: [{ name: 'Flexible / Remote' }, { name: 'Austin, TX' }],
      categories: [{ name: 'Food and Hospitality Services' }],
      levels: [{ name: 'Entry Level', short_name: 'entry' }],
      tags: [],
      refs: { landing_page: 'https://www.themuse.com/jobs/copperkettle/line-cook' },
      company: { id: 12, short_name: 'copperkettle', name: 'Copper Kettle' },
    },
    {
      id: 9_002,
      name: 'Kitchen Manager',
      contents: 'Lead eight cooks.',
      publication_date: '2026-11-21T08:30:00.5Z',
      locations: [{ name: 'Dallas, TX' }],
      levels: [{ name: 'Management' }],
      refs: { landing_page: 'https://www.themuse.com/jobs/copperkettle/manager' },
      company: { name: 'Copper Kettle' },
    },
  ],
};

export const jobicyAnswer = {
  apiVersion: '2',
  jobCount: 1,
  jobs: [
    {
      id: 150_001,
      url: 'https://jobicy.com/jobs/150001-bookkeeper',
      jobSlug: '150001-bookkeeper',
      jobTitle: 'Senior Bookkeeper &amp; Payroll Clerk',
      companyName: 'Ledger &#38; Sons',
      jobIndustry: ['Accounting &amp; Finance'],
      jobType: ['Part-Time'],
      jobGeo: 'USA,  Canada',
      jobLevel: 'Senior',
      jobExcerpt: 'Keep the books.',
      jobDescription: '<h3>The work</h3><p>Keep the books of twelve shops.</p>',
      pubDate: '2026-11-15T15:28:49+00:00',
      salaryMin: 52_000,
      salaryMax: 61_000,
      salaryCurrency: 'USD',
      salaryPeriod: 'yearly',
    },
  ],
};

export const remotiveAnswer = {
  '0-legal-notice': 'Please link back.',
  'job-count': 1,
  jobs: [
    {
      id: 77_001,
      url: 'https://remotive.com/remote-jobs/teaching/math-tutor-77001',
      title: 'Math Tutor',
      company_name: 'Pi School',
      category: 'Teaching',
      tags: ['math'],
      job_type: 'contract',
      publication_date: '2026-11-13T06:25:53',
      candidate_required_location: 'Worldwide',
      salary: '$30 - $40 per hour',
      description: '<p style="color: red">Teach algebra to teenagers.</p>',
    },
  ],
};

export const greenhouseAnswer = {
  jobs: [
    {
      id: 5_215_001,
      internal_job_id: 44,
      absolute_url: 'https://job-boards.greenhouse.io/northwind/jobs/5215001',
      title: 'Electrician, Wind Farms',
      company_name: 'Northwind Power',
      location: { name: 'Amarillo, TX' },
      metadata: [
        { id: 1, name: 'Employment Type', value: 'Full-time', value_type: 'single_select' },
        { id: 2, name: 'Budget', value: null, value_type: 'number' },
      ],
      updated_at: '2026-11-18T18:35:00-05:00',
      first_published: '2026-11-11T17:58:31-05:00',
      content:
        '&lt;p&gt;Keep forty turbines turning.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Journeyman license &amp;amp; GWO&lt;/li&gt;&lt;/ul&gt;',
      pay_input_ranges: [
        { min_cents: 6_500_000, max_cents: 8_200_000, currency_type: 'USD', title: 'Base', blurb: '' },
      ],
    },
  ],
  meta: { total: 1 },
};

export const leverJobOf = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  text: 'Warehouse Nurse',
  categories: { commitment: 'Part-time', location: 'Columbus, OH', team: 'Health' },
  createdAt: 1_795_000_000_000,
  description: '<p>Care for two hundred colleagues.</p>',
  descriptionPlain: 'Care for two hundred colleagues.',
  lists: [
    { text: 'What you will do', content: '<li>First aid</li>' },
    { text: 'Requirements', content: '<li>RN license in Ohio</li><li>CPR card</li>' },
  ],
  additional: '<p>Parking is free.</p>',
  salaryRange: { min: 34, max: 41, currency: 'USD', interval: 'per-hour-wage' },
  workplaceType: 'on-site',
  hostedUrl: `https://jobs.lever.co/parcelworks/${id}`,
  applyUrl: `https://jobs.lever.co/parcelworks/${id}/apply`,
  ...more,
});

export const ashbyAnswer = {
  apiVersion: '1',
  jobs: [
    {
      id: '0b7e4a10-0000-4000-8000-000000000001',
      title: ' Backend Engineer ',
      department: 'Engineering',
      employmentType: 'FullTime',
      location: 'Denver, CO',
      isListed: true,
      isRemote: true,
      workplaceType: 'Remote',
      publishedAt: '2026-11-07T17:12:35.753+00:00',
      jobUrl: 'https://jobs.ashbyhq.com/tidewater/0b7e4a10',
      descriptionHtml: '<p>Build the ledger in TypeScript.</p>',
      descriptionPlain: 'Build the ledger in TypeScript.',
      compensation: { compensationTierSummary: '$140K – $170K • Offers Equity' },
    },
    {
      id: '0b7e4a10-0000-4000-8000-000000000002',
      title: 'Secret Engineer',
      isListed: false,
      jobUrl: 'https://jobs.ashbyhq.com/tidewater/hidden',
      descriptionHtml: '<p>Not for all.</p>',
    },
  ],
};

export const adzunaAnswer = {
  count: 2,
  results: [
    {
      id: '5001',
      title: '<strong>Delivery</strong> Driver',
      company: { display_name: 'Quick Parcels' },
      location: { display_name: 'Leeds, West Yorkshire', area: ['UK', 'Leeds'] },
      latitude: 53.8,
      longitude: -1.55,
      description: 'Drive a van. Clean licence…',
      created: '2026-11-14T10:00:00Z',
      redirect_url: 'https://www.adzuna.co.uk/land/ad/5001?se=abc',
      salary_min: 24_000,
      salary_max: 26_500.5,
      salary_is_predicted: '1',
      contract_time: 'full_time',
      contract_type: 'permanent',
      category: { label: 'Logistics', tag: 'logistics-jobs' },
    },
    {
      id: 5002,
      title: 'Shelf Filler',
      location: { display_name: 'Leeds' },
      description: 'Fill shelves.',
      created: '2026-11-14T11:00:00Z',
      redirect_url: 'https://www.adzuna.co.uk/land/ad/5002',
    },
  ],
};

export const usajobsAnswer = {
  LanguageCode: 'EN',
  SearchResult: {
    SearchResultCount: 1,
    SearchResultCountAll: 1,
    SearchResultItems: [
      {
        MatchedObjectId: '700001',
        MatchedObjectDescriptor: {
          PositionID: 'VA-26-700001-N',
          PositionTitle: 'Registered Nurse',
          PositionURI: 'https://www.usajobs.gov:443/job/700001',
          OrganizationName: 'Veterans Health Administration',
          PositionLocationDisplay: 'Multiple Locations',
          PositionLocation: [
            { LocationName: 'Tucson, Arizona', Latitude: 32.2, Longitude: -110.9 },
            { LocationName: 'Phoenix, Arizona', Latitude: 33.4, Longitude: -112 },
          ],
          PositionSchedule: [{ Name: 'Full-time', Code: '1' }],
          PositionRemuneration: [
            {
              MinimumRange: '71200.0',
              MaximumRange: '98000.0',
              RateIntervalCode: 'PA',
              Description: 'Per Year',
            },
          ],
          PublicationStartDate: '2026-11-10T00:00:00.0000',
          QualificationSummary: '<p>An active license.</p><p>One year in acute care.</p>',
          UserArea: {
            Details: {
              JobSummary: 'Care for veterans.',
              MajorDuties: ['Assess patients.', 'Plan care.'],
              RemoteIndicator: false,
            },
            IsRadialSearch: false,
          },
        },
      },
    ],
  },
};
