import type { ExperiencePart } from '../../scoring/experience-match.ts';
import { readHits } from '../../lexicon/read-hits.ts';
import { shownTerms } from '../../posting/keywords.ts';
import { nameNeed, nameTerm } from './name-need.ts';
import type { NamedNeed } from './name-need.ts';
import { namePosition } from './name-position.ts';
import type { PlanMaterial, PlannedQuestion } from './planned-question.ts';

/** From here on a requirement counts as shown. */
const SHOWN = 0.5;

interface Need extends NamedNeed {
  kind: ExperiencePart['kind'];
}

/**
 * Two questions about what the posting asks for: one about a must that the person's experience doesn't show, one about
 * something else that matters for the work, or about the position where there is nothing to name.
 *
 * @param used what an earlier question is already about
 */
export function planRequirements(
  material: PlanMaterial,
  used: string,
): {
  missing: PlannedQuestion | null;
  shown: PlannedQuestion | null;
} {
  const { posting, roles, parts, session } = material;
  const named = parts.flatMap((part) => {
    const need = part.line && nameNeed(part.line.requirement, posting);
    return need ? [{ ...need, kind: part.kind, part }] : [];
  });
  const own = namesOf(
    roles.flatMap(({ title, bullets }) => [title, ...bullets.map(({ text }) => text)]).join('\n'),
  );
  const lacking = named
    .filter(({ part }) => ![...namesOf(part.line?.requirement.text ?? '')].some((name) => own.has(name)))
    .filter(
      ({ part }) =>
        part.share === 0 && part.need === 'required' && part.kind !== 'trait' && part.kind !== 'condition',
    )
    .sort((a, b) => rank(b) - rank(a));
  const missing = lacking[session % Math.max(1, Math.min(lacking.length, 4))];
  const others = named
    .filter(
      ({ part, phrase }) =>
        phrase !== missing?.phrase &&
        phrase !== used &&
        part.kind !== 'license' &&
        part.kind !== 'education' &&
        part.kind !== 'condition',
    )
    .sort((a, b) => Number(a.isQuoted) - Number(b.isQuoted) || rankShown(b) - rankShown(a));
  const shown = others[session % Math.max(1, Math.min(others.length, 4))];
  return {
    missing: missing ? planMissing(missing, material) : planMotive(material),
    shown: shown ? planShown(shown, material) : planTerm(material, [used, missing?.phrase ?? '']),
  };
}

/** What the lexicon knows of a text: whoever names a part of a requirement is not told that it is missing. */
const namesOf = (text: string): Set<string> =>
  new Set(
    readHits(text)
      .hits.filter(({ entry }) => entry.kind !== 'trait')
      .map(({ entry }) => entry.name),
  );

/** Work before licenses, main before others, plain words before quotations. */
const rank = ({ kind, isQuoted, part }: Need & { part: ExperiencePart }): number =>
  (part.main ? 2 : 0) + (part.byBullet && kind !== 'license' ? 1 : 0) - (isQuoted ? 2 : 0);
const rankShown = ({ kind, part }: Need & { part: ExperiencePart }): number =>
  (part.main ? 1 : 0) + (part.share >= SHOWN ? 1 : 0) + (kind === 'trait' ? -2 : kind === 'duty' ? 0.5 : 0);

function planMissing({ phrase, kind }: Need, { roles, session }: PlanMaterial): PlannedQuestion {
  const from = roles.length === 0 ? 'what I have about you' : 'the experience you listed';
  const frames =
    kind === 'license' || kind === 'education' || kind === 'language'
      ? [
          `The posting requires ${phrase}, and I don’t find it in ${from}. Where do you stand with that?`,
          `One thing that is required is ${phrase}. I couldn’t see it in ${from}. Do you have it, or are you working towards it?`,
        ]
      : [
          `The posting requires ${phrase}, and I don’t find that in ${from}. How much have you had to do with it so far?`,
          `I have a plain question: the posting requires ${phrase}, and I can’t see that in ${from}. How would you close the gap?`,
          `One of the things that they require is ${phrase}, which I couldn’t find in ${from}. Where have you come across it, also outside of a job?`,
        ];
  return {
    topic: 'requirement',
    ask: frames[session % frames.length] ?? '',
    again: `How much do you know about ${subjectOf(phrase)}, and where does that come from? It’s fine to say that it’s new to you.`,
    smaller: `Let me ask for less: who could you learn ${kind === 'license' || kind === 'education' ? 'or get this' : 'this'} from, and how long would you need?`,
  };
}

/** "Telemetry experience" is experience of telemetry. */
const subjectOf = (phrase: string): string => phrase.replace(/ experience$/, '');

function planShown({ phrase, kind, isQuoted }: Need, { session }: PlanMaterial): PlannedQuestion {
  const frames =
    kind === 'duty'
      ? [
          `Part of this work is ${phrase}. How would you go about it in your first weeks here?`,
          `A good deal of the work here is ${phrase}. What matters most to you when you do that?`,
          `In this job, ${phrase} comes up often. What tends to go wrong there, and how do you prevent it?`,
        ]
      : [
          `Let’s talk about ${phrase}, which the posting asks for. When did you last need it, and what did you do?`,
          `The posting puts weight on ${phrase}. Tell me about one time when it really counted.`,
          `The posting names ${phrase} among the things that matter. How do you know that you’re good enough at it for this work?`,
        ];
  return {
    topic: 'requirement',
    ask: frames[session % frames.length] ?? '',
    again: isQuoted
      ? `The posting’s words are ${phrase}. Where have you dealt with that before?`
      : `Where have you dealt with ${subjectOf(phrase)} before, and what was your part in it?`,
    smaller: `What is the first thing that comes to mind when you hear ${subjectOf(phrase)}?`,
  };
}

/** For postings that ask for nothing that can be named. */
function planTerm({ posting, session }: PlanMaterial, used: readonly string[]): PlannedQuestion | null {
  const terms = shownTerms(posting).filter(
    (term) => term.kind !== 'degree' && !used.includes(nameTerm(term, posting)),
  );
  const term = terms[session % Math.max(1, Math.min(terms.length, 4))];
  const phrase = term ? nameTerm(term, posting) : '';
  return term && phrase !== ''
    ? planShown({ phrase, isQuoted: false, kind: 'skill' }, { posting, session, roles: [], parts: [] })
    : null;
}

function planMotive({ posting, session }: PlanMaterial): PlannedQuestion {
  const position = namePosition(posting);
  const asks = [
    `What makes ${position} the right next step for you, rather than more of what you do now?`,
    `If you started in ${position} next month, what would you have to learn first?`,
  ];
  return {
    topic: 'requirement',
    ask: asks[session % asks.length] ?? '',
    again: 'Why this job, and why now?',
    smaller: 'Name one thing in the posting that you would look forward to.',
  };
}
