import { seniorityLevel } from '../posting/conditions.ts';
import { shownName, shownTerms } from '../posting/keywords.ts';
import type { MonthText, ResumeForScoring, Role } from '../types.ts';
import { proveBullets } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { measureExperience } from './experience-match.ts';
import type { ExperiencePart } from './experience-match.ts';
import { prepare } from './prepare.ts';
import type { PostingToScore, PreparedPosting } from './prepare.ts';
import { matchTitle } from './shared-work.ts';
import { wordingTip } from './wording-tip.ts';

const MAX_TIPS = 3;
/** The share of a requirement from which a bullet is an answer to it. */
const ANSWERS = 0.5;

interface Situation {
  posting: PostingToScore;
  prepared: PreparedPosting;
  roles: readonly Role[];
  proofs: readonly BulletProof[];
  /** The main requirements, in the order in which a recruiter checks them. */
  main: readonly ExperiencePart[];
}

/**
 * At most three sentences of advice for this posting and this person, the most important first; none where there is
 * nothing to say. Each names the requirement, the fact that it rests on, and what to do. What the person has not shown
 * is always put as a question of fact; no tip suggests claiming it.
 */
export function tipsFor(
  posting: PostingToScore,
  resume: ResumeForScoring,
  referenceDate: MonthText,
): string[] {
  const { roles } = resume;
  const bullets = roles.flatMap((role) => role.bullets.filter(({ text }) => text.trim() !== ''));
  if (bullets.length === 0) return firstTips(posting, roles);
  const prepared = prepare(posting);
  const proofs = proveBullets(prepared, roles, referenceDate);
  const parts = prepared.measurable
    ? measureExperience(posting, prepared, resume, proofs, referenceDate)
    : [];
  const situation = { posting, prepared, roles, proofs, main: parts.filter(({ main }) => main) };
  const tips = [copyTip, heldTip, missingTip, yearsTip, placeTip, wording, numberTip, levelTip]
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
  return tips.slice(0, MAX_TIPS);
}

function years(count: number): string {
  return `${count} ${count === 1 ? 'year' : 'years'}`;
}

function copyTip({ proofs }: Situation): string {
  const copied = proofs.find((proof) => proof.copied);
  return copied
    ? `Your bullet ${quoted(copied.bullet.text)} only repeats the posting’s words, so it counts for nothing here. Say what the posting can’t know: where you did it, for whom, or how much.`
    : '';
}

/** A license, degree or language that is required and that the resume details don't hold. */
function heldTip({ main }: Situation): string {
  const missing = main.find(
    ({ kind, need, share }) =>
      need === 'required' &&
      share === 0 &&
      (kind === 'license' || kind === 'education' || kind === 'language'),
  );
  if (!missing) return '';
  if (missing.kind === 'education')
    return `${quoted(missing.label)} is required, and we couldn’t find it in your education. If you have it, add it to your resume details; if not, name the training that comes closest.`;
  if (missing.kind === 'language')
    return `${quoted(missing.label)} is required, and we couldn’t find it in your resume details. If you speak the language, add it there with your level.`;
  return `${quoted(missing.label)} is required, and we couldn’t find it in your resume details. If you hold it, add it there with issuer and date; if not, ask whether they accept it in progress.`;
}

/** Required work that no bullet shows. */
function missingTip({ posting, prepared, main, roles }: Situation): string {
  const missing = main.filter(
    ({ kind, need, share, byBullet }) => need === 'required' && share === 0 && byBullet && kind !== 'trait',
  );
  if (missing.length === 0) return '';
  const [closest] = roles
    .map((role) => ({ role, match: matchTitle(posting, prepared, role) }))
    .filter(({ match }) => match > 0 || roles.length === 1)
    .sort((a, b) => b.match - a.match);
  const labels = missing.slice(0, 2).map(({ label }) => quoted(label));
  const [found, was, it] = labels.length === 1 ? ['it', 'that was', 'it'] : ['either', 'either was', 'them'];
  return `The posting requires ${listed(labels)}, and we couldn’t find ${found} in your bullets. If ${was} part of your work${closest ? ` as ${roleName(closest.role)}` : ''}, add a bullet that says where and how; if not, leave ${it} out.`;
}

function yearsTip({ main }: Situation): string {
  const asked = main.find(({ line, share }) => line && line.requirement.years !== null && share < 1);
  if (!asked) return '';
  const { label, share, detail } = asked;
  return share === 0
    ? `They ask for ${quoted(label)}, and we couldn’t find that work in your roles. If one of them was such work, add a bullet that says so.`
    : `They ask for ${quoted(label)}; your dates show ${detail.charAt(0).toLowerCase()}${detail.slice(1)}. Leave the dates as they are, and let your strongest results speak.`;
}

/** The best answer to a required thing, where it isn't the first that a reader sees of its role. */
function placeTip({ main, roles }: Situation): string {
  for (const { need, kind, share, bulletId, byBullet, label } of main) {
    if (need !== 'required' || !byBullet || kind === 'trait' || share < ANSWERS || bulletId === null)
      continue;
    const role = roles.find(({ bullets }) => bullets.some(({ id }) => id === bulletId));
    const at = role?.bullets.findIndex(({ id }) => id === bulletId) ?? 0;
    const bullet = role?.bullets[at];
    if (role && bullet && at > 1)
      return `Your best answer to ${quoted(label)} is ${quoted(bullet.text)}. Move it to the top of ${roleName(role)}, where readers look first.`;
  }
  return '';
}

const wording = ({ posting, prepared, proofs }: Situation) => wordingTip(posting, prepared, proofs);

/** A bullet that proves a main requirement without saying how much. */
function numberTip({ main, roles }: Situation): string {
  for (const { share, bulletId, byBullet, name, kind } of main) {
    if (share < ANSWERS || !byBullet || bulletId === null || kind === 'trait') continue;
    const bullet = roles.flatMap(({ bullets }) => bullets).find(({ id }) => id === bulletId);
    if (bullet && !/\d/.test(bullet.text))
      return `${quoted(bullet.text)} answers ${quoted(name)}, but has no number. If you know how many, how often or what changed, add it.`;
  }
  return '';
}

function levelTip({ posting, roles }: Situation): string {
  if (posting.seniority === '' || roles.length === 0) return '';
  const asked = seniorityLevel(posting.title);
  const highest = Math.max(...roles.map(({ title }) => seniorityLevel(title)));
  if (asked - highest < 2) return '';
  return `${posting.title} is a step up from the titles you have held. Show where you already decided, led or trained others, as far as you did.`;
}
