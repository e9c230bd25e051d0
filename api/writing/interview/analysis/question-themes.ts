import { stemOf } from './read-answer.ts';

/** What questions ask for in general, and the words with which bullet points tell of it. */
const THEMES: readonly [asked: string, told: string][] = [
  [
    'angry difficult upset unhappy complaint',
    'complaint complaints returns refund refunds escalated dispute disputes de-escalated',
  ],
  [
    'target goal proud achievement achieve success improve better faster',
    'raised reduced cut increased improved grew halved doubled saved exceeded',
  ],
  [
    'mistake wrong error fail failed problem',
    'error errors fault faults corrected repaired fixed booking incident incidents rebooking',
  ],
  [
    'pressure busy deadline stress stressful rush',
    'covers shift peak season deadline urgent hour night ahead',
  ],
  [
    'team colleague together conflict disagree train teach lead led',
    'trained led coached mentored precepted supervised onboarded team',
  ],
  ['safety safe accident', 'safety accidents incidents inspection inspections haccp hygiene'],
  ['learn new change', 'introduced moved learned set started launched'],
];
const STEMMED = THEMES.map(([asked, told]) => ({
  asked: new Set(asked.split(' ').map(stemOf)),
  told: told.split(' ').map(stemOf),
}));

/** The stems that bullet points use for what a question asks: "raised" and "reduced" for a goal that was reached. */
export const themeStems = (question: readonly string[]): string[] =>
  STEMMED.flatMap(({ asked, told }) => (question.some((stem) => asked.has(stem)) ? told : []));
