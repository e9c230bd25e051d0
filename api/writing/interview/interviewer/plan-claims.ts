import { contentStems } from '../../scoring/reading.ts';
import type { InterviewRole } from '../types.ts';
import { nameNeed } from './name-need.ts';
import { capitalize } from './plain-text.ts';
import { nameCompany, nameJob } from './name-position.ts';
import type { PlanMaterial, PlannedQuestion } from './planned-question.ts';
import { tellClaim } from './second-person.ts';

/** Among so many of the best claims the sessions choose. */
const MAX_CLAIMS = 5;
/** The share of a requirement from which a bullet is an answer to it. */
const ANSWERS = 0.5;

interface Claim {
  role: InterviewRole;
  text: string;
  isQuoted: boolean;
  isPresent: boolean;
  /** What of the posting it answers, in words. */
  need: string;
  weight: number;
}

const NO_ROLES: { background: PlannedQuestion; claim: PlannedQuestion } = {
  background: {
    topic: 'background',
    ask: 'What work, training or volunteering has prepared you best for this, and what did you do there?',
    again: 'Tell me about something you have done, paid or not, that is like this work.',
    smaller: 'Name one thing that you have learned to do, and where you learned it.',
  },
  claim: {
    topic: 'claim',
    ask: 'Which piece of work are you most satisfied with, and what exactly did you do?',
    again: 'Pick one thing that you finished and that went well, and tell me how you went about it.',
    smaller: 'It can be something small: what did somebody thank you for lately?',
  },
};

interface PlannedClaims {
  background: PlannedQuestion;
  claim: PlannedQuestion;
  /** What of the posting the claim was tied to; `''` if nothing. */
  need: string;
}

/** The questions about the person's own experience: one about their working days, one about a claim of theirs. */
export function planClaims(material: PlanMaterial): PlannedClaims {
  const role = material.roles.find(({ title, company }) => nameRole({ title, company }) !== '');
  const claims = listClaims(material);
  // What the posting asks for comes first, as long as there is enough of it for another practice.
  const tied = claims.filter(({ need }) => need !== '');
  const choice = tied.length >= 2 ? tied : claims;
  const claim = choice[material.session % Math.max(1, Math.min(choice.length, MAX_CLAIMS))];
  return {
    background: role ? planBackground(role, material) : NO_ROLES.background,
    claim: claim ? planClaim(claim, material.session) : NO_ROLES.claim,
    need: claim?.need ?? '',
  };
}

function nameRole({ title, company }: Pick<InterviewRole, 'title' | 'company'>): string {
  const [job, employer] = [nameJob(title), nameCompany(company)];
  if (job !== '' && employer !== '') return `${job} at ${employer}`;
  return job === '' ? employer && `your work at ${employer}` : job;
}

function planBackground(role: InterviewRole, { posting, session }: PlanMaterial): PlannedQuestion {
  const wanted = nameJob(posting.title);
  const position = wanted === '' ? 'this position' : `the ${wanted} position`;
  const [job, employer] = [nameJob(role.title), nameCompany(role.company)];
  const isCurrent = role.endDate === '';
  const at = employer === '' ? '' : ` at ${employer}`;
  const as = job === '' ? '' : ` as ${job}`;
  const asks = isCurrent
    ? [
        `Let’s look at your work${as}${at}. What does an ordinary day look like, and which part of it comes closest to ${position}?`,
        `You’re working${as}${at} now. What takes up most of your time there, and what of it would help you in ${position}?`,
        `I’d like to understand your work${as}${at}. Who depends on what you do there, and how do you know that you’ve done it well?`,
      ]
    : [
        `Let’s look at your time${as}${at}. What did an ordinary day look like, and which part of it comes closest to ${position}?`,
        `Your last position was${as === '' ? '' : as.replace(' as', '')}${at}. What took up most of your time there, and what of it would help you in ${position}?`,
        `I’d like to understand your work${as}${at}. Who depended on what you did there, and how did you know that you had done it well?`,
      ];
  return {
    topic: 'background',
    ask: asks[session % asks.length] ?? '',
    again: `Think of one normal shift or working day${at}. What ${isCurrent ? 'do' : 'did'} you do from beginning to end?`,
    smaller: `Just one task is enough: what ${isCurrent ? 'do' : 'did'} you do most often${at}?`,
  };
}

function listClaims({ posting, roles, parts }: PlanMaterial): Claim[] {
  const needs = new Map<string, string>();
  for (const { bulletId, share, line } of parts) {
    if (bulletId === null || share < ANSWERS || !line || needs.has(bulletId)) continue;
    const need = nameNeed(line.requirement, posting);
    if (need && !need.isQuoted) needs.set(bulletId, need.phrase);
  }
  const claims = roles.slice(0, 6).flatMap((role, age) =>
    role.bullets.map(({ id, text }): Claim => {
      const told = tellClaim(text, role.endDate === '');
      const asked = needs.get(id) ?? '';
      const need = sharesWord(text, asked) ? asked : '';
      const weight =
        (need === '' ? 0 : 6) + (/\d/.test(text) ? 2 : 0) + (told.isQuoted ? 0 : 1.5) - age * 0.75;
      return { role, ...told, need, weight };
    }),
  );
  return claims.filter(({ text }) => text.length > 12).sort((a, b) => b.weight - a.weight);
}

/** Whether a listener hears what two texts have to do with each other. */
function sharesWord(bullet: string, need: string): boolean {
  const stems = new Set(contentStems(bullet));
  return contentStems(need).some((stem) => stems.has(stem));
}

function planClaim({ role, text, isQuoted, isPresent, need }: Claim, session: number): PlannedQuestion {
  const employer = nameCompany(role.company);
  const job = nameJob(role.title);
  const where = employer !== '' ? `at ${employer}` : job !== '' ? `as ${job}` : '';
  const told = isQuoted
    ? `about your work${where === '' ? '' : ` ${where}`} you wrote ${text}.`
    : `${where === '' ? '' : `${where}, `}${/^wrote\b/.test(text) ? 'your resume says' : 'you wrote'} that you ${text}.`;
  const tie = /^\p{Ll}+ing /u.test(need) ? `This job involves ${need}` : `The posting asks for ${need}`;
  const lead = need === '' ? capitalize(told) : `${tie}. ${capitalize(told)}`;
  const asks = isPresent
    ? [
        'How do you go about that, step by step?',
        'What is difficult about it, and how do you deal with that?',
        'What have you changed about the way you do it?',
      ]
    : [
        'How did you go about that, step by step?',
        'What was difficult about it, and how did you deal with that?',
        'How did it come about, and what did you do yourself?',
      ];
  return {
    topic: 'claim',
    ask: `${lead} ${asks[session % asks.length] ?? ''}`,
    again: `I’m thinking of what your resume says about ${employer === '' ? 'this' : employer}: ${isQuoted ? text : `“${text}”`}. How ${isPresent ? 'do' : 'did'} you do that?`,
    smaller: `Let’s take only the beginning of it: what was the first thing you had to do${where === '' ? '' : ` ${where}`}?`,
  };
}
