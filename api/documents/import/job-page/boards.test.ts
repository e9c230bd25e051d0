import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingFromBoard } from './board-answers.ts';
import { boardPosting } from './board-links.ts';
import { BOARDS } from './job-page.ts';
import { readJobPage } from './read-job-page.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a link to a known board', () => {
  it.each([
    [
      'https://boards.greenhouse.io/fenland/jobs/4012345?gh_src=abc',
      'https://boards-api.greenhouse.io/v1/boards/fenland/jobs/4012345?pay_transparency=true',
    ],
    [
      'https://job-boards.eu.greenhouse.io/fenland/jobs/4012345',
      'https://boards-api.greenhouse.io/v1/boards/fenland/jobs/4012345?pay_transparency=true',
    ],
    [
      'https://boards.greenhouse.io/embed/job_app?for=fenland&token=4012345',
      'https://boards-api.greenhouse.io/v1/boards/fenland/jobs/4012345?pay_transparency=true',
    ],
    [`https://jobs.lever.co/fenland/${ID}/apply`, `https://api.lever.co/v0/postings/fenland/${ID}?mode=json`],
    [`https://jobs.eu.lever.co/fenland/${ID}`, `https://api.eu.lever.co/v0/postings/fenland/${ID}?mode=json`],
    [
      `https://jobs.ashbyhq.com/fenland/${ID}`,
      'https://api.ashbyhq.com/posting-api/job-board/fenland?includeCompensation=true',
    ],
    [
      'https://apply.workable.com/fenland/j/4F5E6A7B8C/',
      'https://apply.workable.com/api/v1/widget/accounts/fenland?details=true',
    ],
    [
      'https://jobs.smartrecruiters.com/Fenland/743999987654321-lock-keeper',
      'https://api.smartrecruiters.com/v1/companies/Fenland/postings/743999987654321',
    ],
    ['https://fenland.recruitee.com/o/lock-keeper', 'https://fenland.recruitee.com/api/offers/'],
  ])('%s is asked for at %s', (link, api) => expect(boardPosting(link)?.api).toBe(api));

  it.each([
    'https://boards.greenhouse.io/fenland',
    'https://boards.greenhouse.io/../jobs/4012345',
    'https://boards.greenhouse.io/a%2Fb/jobs/4012345',
    'https://boards.greenhouse.io.example.com/fenland/jobs/4012345',
    'https://evil-boards.greenhouse.io.example/fenland/jobs/4012345',
    'https://jobs.lever.co/fenland/not-an-id',
    'https://example.com/jobs/4012345',
    'not a link',
  ])('%s is none', (link) => expect(boardPosting(link)).toBeNull());

  it('is only ever requested from a board', () => {
    const host = fc.constantFrom(
      'boards.greenhouse.io',
      'jobs.lever.co',
      'jobs.ashbyhq.com',
      'a.recruitee.com',
    );
    fc.assert(
      fc.property(host, fc.webPath(), (name, path) => {
        const found = boardPosting(`https://${name}${path}`);
        if (found)
          expect(new URL(found.api).hostname).toMatch(
            /\.(greenhouse\.io|lever\.co|ashbyhq\.com|recruitee\.com)$/,
          );
      }),
    );
  });
});

const html = '<p>Keeps the locks of the river and their paddles in order, in all weathers.</p>';
const escaped = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('a board’s answer', () => {
  it.each([
    [
      'greenhouse',
      '1',
      {
        id: 1,
        title: 'Lock Keeper',
        company_name: 'Fenland',
        location: { name: 'Ely, UK' },
        content: escaped,
        pay_input_ranges: [{ min_cents: 3_000_000, max_cents: 3_450_000, currency_type: 'GBP' }],
      },
      { company: 'Fenland', location: 'Ely, UK', pay: 'GBP 30,000 - 34,500' },
    ],
    [
      'lever',
      '',
      {
        text: 'Lock Keeper',
        categories: { location: 'Ely', commitment: 'Part-time' },
        workplaceType: 'onsite',
        description: html,
        lists: [{ text: 'You bring', content: '<li>A boat licence</li>' }],
        salaryRange: { min: 20, max: 24, currency: 'GBP', interval: 'per-hour-wage' },
      },
      {
        location: 'Ely',
        remote: 'onsite',
        pay: 'GBP 20 - 24 per hour',
        text: expect.stringContaining('- A boat licence'),
      },
    ],
    [
      'ashby',
      ID,
      {
        jobs: [
          { id: 'other', title: 'Diver', descriptionHtml: html },
          {
            id: ID,
            title: 'Lock Keeper',
            location: 'Ely',
            workplaceType: 'Hybrid',
            isRemote: true,
            employmentType: 'FullTime',
            descriptionHtml: html,
            compensation: { compensationTierSummary: '£30K – £34K' },
          },
        ],
      },
      {
        location: 'Ely',
        remote: 'hybrid',
        pay: '£30K – £34K',
        text: expect.stringContaining('Employment type: Full-time'),
      },
    ],
    [
      'workable',
      '4F5E6A7B8C',
      {
        name: 'Fenland',
        jobs: [
          {
            shortcode: '4f5e6a7b8c',
            title: 'Lock Keeper',
            city: 'Ely',
            country: 'United Kingdom',
            telecommuting: false,
            description: html,
          },
        ],
      },
      { location: 'Ely, United Kingdom', remote: 'unknown' },
    ],
    [
      'smartrecruiters',
      '1',
      {
        name: 'Lock Keeper',
        company: { name: 'Fenland' },
        location: { city: 'Ely', country: 'gb', remote: true },
        typeOfEmployment: { label: 'Full-time' },
        jobAd: {
          sections: {
            jobDescription: { title: 'Job Description', text: html },
            qualifications: { title: 'Qualifications', text: '<p>Calm</p>' },
          },
        },
      },
      {
        company: 'Fenland',
        location: 'Ely, GB',
        remote: 'remote',
        text: expect.stringContaining('Qualifications\n\nCalm'),
      },
    ],
    [
      'recruitee',
      'lock-keeper',
      {
        offers: [
          {
            slug: 'lock-keeper',
            title: 'Lock Keeper',
            company_name: 'Fenland',
            city: 'Ely',
            country: 'UK',
            description: html,
            requirements: '<ul><li>Swims</li></ul>',
            employment_type_code: 'fulltime_permanent',
          },
        ],
      },
      { company: 'Fenland', location: 'Ely, UK', text: expect.stringContaining('- Swims') },
    ],
  ] as const)('of %s is read', (name, postingId, answer, expected) => {
    const page = readJobPage({
      bytes: Buffer.from(JSON.stringify(answer)),
      contentType: 'application/json',
      charset: '',
      board: { name, postingId },
    });
    expect(page).toMatchObject({ source: 'board', title: 'Lock Keeper', ...expected });
    expect(page.text).toContain('Keeps the locks of the river');
  });

  it('with any other content is not a posting and never an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOARDS), fc.jsonValue(), (board, value) => {
        for (const json of [JSON.stringify(value), JSON.stringify({ jobs: [value], offers: [value] }), '{'])
          expect(postingFromBoard(json, board, '1')).toBeNull();
      }),
    );
  });
});
