import type { InterviewRole, RubbishKind } from '../types.ts';
import { STORY_TOPICS, findResultNumber, findVagueWords, partNamed, strengthOf } from './answer-findings.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { valueOf } from './judged-answer.ts';
import type { Candidate } from './pick-remarks.ts';
import { readAnswer } from './read-answer.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { findStarParts, partQuote } from './star-parts.ts';
import { countOf } from './wording.ts';

const HABIT =
  /^(?:i|we|you) (?:always|usually|normally|generally|just|never|often|have to|need to)\b|^its important\b|^the (?:most )?important thing\b/;
const PASSED_ON =
  /^(?:i would|id|i) (?:tell|ask|call|inform|let) (?:my |the |a )?(?:\w+ )?(?:supervisor|manager|boss|dispatch|them|somebody|someone|lead|leader|chef|colleague)\b/;
const SHORT = 45;
const LONG = 260;

/** What would make an answer stronger, each resting on words of it. */
export function findImprovements(
  answer: JudgedAnswer,
  at: number,
  roles: readonly InterviewRole[],
): Candidate[] {
  if (answer.rubbish) return [improveRubbish(answer.collected.text, answer.rubbish.kind, at)];
  const { scored } = answer;
  if (!scored) return [];
  // The weaker the answer, the more its remarks matter.
  const weight = 1 + (1 - valueOf(answer));
  return [
    ...improveVagueness(scored, at),
    ...improveHabit(scored, at),
    ...improveOwnPart(scored, at),
    ...improvePassing(scored, at),
    ...improveResult(answer, scored, at, roles),
    ...improveOpening(scored, at),
    ...improveProblem(scored, at),
    ...improveLength(scored, at),
  ].map((one) => ({ ...one, value: one.value * weight }));
}

const ABOUT_RUBBISH: Record<RubbishKind, readonly string[]> = {
  'too-short': [
    'This says nothing about your work yet. Name one thing that you did, where it was and how it went; four or five sentences are enough.',
  ],
  repetition: [
    'This repeats itself. Each question is a chance to tell something new: which case haven’t you told yet?',
  ],
  pasted: [
    'These aren’t your own words. The interviewer knows the posting and the question; what they don’t know is what you did.',
  ],
  gibberish: [
    'This can’t be read as an answer. Say it in sentences, as you would to somebody across the table.',
  ],
  'off-topic': [
    'This leads away from the question. Come back to the job: what in your work is closest to what was asked?',
  ],
};

function improveRubbish(text: string, kind: RubbishKind, answer: number): Candidate {
  const reading = readAnswer(text);
  const quote = reading.words.length > 0 ? partQuote(reading, 0) : (text.trim().split(/\s/u)[0] ?? '');
  return { kind: `rubbish-${kind}`, answer, quote, texts: ABOUT_RUBBISH[kind], value: 6 };
}

function improveVagueness({ reading, measured }: ScoredAnswer, answer: number): Candidate[] {
  const quote = findVagueWords(reading);
  if (quote === null || measured.specifics.value >= 0.45) return [];
  return [
    {
      kind: 'vague',
      answer,
      quote,
      texts: [
        'Anybody could say this, so it doesn’t tell who you are. Put one fact in its place: which place, which day, how many?',
        'This stays general. What could a listener picture: who was there, what was on the table, what did it cost or save?',
        'This could go without being missed. One number or name from your work in its place would say more.',
      ],
      value: 3 * (1 - measured.specifics.value),
    },
  ];
}

function improveHabit({ reading, topic }: ScoredAnswer, answer: number): Candidate[] {
  const { situation } = findStarParts(reading);
  if (!STORY_TOPICS.has(topic) || strengthOf(situation) >= 0.6) return [];
  const at = findPhrase(reading, HABIT);
  return [
    {
      kind: 'habit',
      answer,
      quote: partQuote(reading, Math.max(0, at)),
      texts:
        at < 0
          ? ['The question asks for one occasion, and none is named. Begin with when and where it was.']
          : [
              'You say how you go about it in general. The question asks for one time: which day comes to mind first?',
              'This is a rule, not a story. Choose one case in which you kept to it and tell what happened.',
            ],
      value: 2.8,
    },
  ];
}

function improveOwnPart({ reading, measured }: ScoredAnswer, answer: number): Candidate[] {
  const ours = reading.deeds.find(({ subject }) => subject === 'we');
  const own = reading.deeds.filter(({ subject, weight }) => subject === 'i' && weight > 0.5).length;
  if (!ours || measured.ownership.value >= 0.65) return [];
  return [
    {
      kind: 'own-part',
      answer,
      quote: partQuote(reading, ours.from),
      texts:
        own === 0
          ? [
              'You say “we” throughout. Which part was yours: who had the idea, who did the work, who checked it?',
              'A team did this, and you were in it. Say what would have been missing without you.',
            ]
          : ['Here “we” takes over from “I”. Say which of it was your part.'],
      value: own === 0 ? 2.9 : 2.4,
    },
  ];
}

function improvePassing({ reading, topic, measured }: ScoredAnswer, answer: number): Candidate[] {
  const at = findPhrase(reading, PASSED_ON);
  if (topic !== 'problem' || at < 0 || measured.structure.value >= 0.7) return [];
  return [
    {
      kind: 'passing',
      answer,
      quote: partQuote(reading, at),
      texts: [
        'It is right to tell somebody, but the question is about you. What do you check or do yourself before and after that?',
        'You hand the problem on here. Say first what you would look at yourself.',
      ],
      value: 3,
    },
  ];
}

function improveResult(
  judged: JudgedAnswer,
  { reading, topic, measured }: ScoredAnswer,
  answer: number,
  roles: readonly InterviewRole[],
): Candidate[] {
  if (topic === 'opening' || topic === 'problem') return [];
  const { result } = findStarParts(reading);
  const deeds = reading.deeds.filter(({ subject, weight }) => subject === 'i' && weight > 0.5);
  const last = deeds.at(-1);
  const hint = figureInBank(judged, roles);
  if (strengthOf(result) < 0.5)
    return last && measured.structure.value < 0.95
      ? [
          {
            kind: 'result',
            answer,
            quote: partQuote(reading, last.from),
            texts: [
              `Here the story stops before its end. What came of it?${hint}`,
              `You say what you did, but not what it changed. How did it end?${hint}`,
            ],
            value: 2.2,
          },
        ]
      : [];
  if (findResultNumber(reading) !== null || reading.numbers.length > 2) return [];
  return [
    {
      kind: 'result',
      answer,
      quote: result?.quote ?? '',
      texts: [
        `By how much, or how fast? One figure makes this end believable.${hint}`,
        `How did you know? A number, or what somebody said, would prove it.${hint}`,
      ],
      value: 1.8,
    },
  ];
}

/** A bullet point of theirs with a number that they didn't mention; a reminder that is empty if there is none. */
function figureInBank({ stronger, collected }: JudgedAnswer, roles: readonly InterviewRole[]): string {
  const role = roles.find(({ id }) => id === stronger?.roleId);
  const said = new Set(readAnswer(collected.text).words.map(({ word }) => word));
  const bullet = role?.bullets.find(({ id, text }) => {
    if (!stronger?.bulletIds.includes(id) || text.length > 140) return false;
    const { numbers, words } = readAnswer(text);
    return numbers.some(({ from }) => !said.has(words[from]?.word ?? ''));
  });
  return bullet ? ` Your experience has a figure: “${bullet.text.trim()}”` : '';
}

function improveOpening({ reading, topic, parts }: ScoredAnswer, answer: number): Candidate[] {
  if (topic !== 'opening') return [];
  const [did, why] = [partNamed(parts, 'what you did'), partNamed(parts, 'why you want this job')];
  const candidates: Candidate[] = [];
  if (strengthOf(did) < 0.5)
    candidates.push({
      kind: 'opening-work',
      answer,
      quote: findVagueWords(reading) ?? partQuote(reading, 0),
      texts: [
        'After this, a listener knows what you are like, but not what you have done. Name your last job and one thing that you did there.',
      ],
      value: 2.7,
    });
  if (strengthOf(why) < 0.5)
    candidates.push({
      kind: 'opening-why',
      answer,
      quote: partQuote(reading, Math.max(0, lastSentence(reading))),
      texts: [
        'Before you end, say why this job: something in the posting that you have done, or would like to do more of.',
      ],
      value: 1.9,
    });
  return candidates;
}

function improveProblem({ reading, topic, parts }: ScoredAnswer, answer: number): Candidate[] {
  if (topic !== 'problem') return [];
  const [steps, example] = [
    partNamed(parts, 'the steps, in order'),
    partNamed(parts, 'a case in which you did it'),
  ];
  const candidates: Candidate[] = [];
  if (strengthOf(steps) < 0.5)
    candidates.push({
      kind: 'steps',
      answer,
      quote: partQuote(reading, 0),
      texts: ['What comes first, and what next? Go through it as if you stood in front of it.'],
      value: 2.3,
    });
  if (strengthOf(example) < 0.5)
    candidates.push({
      kind: 'example',
      answer,
      quote: partQuote(reading, Math.max(0, lastSentence(reading))),
      texts: [
        'When did you last have a problem like this? One sentence about it would show that you have done it before.',
      ],
      value: 1.9,
    });
  return candidates;
}

function improveLength({ reading }: ScoredAnswer, answer: number): Candidate[] {
  const count = reading.words.length;
  if (count < SHORT)
    return [
      {
        kind: 'short',
        answer,
        quote: partQuote(reading, 0),
        texts: [
          `${countOf(count, 'word')} are few for this question. There is room for an example of three or four sentences.`,
        ],
        value: 1.7,
      },
    ];
  if (count < LONG) return [];
  const at = Math.min(count - 1, LONG);
  return [
    {
      kind: 'long',
      answer,
      quote: partQuote(reading, at),
      texts: [
        `By here you have used ${countOf(at, 'word')}; few people listen for so long. What could go without being missed?`,
      ],
      value: 1.8,
    },
  ];
}

function findPhrase({ words }: ScoredAnswer['reading'], pattern: RegExp): number {
  return words.findIndex((_, at) =>
    pattern.test(
      words
        .slice(at, at + 6)
        .map(({ word }) => word)
        .join(' '),
    ),
  );
}

/** Where the last sentence begins, or the last dozen words of a text without sentences. */
function lastSentence({ words, text }: ScoredAnswer['reading']): number {
  for (let at = words.length - 3; at > 0; at -= 1)
    if (/[.!?\n]/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0))) return at;
  return Math.max(0, words.length - 12);
}
