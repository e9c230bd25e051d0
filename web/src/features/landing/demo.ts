/**
 * The demo of the landing page: one invented person's bullets, one invented posting, and wordings prepared
 * for every setting of the panel. Nothing is sent anywhere. Like the product, it uses only what the bullet
 * itself says; `demo.test.ts` holds it to that.
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
  asks: 'Customer support for small businesses, CRM records, onboarding new colleagues, a help center that answers questions.',
};

/** Wordings from short to long. */
type Lengths = readonly [string, string, string];

export interface DemoBullet {
  id: string;
  text: string;
  wordings: Partial<Record<DemoFocus, Lengths>> & { none: Lengths };
  /** The posting's word for what the bullet says in other words: [the bullet's, the posting's]. */
  keywords: readonly (readonly [string, string])[];
  /** What every wording leaves out, quoted in the note. */
  dropped: string;
}

export const DEMO_BULLETS: readonly DemoBullet[] = [
  {
    id: 'calls',
    text: 'I was responsible for answering about 60 billing calls a day, mostly from small shops, and noting each one in the client database',
    dropped: 'I was responsible for',
    keywords: [
      ['small shops', 'small businesses'],
      ['client database', 'CRM'],
    ],
    wordings: {
      none: [
        'Answered about 60 billing calls a day',
        'Answered about 60 billing calls a day, mostly from small shops',
        'Answered about 60 billing calls a day, mostly from small shops, and noted each one in the client database',
      ],
      customers: [
        'Answered billing calls from small shops, about 60 a day',
        'Answered about 60 billing calls a day, mostly from small shops',
        'Answered billing calls, mostly from small shops, about 60 a day, and noted each one in the client database',
      ],
      documentation: [
        'Noted about 60 billing calls a day in the client database',
        'Noted each of about 60 billing calls a day in the client database',
        'Noted each of about 60 billing calls a day, mostly from small shops, in the client database after answering',
      ],
    },
  },
  {
    id: 'articles',
    text: 'Helped with writing 24 articles for the FAQ pages so that people could find answers about invoices by themselves',
    dropped: 'so that people could',
    keywords: [['FAQ pages', 'help center']],
    wordings: {
      none: [
        'Helped write 24 articles for the FAQ pages',
        'Helped write 24 articles about invoices for the FAQ pages',
        'Helped write 24 articles for the FAQ pages, where people find answers about invoices by themselves',
      ],
      customers: [
        'Helped people find answers by themselves with 24 articles',
        'Helped people find answers about invoices by themselves with 24 articles',
        'Helped people find answers about invoices by themselves, writing on 24 articles for the FAQ pages',
      ],
      documentation: [
        'Helped write 24 articles for the FAQ pages',
        'Helped write 24 articles about invoices for the FAQ pages',
        'Helped write 24 articles about invoices for the FAQ pages, with answers that people find by themselves',
      ],
    },
  },
  {
    id: 'training',
    text: 'Was also asked to show 11 new people in the team how refunds and the phone system work',
    dropped: 'Was also asked to',
    keywords: [['new people', 'new colleagues']],
    wordings: {
      none: [
        'Showed 11 new people how refunds work',
        'Showed 11 new people how refunds and the phone system work',
        'Showed 11 new people in the team how refunds and the phone system work',
      ],
      training: [
        'Showed 11 new people the phone system and refunds',
        'Showed 11 new people in the team the phone system and refunds',
        'Showed 11 new people in the team how the phone system and refunds work',
      ],
    },
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
  /** The posting's words that came in; they are marked in the text. */
  used: string[];
  /** What was done and why, in plain sentences. */
  notes: string[];
}

/** 0, 1 or 2: which wording a position of the slider stands for. */
export function lengthStep(length: number): 0 | 1 | 2 {
  return length < 35 ? 0 : length < 70 ? 1 : 2;
}

/** The prepared wording for these settings, with an honest word about each setting that changed nothing. */
export function rewriteDemoBullet(bullet: DemoBullet, settings: DemoSettings): DemoResult {
  const { keywords, focus, length, instructions } = settings;
  const notes = [`Dropped “${bullet.dropped}”.`];
  const own = bullet.wordings[focus];
  if (!own) {
    const name = FOCUS_OPTIONS.find((option) => option.value === focus)?.label.toLowerCase() ?? focus;
    notes.push(`This bullet says nothing about ${name}, so nothing was made up for it.`);
  }
  let text = (own ?? bullet.wordings.none)[lengthStep(length)];
  const used: string[] = [];
  if (keywords) {
    for (const [mine, theirs] of bullet.keywords) {
      if (!text.includes(mine)) continue;
      text = text.replace(mine, theirs);
      used.push(theirs);
      notes.push(`The posting says “${theirs}” for your “${mine}”.`);
    }
    if (used.length === 0) notes.push('No word of the posting fits this wording, so none was forced in.');
  }
  if (instructions.trim()) {
    notes.push('Your instruction was not used: this small demo only knows the choices above.');
  }
  return { text, used, notes };
}

/** The text in pieces, with the posting's words marked. */
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
