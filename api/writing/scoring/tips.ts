import { degreeInSentence } from '../posting/blurb.ts';
import { seniorityLevel } from '../posting/conditions.ts';
import { shownName, shownTerms } from '../posting/keywords.ts';
import type { MonthText, ResumeForScoring, Role } from '../types.ts';
import { countedRoles, yearsOfRoles } from './asked-years.ts';
import { bestEvidence, proveBullets } from './evidence.ts';
import type { BulletProof, Evidence } from './evidence.ts';
import { holdsDegree } from './experience-match.ts';
import { yearsInWords } from './months.ts';
import { prepare } from './prepare.ts';
import type { MeasuredTerm, PostingToScore, PreparedPosting } from './prepare.ts';
import { measureCoverage } from './shared-work.ts';
import { wordingTip } from './wording-tip.ts';

const MAX_TIPS = 5;
/** The share of a line that a bullet must cover to be relevant to it. */
const MIN_COVERAGE = 0.3;

interface Situation {
  posting: PostingToScore;
  prepared: PreparedPosting;
  roles: readonly Role[];
  degrees: readonly string[];
  proofs: BulletProof[];
  evidence: Evidence[];
  referenceDate: MonthText;
}

/**
 * Three to five sentences of advice for this posting and this user, the most important first. Each names something
 * concrete: a term of the posting, an experience, a number of years. What the user has not shown is always asked as
 * a question of fact; no tip suggests claiming it. Takes listed skills and degrees into account.
 */
export function tipsFor(
  posting: PostingToScore,
  resume: ResumeForScoring,
  referenceDate: MonthText,
): string[] {
  const { roles, education: degrees } = resume;
  const bullets = roles.flatMap((role) => role.bullets.filter(({ text }) => text.trim() !== ''));
  if (bullets.length === 0) return firstTips(posting, roles);
  const prepared = prepare(posting);
  const proofs = proveBullets(prepared, roles, referenceDate);
  const evidence = bestEvidence(prepared, resume, proofs);
  const situation: Situation = { posting, prepared, roles, degrees, proofs, evidence, referenceDate };
  const tips = [
    copyTip,
    licenceTip,
    missingTip,
    leadTip,
    ({ posting: job, prepared: ready, proofs: shown }: Situation) => wordingTip(job, ready, shown),
    yearsTip,
    numbersTip,
    levelTip,
    firstLineTip,
    degreeTip,
    questionTip,
  ]
    .map((tip) => tip(situation))
    .filter((tip) => tip !== '');
  return [...new Set(tips)].slice(0, MAX_TIPS);
}

function quoted(text: string): string {
  const short = text.length > 70 ? `${text.slice(0, 67).replace(/\s+\S*$/, '')}…` : text;
  return `“${short.replace(/[.;,\s]+$/, '')}”`;
}

function listed(names: readonly string[], word = 'and'): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${word} ${names[names.length - 1]}`;
}

function roleName(role: Role): string {
  if (role.title !== '' && role.company !== '') return `${role.title} at ${role.company}`;
  return role.title || role.company || 'your experience';
}

function firstTips(posting: PostingToScore, roles: readonly Role[]): string[] {
  const names = shownTerms(posting)
    .filter(({ kind }) => kind !== 'trait')
    .map((term) => shownName(term, posting.language));
  const role = roles[0];
  const tips = [
    role
      ? `Write down what you did as ${roleName(role)}: three or four bullet points are enough to start with.`
      : `Add your most recent job first, with three or four things that you did there. Everything in your resume${posting.title === '' ? '' : ` for ${posting.title}`} will come from it.`,
  ];
  if (names.length > 0)
    tips.push(
      `This posting asks most for ${listed(names.slice(0, 3))}. Think of the jobs, courses or volunteer work in which you did any of this, and add those.`,
    );
  if (posting.yearsAsked !== null)
    tips.push(
      `They ask for ${years(posting.yearsAsked)} of experience, so give each job its start and end month.`,
    );
  const certificate = shownTerms(posting).find(
    ({ kind, need }) => kind === 'certificate' && need !== 'preferred',
  );
  if (certificate)
    tips.push(`The posting names ${certificate.surface}. If you hold it, mention it where you used it.`);
  tips.push('Note numbers while you remember them: how many people, how much money, how often, how fast.');
  return tips.slice(0, MAX_TIPS);
}

function years(count: number): string {
  return `${count} ${count === 1 ? 'year' : 'years'}`;
}

function unmet({ prepared, evidence }: Situation): MeasuredTerm[] {
  return prepared.terms.filter((_, index) => (evidence[index]?.strength ?? 0) === 0);
}

function copyTip({ proofs }: Situation): string {
  const copied = proofs.find((proof) => proof.copied);
  return copied
    ? `Your bullet ${quoted(copied.bullet.text)} only repeats the posting’s words, so it counts for nothing here. Say what the posting can’t know: where you did it, for whom, or how much.`
    : '';
}

function licenceTip(situation: Situation): string {
  const { posting } = situation;
  const licence = unmet(situation).find(
    ({ term }) => term.kind === 'certificate' && term.need === 'required',
  );
  if (!licence) return '';
  const name = shownName(licence.term, posting.language);
  return `${name} is required here, and nothing in your experience mentions it yet. If you hold it, name it in the job where you used it; without it, ask whether they accept it in progress.`;
}

function missingTip(situation: Situation): string {
  const { posting } = situation;
  const missing = unmet(situation).filter(
    ({ term }) =>
      term.need === 'required' &&
      term.kind !== 'trait' &&
      term.kind !== 'degree' &&
      term.kind !== 'certificate',
  );
  const wished =
    missing.length > 0
      ? missing
      : unmet(situation).filter(({ term }) => term.kind !== 'trait' && term.kind !== 'degree');
  const names = wished.slice(0, 3).map(({ term }) => shownName(term, posting.language));
  if (names.length === 0) return '';
  const verb = missing.length > 0 ? 'requires' : 'mentions';
  const any = names.length === 1 ? 'that is part of your work' : 'any of it is part of your work';
  return `The posting ${verb} ${listed(names)}, which your bullet points don't show yet. If ${any}, add one bullet that says where and how; if not, leave ${names.length === 1 ? 'it' : 'them'} out.`;
}

function leadTip({ posting, prepared, proofs, roles }: Situation): string {
  const best = [...roles]
    .map((role) => {
      const own = proofs.filter((proof) => proof.role.id === role.id);
      const proved = prepared.terms.filter((_, index) =>
        own.some((proof) => (proof.strengths[index] ?? 0) >= 0.5),
      );
      return { role, proved, weight: proved.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .sort((a, b) => b.weight - a.weight || (a.role.id < b.role.id ? -1 : 1))[0];
  if (!best || best.proved.length === 0) return '';
  const names = [...best.proved]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ term }) => shownName(term, posting.language));
  return `Your work as ${roleName(best.role)} already shows ${listed(names)}. Keep those bullets at the top, because that is what they look for first.`;
}

function yearsTip({ posting, prepared, proofs, roles, referenceDate }: Situation): string {
  if (posting.yearsAsked === null) return '';
  const asked = `They ask for ${years(posting.yearsAsked)} of experience`;
  const counted = countedRoles(posting, prepared, roles, proofs);
  const undated = counted.find((role) => yearsOfRoles([role], referenceDate) === 0);
  const have = yearsOfRoles(counted, referenceDate);
  if (counted.length === 0)
    return `${asked}, and none of your roles shows that work yet. If one of them was such work, add a bullet that says so.`;
  if (undated && have === 0) return `${asked}. Add the dates of ${roleName(undated)}, so that it can count.`;
  const shown = `${counted.length > 2 ? `the ${counted.length} roles that show such work come` : `${listed(counted.map(roleName))} ${counted.length === 1 ? 'comes' : 'come'}`} to ${yearsInWords(have).toLowerCase()}`;
  return have + 0.25 < posting.yearsAsked
    ? `${asked}; ${shown}. Leave the dates as they are, and let your strongest results speak.`
    : `${asked}; ${shown}. Say so in the first line of your application.`;
}

function numbersTip({ roles }: Situation): string {
  const role = roles.find(
    ({ bullets }) => bullets.length >= 2 && bullets.every(({ text }) => !/\d/.test(text)),
  );
  const bullet = role?.bullets[0];
  return role && bullet
    ? `None of your bullets as ${roleName(role)} has a number. Take ${quoted(bullet.text)}: how many, how often, or what changed?`
    : '';
}

function levelTip({ posting, roles }: Situation): string {
  if (posting.seniority === '' || roles.length === 0) return '';
  const asked = seniorityLevel(posting.title);
  const highest = Math.max(...roles.map(({ title }) => seniorityLevel(title)));
  if (asked - highest < 2) return '';
  return `${posting.title} is a step up from the titles you have held. Show where you already decided, led or trained others, as far as you did.`;
}

function firstLineTip({ prepared, proofs }: Situation): string {
  const line = prepared.lines.find(({ need }) => need === 'required') ?? prepared.lines[0];
  if (!line) return '';
  const best = proofs
    .filter(({ copied }) => !copied)
    .map((proof) => ({ proof, coverage: measureCoverage(line, proof.reading) }))
    .sort((a, b) => b.coverage - a.coverage)[0];
  if (!best || best.coverage < MIN_COVERAGE)
    return `Have an answer ready for ${quoted(line.text)}: it stands high in the posting, and nothing in your experience speaks to it yet.`;
  return `For ${quoted(line.text)} your best answer is ${quoted(best.proof.bullet.text)}. Put it first in its job.`;
}

function degreeTip({ posting, degrees }: Situation): string {
  return posting.degreeAsked === '' || holdsDegree(posting.degreeAsked, degrees)
    ? ''
    : `The posting asks for ${degreeInSentence(posting.degreeAsked)}. Show yours, or the training that comes closest, where it is easy to find.`;
}

function questionTip({ posting }: Situation): string {
  return posting.company === ''
    ? 'Find out who the employer is before you apply; the posting does not say.'
    : `Read once more what ${posting.company} writes about the work, and keep only bullets that you would gladly talk about there.`;
}
