import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import { readQuantities } from '../truth/quantities.ts';
import { analyzePosting } from '../posting/analyze-posting.ts';
import { findMistakes } from './grammar.ts';
import { rewordBullet } from './reword-bullet.ts';
import type { RewordMode, RewordRequest } from './rewording.ts';
import { BULLETS, POSTING_TEXTS } from './testing/bullets.ts';
import type { TestBullet } from './testing/bullets.ts';
import { countWords } from './text-shape.ts';

const postings = POSTING_TEXTS.map((text) => ({ ...analyzePosting({ text }), text }));
const [backend, hotel] = postings;
const MODES: readonly RewordMode[] = ['custom', 'keywords', 'focus', 'concise'];
const INSTRUCTIONS = [
  '',
  'shorter',
  'past tense, no first person',
  'lead with the result',
  'mention Docker',
  'make it funny',
];

function request(
  bullet: TestBullet,
  more: Partial<RewordRequest> & { instruction?: string; isOver?: boolean } = {},
) {
  const { instruction = '', isOver = true, ...rest } = more;
  const posting = backend ?? { ...analyzeText(''), text: '' };
  const made: RewordRequest = {
    material: {
      bullet: { id: 'own', text: bullet.text },
      support: bullet.support.map((text, at) => ({ id: `s${at}`, text })),
      instruction,
      role: { title: 'Team Member', company: 'Alder & Birch', isOver },
    },
    mode: 'concise',
    level: 50,
    area: '',
    posting,
    ...rest,
  };
  return made;
}

const reword = (text: string, more: Parameters<typeof request>[1] = {}, support: string[] = []) =>
  rewordBullet(request({ trade: '', language: 'en', text, support }, more));

/** A source, what becomes of it, and with what request. */
const TABLE: [string, string, Parameters<typeof request>[1]?, string[]?][] = [
  ['Was responsible for cleaning rooms and making beds', 'Cleaned rooms and made beds'],
  [
    'Duties included taking orders, preparing salads and cleaning the grill',
    'Took orders, prepared salads and cleaned the grill',
  ],
  [
    'I was responsible for packing twelve orders every hour and I also loaded the vans.',
    'Packed twelve orders every hour and loaded the vans.',
  ],
  ['Responsible for the loading of trailers', 'Loaded trailers'],
  ['All towels were washed by me during the night shift', 'Washed all towels during the night shift'],
  [
    'I have taught reading to adults on a weekly basis since 2019',
    'Taught reading to adults weekly since 2019',
  ],
  [
    'Manage the diary of two directors and answer the phone',
    'Managed the diary of two directors and answered the phone',
  ],
  [
    'Preparing dry stone walls and repairing gates on farms',
    'Prepared dry stone walls and repaired gates on farms',
  ],
  [
    'Was able to migrate the billing service to Kubernetes in order to save costs',
    'Migrated the billing service to Kubernetes to save costs',
  ],
  ['Responsible for the loading of vans', 'Load vans', { isOver: false }],
  [
    'Reorganised the cold store, cutting food waste by 15%',
    'Cut food waste by 15% by reorganising the cold store',
    { mode: 'custom', instruction: 'lead with the result' },
  ],
  [
    'Developed dashboards for operations, resulting in a 30% reduction in downtime',
    'Reduced downtime by 30% by developing dashboards for operations',
    { mode: 'custom', instruction: 'result first' },
  ],
  [
    'I am in charge of receiving deliveries and I check them against the orders',
    'Receive deliveries and check them against the orders',
    { isOver: false },
  ],
  ['Had to clean rooms and was tasked with the washing of towels', 'Cleaned rooms and washed towels'],
  ['Ran services on k8s', 'Ran services on Kubernetes', { mode: 'keywords' }],
  [
    'Cleaned rooms, made beds and greeted guests',
    'Greeted guests, cleaned rooms and made beds',
    { mode: 'focus', area: 'greeting guests' },
  ],
  [
    'Built REST APIs in Node.js',
    'Built REST APIs in Node.js; deployed APIs with Docker',
    { mode: 'keywords', level: 100 },
    ['Deployed APIs with Docker'],
  ],
  [
    'Drew floor plans',
    'Drew floor plans using SketchUp',
    { mode: 'custom', instruction: 'mention that I used SketchUp' },
  ],
  [
    'Integrated applications with MySQL databases to store and retrieve data',
    'Integrated applications with MySQL databases',
    { level: 0 },
  ],
  [
    'Ich habe täglich 12 Bewohner gewaschen und angekleidet.',
    'Täglich 12 Bewohner gewaschen und angekleidet.',
  ],
  [
    'Gestion des stocks et des commandes ainsi que nettoyage de la cuisine',
    'Gestion des stocks et des commandes',
    { level: 0 },
  ],
  ['Organicé el almacén con el fin de reducir errores', 'Organicé el almacén para reducir errores'],
  [
    'Skutecznie naprawiałem instalacje elektryczne w 20 budynkach',
    'Naprawiałem instalacje elektryczne w 20 budynkach',
  ],
];

describe('a reworded bullet point', () => {
  it.each(TABLE)('%s -> %s', (source, expected, more, support) => {
    const rewording = reword(source, more, support);
    expect(rewording.text).toBe(expected);
    expect(rewording.isUnchanged).toBe(false);
    expect(rewording.note).toMatch(/^(?:Shorter: |Left |Starts |Says |Puts |Adds |Past |Present |Tidied )/);
  });

  it.each([
    'Helped the housekeeper with the linen of two floors',
    'Took part in a project that reduced falls by 20 percent',
    'Worked on the checkout as part of a team of six',
    'Responsible for cleaning staff',
    'Responsible for marketing campaigns',
    'Was responsible for the till',
    'In charge of the post room',
    'We built a bridge',
    'Lead developer for two products',
    'Leitung der Entwicklung einer Plattform mit 1 Mio. Nutzern',
    'Was hired to deliver parcels',
    'Be polite to guests at the bar',
    'Made flyers for a theatre',
    'Vastasin asiakkaiden puheluihin ja tilauksiin',
  ])('stays as it is where nothing can honestly be said better: %s', (source) => {
    const rewording = reword(source);
    expect(rewording.text).toBe(source);
    expect(rewording.isUnchanged).toBe(true);
    expect(rewording.note).toMatch(
      /^(?:Kept as it was: no other wording would be better without new facts\.|Not reworded: )/,
    );
  });

  it('names what it left out', () => {
    expect(reword('Served guests in order to win their trust').note).toBe('Shorter: left out "in order to".');
    expect(reword('Wrote weekly sales reports for the managers', { level: 0 }).note).toContain(
      'left out "for the managers"',
    );
  });

  it('says only what is true of the text as it became', () => {
    const { note, text } = reword(
      'Took care of a group of 12 toddlers together with two colleagues and was responsible for the observation of their play',
      { level: 0 },
    );
    expect(text).not.toContain('observed');
    expect(note).not.toContain('Says "observed"');
    const past = reword('Responsible for opening the shop', {
      mode: 'custom',
      instruction: 'past tense',
      isOver: false,
    });
    expect(past.note).toContain('"Opened" instead of "Responsible for"');
  });

  it('says what was asked for and not done', () => {
    const asked = (text: string, instruction: string) => reword(text, { mode: 'custom', instruction }).note;
    expect(asked('Drew floor plans', 'lead with the result')).toContain(
      'Found no result that could go first.',
    );
    expect(asked('Cut waste by 20%', 'lead with the result')).not.toContain('no result');
    expect(asked('I drew plans and I am a keen cook', 'no first person')).toContain('Couldn\'t take out "I"');
  });

  it('does not leave out what a thing is for', () => {
    const source =
      'Developed and maintained a critical tool for password validation used by over 1,600 employees';
    expect(reword(source, { level: 0 }).text).toContain('for password validation');
    expect(
      reword('Improved leadership skills through tutoring peers in physics and calculus', { level: 0 }).text,
    ).toContain('in physics');
    expect(
      reword('Profiled data quality on user and audio metadata, identifying gaps in sessions', { level: 0 })
        .text,
    ).toContain('identifying gaps');
  });

  it('keeps numbers, names and results', () => {
    const source = 'Built reports for managers, cutting errors by 45%';
    for (const level of [0, 20]) expect(reword(source, { level }).text).toContain('45%');
    expect(reword('Built internal web shops with Docker', { level: 20 }).text).toContain('Docker');
    expect(reword(source, { mode: 'custom', instruction: 'shorter' }).text).toContain('45%');
  });

  it('says from which bullet point a keyword comes', () => {
    const { note } = reword('Built REST APIs', { mode: 'keywords', level: 100 }, [
      'Deployed APIs with Docker',
    ]);
    expect(note).toContain('from your bullet point "Deployed APIs with Docker"');
  });

  it('asks for a fact rather than making one up', () => {
    expect(reword('Answered tickets', { level: 100 }).question).toBeNull();
    expect(reword('Answered support tickets for teachers', { level: 100 }).question).toBe(
      'How many tickets a week?',
    );
    const rewording = reword('Drew floor plans', { mode: 'custom', instruction: 'mention AutoCAD' });
    expect(rewording.isUnchanged).toBe(true);
    expect(rewording.note).toContain('Didn\'t mention "AutoCAD"');
    expect(rewording.question).toContain('AutoCAD');
  });

  it('says honestly what it cannot do', () => {
    expect(reword('Drew floor plans', { mode: 'custom', instruction: 'make it funny' }).note).toContain(
      '"make it funny"',
    );
  });
});

const arbitrary = fc.record({
  bullet: fc.constantFrom(...BULLETS),
  mode: fc.constantFrom(...MODES),
  level: fc.constantFrom(0, 50, 100),
  instruction: fc.constantFrom(...INSTRUCTIONS),
  area: fc.constantFrom('', 'Customer service', 'Docker', 'results'),
  posting: fc.constantFrom(...postings),
  isOver: fc.boolean(),
});
const RUNS = { numRuns: 600 };

describe('all rewordings', () => {
  it('are of enough bullet points', () => {
    expect(BULLETS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(BULLETS.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(BULLETS.map(({ language }) => language)).size).toBe(7);
    expect(hotel).toBeDefined();
  });

  it('have a source for each claim, in all modes and lengths', () => {
    for (const bullet of BULLETS)
      for (const mode of MODES)
        for (const level of [0, 50, 100])
          for (const posting of postings) {
            const { claims, text } = rewordBullet(
              request(bullet, {
                mode,
                level,
                posting,
                area: 'Customer service',
                instruction: mode === 'custom' ? 'lead with the result' : '',
              }),
            );
            expect(
              claims.filter(({ source }) => source === null),
              text,
            ).toEqual([]);
          }
  });

  it('are well formed, the same each time, and keep the numbers that they name', () => {
    fc.assert(
      fc.property(arbitrary, ({ bullet, ...more }) => {
        const asked = request(bullet, more);
        const rewording = rewordBullet(asked);
        expect(rewordBullet(asked)).toEqual(rewording);
        const known = findMistakes(bullet.text, bullet.language === 'en');
        expect(
          findMistakes(rewording.text, bullet.language === 'en').filter((one) => !known.includes(one)),
        ).toEqual([]);
        const numbers = [bullet.text, ...bullet.support].flatMap((text) =>
          readQuantities(text).map(({ value }) => value),
        );
        for (const { value } of readQuantities(rewording.text)) expect(numbers).toContain(value);
        expect(rewording.isUnchanged).toBe(rewording.text === bullet.text);
      }),
      RUNS,
    );
  });

  it('are as long as asked, or say why not', () => {
    fc.assert(
      fc.property(arbitrary, ({ bullet, ...more }) => {
        const { text, note } = rewordBullet(request(bullet, { ...more, instruction: '' }));
        const target = countWords(bullet.text) * (0.6 + (0.8 * more.level) / 100);
        const words = countWords(text);
        if (words < target * 0.8 || words > target * 1.2)
          expect(note).toMatch(
            /Not as (?:short|long) as asked|Longer than asked|^Shorter: |Starts with|Says |^Kept as|^Not reworded/,
          );
      }),
      RUNS,
    );
  });

  it('have nothing left to do at the same length', () => {
    fc.assert(
      fc.property(arbitrary, ({ bullet, ...more }) => {
        const settings = { ...more, level: 50, instruction: '' };
        const { text } = rewordBullet(request(bullet, settings));
        expect(rewordBullet(request({ ...bullet, text }, settings)).text).toBe(text);
      }),
      RUNS,
    );
  });

  it('never fail, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.constantFrom(...MODES),
        fc.constantFrom(0, 100),
        (text, mode, level) => {
          const { claims } = reword(text, { mode, level, instruction: text });
          expect(claims.every(({ source }) => source !== null)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
