/**
 * The demo of the landing page: one invented person's bullets, one invented posting, and wordings prepared for every
 * setting of the panel. Nothing is sent anywhere. It keeps the product's rules about words: a wording says what the
 * bullet says and no more, keeps its numbers, and swaps words only for synonyms; `demo.test.ts` checks every state.
 */

export type DemoFocus = 'none' | 'customers' | 'documentation' | 'training';

export const FOCUS_OPTIONS: readonly { value: DemoFocus; label: string }[] = [
  { value: 'none', label: 'None (Keep Broad)' },
  { value: 'customers', label: 'Customer support' },
  { value: 'documentation', label: 'Documentation' },
  { value: 'training', label: 'Training' },
];

export const DEMO_POSTING = {
  title: 'Customer Success Specialist',
  company: 'Fernhill Billing',
  asks: 'Customer support for small stores, a customer database in good order, onboarding of new team members, and an FAQ that answers questions.',
};

/** A wording that leaves something out. */
interface ShortWording {
  text: string;
  /** The bullet's own words that are left out, quoted in the note. */
  leftOut: readonly string[];
}

/** Wordings by length. Only the short one may say less than the bullet; none says more. */
interface Wordings {
  short: ShortWording;
  asIs: string;
  long: string;
}

export interface DemoBullet {
  id: string;
  text: string;
  /** Words that say nothing about the work; every wording drops them. */
  filler: string;
  wordings: Wordings;
  /** The area that the bullet starts with anyway. */
  leadsWith: DemoFocus;
  /** Wordings that start with another area that the bullet also covers. */
  focused: Partial<Record<DemoFocus, Wordings>>;
  /** [the bullet's words, the posting's words for exactly the same thing]. */
  keywords: readonly (readonly [string, string])[];
}

export const DEMO_BULLETS: readonly DemoBullet[] = [
  {
    id: 'calls',
    text: 'I was responsible for answering about 60 billing calls a day, mostly from small shops, and noting each one in the client database',
    filler: 'I was responsible for',
    leadsWith: 'customers',
    keywords: [
      ['small shops', 'small stores'],
      ['client database', 'customer database'],
    ],
    wordings: {
      short: {
        text: 'Answered about 60 billing calls a day and noted each one in the client database',
        leftOut: ['mostly from small shops'],
      },
      asIs: 'Answered about 60 billing calls a day, mostly from small shops, and noted each one in the client database',
      long: 'Answered about 60 billing calls a day, most of them from small shops, and noted each one of them in the client database',
    },
    focused: {
      documentation: {
        short: {
          text: 'Noted in the client database each of about 60 billing calls answered a day',
          leftOut: ['mostly from small shops'],
        },
        asIs: 'Noted in the client database each of about 60 billing calls answered a day, mostly from small shops',
        long: 'Noted in the client database each one of about 60 billing calls answered a day, most of them from small shops',
      },
    },
  },
  {
    id: 'articles',
    text: 'My tasks included helping to write 24 articles for the FAQ pages so that people could find answers about invoices by themselves',
    filler: 'My tasks included',
    leadsWith: 'documentation',
    keywords: [['FAQ', 'FAQ']],
    wordings: {
      short: {
        text: 'Helped write 24 articles for the FAQ pages',
        leftOut: ['so that people could find answers about invoices by themselves'],
      },
      asIs: 'Helped write 24 articles for the FAQ pages so that people could find answers about invoices by themselves',
      long: 'Helped with the writing of 24 articles for the FAQ pages so that people could find answers about invoices by themselves',
    },
    focused: {
      customers: {
        short: {
          text: 'Helped write 24 articles so that people could find answers about invoices',
          leftOut: ['for the FAQ pages', 'by themselves'],
        },
        asIs: 'Helped write 24 articles so that people could find answers about invoices by themselves on the FAQ pages',
        long: 'Helped with the writing of 24 articles so that people could find answers about invoices by themselves on the FAQ pages',
      },
    },
  },
  {
    id: 'training',
    text: 'Besides that, I showed 11 new people in the team how refunds and the phone system work',
    filler: 'Besides that, I',
    leadsWith: 'training',
    keywords: [['new people in the team', 'new team members']],
    wordings: {
      short: {
        text: 'Showed 11 new people in the team how refunds work',
        leftOut: ['and the phone system'],
      },
      asIs: 'Showed 11 new people in the team how refunds and the phone system work',
      long: 'Showed 11 new people in the team how refunds work and how the phone system works',
    },
    focused: {},
  },
];

export interface DemoSettings {
  keywords: boolean;
  focus: DemoFocus;
  /** 0 (Short) to 100 (Long). */
  length: number;
  instructions: string;
}

export interface DemoResult {
  text: string;
  /** The posting's words that were used; they are marked in the text. */
  used: string[];
  /** What was done and why, in plain sentences. */
  notes: string[];
}

/** Chooses the wording for a position of the slider. */
export function chooseLength(length: number): keyof Wordings {
  return length < 35 ? 'short' : length < 70 ? 'asIs' : 'long';
}

/** Picks the prepared wording for these settings, with an honest note about each setting that changed nothing. */
export function rewriteDemoBullet(bullet: DemoBullet, settings: DemoSettings): DemoResult {
  const { keywords, focus, length, instructions } = settings;
  const notes = [`Dropped “${bullet.filler}”.`];
  const wording = (bullet.focused[focus] ?? bullet.wordings)[chooseLength(length)];
  let text = typeof wording === 'string' ? wording : wording.text;
  if (typeof wording !== 'string') {
    notes.push(`Left out to keep it short: ${wording.leftOut.map((words) => `“${words}”`).join(', ')}.`);
  }
  if (focus !== 'none' && !bullet.focused[focus]) {
    const name = FOCUS_OPTIONS.find((option) => option.value === focus)?.label.toLowerCase() ?? focus;
    notes.push(
      focus === bullet.leadsWith
        ? `It already starts with ${name}.`
        : `This bullet point says nothing about ${name}, so nothing was made up.`,
    );
  }
  const used: string[] = [];
  if (keywords) {
    for (const [mine, theirs] of bullet.keywords) {
      if (!text.includes(mine)) continue;
      text = text.replace(mine, theirs);
      used.push(theirs);
      notes.push(
        mine === theirs
          ? `The posting says “${theirs}” too.`
          : `The posting says “${theirs}” for your “${mine}”.`,
      );
    }
    if (used.length === 0) notes.push('None of the posting’s words fit here, so none were forced in.');
  }
  if (instructions.trim()) {
    notes.push('Your instructions weren’t used: this demo only knows the options above.');
  }
  return { text, used, notes };
}

/** Splits the text into pieces and marks the posting's words. */
export function markWords(text: string, words: readonly string[]): { text: string; marked: boolean }[] {
  let pieces = [{ text, marked: false }];
  for (const word of words) {
    pieces = pieces.flatMap((piece) => {
      const start = piece.marked ? -1 : piece.text.indexOf(word);
      if (start < 0) return [piece];
      return [
        { text: piece.text.slice(0, start), marked: false },
        { text: word, marked: true },
        { text: piece.text.slice(start + word.length), marked: false },
      ].filter(({ text: part }) => part !== '');
    });
  }
  return pieces;
}
