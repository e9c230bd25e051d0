import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient, type Answer } from '../../api/testing/test-client.ts';
import { CAREER } from './career.ts';
import { POSTING } from './posting.ts';

/** Who the administrator of the measured installation is. */
export const ADMIN_EMAIL = 'grace@example.com';

const LOOKS = 200;
const LOOK_EVERY_MS = 25;

/** A visitor of pages, with the pages that only they can open. */
export interface Person {
  name: string;
  /** The cookies of their session; none for a visitor. */
  cookies: { name: string; value: string; url: string }[];
  paths: string[];
}

function done(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

const readCookies = (user: TestClient) =>
  [...user.cookies].map(([name, value]) => ({ name, value, url: user.url }));

/** The pages inside the shell that every signed-in person can open. */
const SIGNED_IN = [
  '/',
  '/profile',
  '/resume-builder',
  '/past-resumes',
  '/account',
  '/upload-resume',
  '/resume-editor',
  '/open-jobs',
  '/job-search',
  '/interview-prep',
];

export const visitor: Person = {
  name: 'visitor',
  cookies: [],
  paths: [
    '/',
    '/login',
    '/login?mode=create',
    '/login-error',
    '/reset-password?token=x',
    '/verify-email?token=x',
    '/connect-google?token=x',
    '/resume-editor',
    '/nowhere',
  ],
};

/** A person who has just registered and isn't an administrator. */
export async function newcomer(url: string): Promise<Person> {
  const user = new TestClient(url);
  await user.register({ email: 'ada@example.com' });
  return { name: 'newcomer', cookies: readCookies(user), paths: [...SIGNED_IN, '/admin', '/nowhere'] };
}

/**
 * The administrator, with six experiences, three postings, saved resumes, a draft, and an imported file.
 *
 * @param mails the folder of MAIL_DIR, where the link that proves the address is found
 */
export async function longTimeUser(url: string, mails: string): Promise<Person> {
  const user = new TestClient(url);
  await user.register({ email: ADMIN_EMAIL, firstName: 'Grace', lastName: 'Hollow' });
  await user.graphql('mutation { requestEmailVerification { __typename } }');
  done(await user.post('/api/auth/verify-email', { token: await mailedToken(mails) }));
  const experienceIds: string[] = [];
  for (const experience of CAREER) {
    experienceIds.push(String(done(await user.post('/api/experiences', experience)).json.id));
  }
  const resumes: string[] = [];
  const postings: string[] = [];
  for (const reference of ['A', 'B', 'C', 'D']) {
    const description = `${POSTING}\nReference ${reference}\n`;
    const jobPostingId = String(done(await user.post('/api/job-postings', { description })).json.id);
    postings.push(jobPostingId);
    const resume = done(await user.post('/api/tailored-resumes', { jobPostingId, experienceIds }));
    resumes.push(String(resume.json.id));
  }
  for (const id of resumes.slice(1)) done(await user.post(`/api/tailored-resumes/${id}/save`));
  const form = new FormData();
  form.append('resume', new Blob([HISTORY], { type: 'text/plain' }), 'grace.txt');
  done(await user.post('/api/upload-resume', form));
  const { data } = await user.graphql(
    '{ viewer { resumeImports(first: 1) { edges { node { id } } } savedResumes(first: 1) { edges { node { id } } } } }',
  );
  const imported: string = data.viewer.resumeImports.edges[0].node.id;
  const saved: string = data.viewer.savedResumes.edges[0].node.id;
  return {
    name: 'long-time user',
    cookies: readCookies(user),
    paths: [
      ...SIGNED_IN,
      `/resume-builder/${saved}`,
      `/resume-builder?posting=${postings[0]}`,
      `/upload-resume?import=${encodeURIComponent(imported)}`,
      '/analytics',
      '/admin',
      '/nowhere',
    ],
  };
}

/** The token of the link that proves an address; the mail is written after the answer. */
async function mailedToken(mails: string): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    for (const name of readdirSync(mails)) {
      const mail = readFileSync(join(mails, name), 'utf8').replace(/=\r?\n/g, '');
      const token = /verify-email\?token=3D([\w-]{43})/.exec(mail)?.[1];
      if (token) return token;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error('no mail holds the link that proves the address');
}

const HISTORY = `Grace Hollow
Leeds, grace@example.com

Work experience

Staff Nurse, St. Bride Hospital, Leeds
Mar 2019 - Present
- Did triage and patient assessment for 40 walk-ins a day
- Gave medication to 18 patients a shift without one error
- Trained 11 new colleagues in charting

Care Assistant, Lakeside Home, York
Jun 2015 - Feb 2019
- Helped 12 residents with washing, dressing and meals
- Recorded fluid intake and reported changes to the nurse in charge
`;
