import { measureExperience } from '../../scoring/experience-match.ts';
import type { ExperiencePart } from '../../scoring/experience-match.ts';
import { proveBullets } from '../../scoring/evidence.ts';
import { prepare } from '../../scoring/prepare.ts';
import type { PostingToScore } from '../../scoring/prepare.ts';
import type { InterviewRole, InterviewSoFar, TopicKind } from '../types.ts';
import { findTrade } from './find-trade.ts';
import type { PlanMaterial, PlannedQuestion } from './planned-question.ts';
import { nameJob, namePosition } from './name-position.ts';
import { planClaims } from './plan-claims.ts';
import { planRequirements } from './plan-requirements.ts';
import { withArticle } from './plain-text.ts';
import type { Wordings } from './questions/question-bank.ts';

/** So many roles and bullets are read; nobody is asked about more. */
const MAX_ROLES = 20;
const MAX_BULLETS = 30;
const MAX_BULLET = 600;
/** A fixed day, so that the plan stays the same when a session runs past the end of a month. */
const DAY = '2100-01';

/** The questions of a session, in order; the same for the same posting, experience and session number. */
export function planSession({ posting, roles, session }: InterviewSoFar): PlannedQuestion[] {
  const own = roles.slice(0, MAX_ROLES).map((role) => ({
    ...role,
    bullets: role.bullets
      .slice(0, MAX_BULLETS)
      .map(({ id, text }) => ({ id, text: text.slice(0, MAX_BULLET) }))
      .filter(({ text }) => text.trim() !== ''),
  }));
  const number = Number.isFinite(session) ? Math.abs(Math.trunc(session)) : 0;
  const material: PlanMaterial = { posting, roles: own, session: number, parts: measureParts(posting, own) };
  const trade = findTrade(posting, own);
  const { background, claim, need } = planClaims(material);
  const { missing, shown } = planRequirements(material, need);
  const plan = [
    planOpening(material),
    background,
    claim,
    missing,
    shown,
    ofTrade('behavior', trade.behavior, number),
    ofTrade('problem', trade.problems, number),
    planCandidateQuestions(material),
    CLOSING,
  ];
  return plan.filter((question) => question !== null);
}

function measureParts(posting: PostingToScore, roles: readonly InterviewRole[]): ExperiencePart[] {
  const prepared = prepare(posting);
  if (!prepared.measurable) return [];
  const resume = {
    roles: [...roles],
    skills: [],
    certificates: [],
    languages: [],
    education: [],
  };
  return measureExperience(posting, prepared, resume, proveBullets(prepared, resume.roles, DAY), DAY);
}

function planOpening({ posting, session }: PlanMaterial): PlannedQuestion {
  const position = namePosition(posting);
  const job = nameJob(posting.title);
  const asks = [
    `Hello, and welcome. We’re here to talk about ${position}. To begin, could you introduce yourself and tell me what draws you to it?`,
    `Welcome, and thank you for making the time. This is the interview for ${position}. Would you introduce yourself first, and say what you have been doing lately?`,
    `Good to meet you. I’d like to talk with you about ${position}. Shall we begin with a short introduction of yourself and your work so far?`,
  ];
  return {
    topic: 'opening',
    ask: asks[session % asks.length] ?? '',
    again: `To start with, tell me who you are, what work you have done, and why you’d like to work as ${job === '' ? 'part of this team' : withArticle(job)}.`,
    smaller: 'Let’s begin with something small: what work do you do at the moment, or what did you do last?',
  };
}

const SMALLER: Partial<Record<TopicKind, string>> = {
  behavior:
    'A small example is enough, also from training or from outside work. Does anything like that come to mind?',
  problem: 'Let’s make it smaller: what would be the very first thing you do?',
};

function ofTrade(
  topic: 'behavior' | 'problem',
  wordings: readonly Wordings[],
  session: number,
): PlannedQuestion | null {
  const [ask, again] = wordings[session % Math.max(1, wordings.length)] ?? [];
  return ask === undefined || again === undefined
    ? null
    : { topic, ask, again, smaller: SMALLER[topic] ?? '' };
}

function planCandidateQuestions({ posting, session }: PlanMaterial): PlannedQuestion {
  const position = namePosition(posting);
  const asks = [
    `Those were the main things I wanted to ask. What would you like to know about ${position}?`,
    `Now it’s your turn. What questions do you have about ${position}?`,
  ];
  return {
    topic: 'candidate-questions',
    ask: asks[session % asks.length] ?? '',
    again: 'Is there anything about the job or the conditions that you would like to ask me?',
    smaller:
      'For example, would you like to hear what the posting says about the pay, the place or the hours?',
  };
}

/** The name of the button that ends the interview. */
export const END_BUTTON = '“End Interview & Get Results”';

const CLOSING: PlannedQuestion = {
  topic: 'closing',
  ask: `That brings us to the end of my questions. Thank you for your time. Choose ${END_BUTTON} whenever you like, and you’ll see how your answers came across.`,
  again: 'We have come to the end of the interview',
  smaller: 'The interview is over',
};
