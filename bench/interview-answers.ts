// How interview practice scores labelled answers (bench/interview/README.md). Of the unseen trades and the blind set only totals
// are printed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { analyzeInterview } from '../api/writing/interview/analysis/analyze-interview.ts';
import type { InterviewAnalysis, InterviewSoFar } from '../api/writing/interview/types.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { printTable } from './lib/table.ts';

const TOPICS = ['opening', 'background', 'claim', 'requirement', 'behavior', 'problem'] as const;
const turnSchema = z.object({ question: z.string(), answer: z.string() });
const tradeSchema = z.object({
  trade: z.string(),
  set: z.enum(['seen', 'unseen']),
  posting: z.string(),
  roles: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      description: z.string(),
      bullets: z.array(z.string()),
    }),
  ),
  pairs: z.array(
    z.object({
      id: z.string(),
      topic: z.enum(TOPICS),
      question: z.string(),
      strong: z.string(),
      weak: z.string(),
      why: z.string(),
    }),
  ),
});
const setSchema = z.object({
  trades: z.array(tradeSchema),
  rubbish: z.array(
    z.object({ id: z.string(), trade: z.string(), why: z.string(), turns: z.array(turnSchema) }),
  ),
});
type Trade = z.infer<typeof tradeSchema>;
type Turn = z.infer<typeof turnSchema>;

const MOST_FOR_RUBBISH = 10;
const RUNS = 100;
const FILLERS = ['um', 'uh', 'you know', 'er'];

function asInterview({ posting, roles }: Trade, turns: readonly Turn[], isSpoken = false): InterviewSoFar {
  return {
    posting: { ...analyzePosting({ text: posting }), text: posting },
    roles: roles.map((role, at) => ({
      ...role,
      id: `role-${at}`,
      bullets: role.bullets.map((text, line) => ({ id: `bullet-${at}-${line}`, text })),
    })),
    messages: turns.flatMap(({ question, answer }) => [
      { role: 'interviewer' as const, content: question, spokenSeconds: null },
      {
        role: 'user' as const,
        content: isSpoken ? asHeard(answer) : answer,
        spokenSeconds: isSpoken ? 45 : null,
      },
    ]),
    session: 0,
    month: '2026-11',
  };
}

/** As a speech recognizer writes it: no capitals, no punctuation, and with the speaker's fillers. */
function asHeard(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[.,;:!?()"“”–-]+(?=\s|$)|[,;:!?()"“”–-]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .flatMap((word, at) => (at % 9 === 4 ? [FILLERS[at % FILLERS.length] ?? '', word] : [word]))
    .join(' ');
}

interface Outcome {
  name: string;
  isOpen: boolean;
  kind: 'pair' | 'rubbish';
  isRight: boolean;
  shown: string;
  margin: number;
}

/** What every analysis must hold, whatever it is of. */
const checked = {
  quotes: 0,
  wrongQuotes: 0,
  interviews: 0,
  unsteady: 0,
  otherWhenSpoken: 0,
  slowest: 0,
  stronger: 0,
  answers: 0,
};

function analyze(trade: Trade, turns: readonly Turn[]): InterviewAnalysis {
  const interview = asInterview(trade, turns);
  const analysis = analyzeInterview(interview);
  const said = turns.map(({ answer }) => answer);
  const quotes = [...analysis.strengths, ...analysis.improvements].map(({ quote }) => quote);
  for (const { star } of analysis.answers)
    quotes.push(...Object.values(star ?? {}).flatMap((quote) => quote ?? []));
  checked.quotes += quotes.length;
  checked.wrongQuotes += quotes.filter(
    (quote) => quote === '' || !said.some((text) => text.includes(quote)),
  ).length;
  checked.interviews += 1;
  const scores = new Set(
    Array.from({ length: RUNS }, () => analyzeInterview(structuredClone(interview)).overallScore),
  );
  if (scores.size !== 1) checked.unsteady += 1;
  if (analyzeInterview(asInterview(trade, turns, true)).overallScore !== analysis.overallScore) {
    checked.otherWhenSpoken += 1;
  }
  const start = performance.now();
  analyzeInterview(structuredClone(interview));
  checked.slowest = Math.max(checked.slowest, performance.now() - start);
  checked.answers += analysis.answers.length;
  checked.stronger += analysis.answers.filter(({ stronger }) => stronger !== null).length;
  return analysis;
}

const points = (trade: Trade, turns: readonly Turn[]): number => analyze(trade, turns).overallScore ?? 0;

function judge(file: string, isBlind: boolean): Outcome[] {
  const path = join(import.meta.dirname, 'interview', file);
  const { trades, rubbish } = setSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const pairs = trades.flatMap((trade) =>
    trade.pairs.map(({ id, question, strong, weak }): Outcome => {
      const [more, less] = [
        points(trade, [{ question, answer: strong }]),
        points(trade, [{ question, answer: weak }]),
      ];
      const isOpen = !isBlind && trade.set === 'seen';
      return {
        name: id,
        isOpen,
        kind: 'pair',
        isRight: more > less,
        shown: `${more} > ${less}`,
        margin: more - less,
      };
    }),
  );
  return [
    ...pairs,
    ...rubbish.flatMap(({ id, trade: name, turns }): Outcome[] => {
      const trade = trades.find((one) => one.trade === name);
      if (!trade) throw new Error(`${file}: "${id}" belongs to no trade of the file.`);
      const score = points(trade, turns);
      const isOpen = !isBlind && trade.set === 'seen';
      return [
        {
          name: id,
          isOpen,
          kind: 'rubbish',
          isRight: score <= MOST_FOR_RUBBISH,
          shown: `${score}`,
          margin: score,
        },
      ];
    }),
  ];
}

const share = (outcomes: readonly Outcome[]) =>
  `${outcomes.filter(({ isRight }) => isRight).length} of ${outcomes.length}`;
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? '-' : (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1);

const open = judge('open.json', false);
const columns = [
  { name: 'open, unseen trades', outcomes: open.filter(({ isOpen }) => !isOpen) },
  { name: 'open, seen trades', outcomes: open.filter(({ isOpen }) => isOpen) },
];
if (existsSync(join(import.meta.dirname, 'interview', 'blind.json')))
  columns.unshift({ name: 'blind', outcomes: judge('blind.json', true) });
for (const { name, kind, shown, isRight, isOpen } of open)
  if (isOpen) process.stdout.write(`${isRight ? '      ' : 'WRONG '}${kind} ${name}: ${shown}\n`);
const of = (outcomes: readonly Outcome[], kind: Outcome['kind']) =>
  outcomes.filter((one) => one.kind === kind);
printTable(
  'Labelled answers',
  ['', ...columns.map(({ name }) => name)],
  [
    ['strong above weak', ...columns.map(({ outcomes }) => share(of(outcomes, 'pair')))],
    [
      'mean distance',
      ...columns.map(({ outcomes }) => mean(of(outcomes, 'pair').map(({ margin }) => margin))),
    ],
    [
      'least distance',
      ...columns.map(({ outcomes }) => `${Math.min(...of(outcomes, 'pair').map(({ margin }) => margin))}`),
    ],
    ['rubbish of at most 10', ...columns.map(({ outcomes }) => share(of(outcomes, 'rubbish')))],
    [
      'rubbish, most points',
      ...columns.map(({ outcomes }) => `${Math.max(...of(outcomes, 'rubbish').map(({ margin }) => margin))}`),
    ],
  ],
);
printTable(
  'What always holds',
  ['', 'found', 'goal'],
  [
    ['quotes that aren’t substrings', `${checked.wrongQuotes} of ${checked.quotes}`, '0'],
    ['interviews with several scores in 100 runs', `${checked.unsteady} of ${checked.interviews}`, '0'],
    [
      'interviews that score otherwise when spoken',
      `${checked.otherWhenSpoken} of ${checked.interviews}`,
      '0',
    ],
    ['slowest analysis', `${checked.slowest.toFixed(0)} ms`, '300 ms for 12 answers'],
    ['answers with a stronger example', `${checked.stronger} of ${checked.answers}`, ''],
  ],
);
