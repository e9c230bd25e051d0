import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import { tokenize } from '../text/tokens.ts';
import { lexiconEntries } from '../lexicon/lexicon.ts';
import type { Bullet, MatchScores, ResumeForScoring, Role } from '../types.ts';
import { holdsDegree } from './experience-match.ts';
import { scoreBand, scoreResume } from './score-resume.ts';

const NOW = '2026-11';
/** Milliseconds for a thousand postings that are read anew, on a busy machine. */
const SLOW = 180_000;
const POSTINGS = [
  `Warehouse Supervisor
Hollow Creek Foods
Leeds
Requirements:
- At least 4 years of experience in warehouse operations
- Inventory management and cycle counting
- Forklift licence
- Experience with SAP
Duties
- Lead a team of order pickers
- Plan shipping and receiving
Nice to have:
- Lean manufacturing`,
  `Senior Data Analyst
Requirements:
- SQL and Python, 5+ years of experience
- Tableau or Power BI dashboards
- A/B testing
- Bachelor's degree
What you will do
- Build dashboards for the sales team
- Explain statistics to people without a technical background`,
  `Pastry Chef
Requirements:
- Baking and food safety
- Menu planning with fresh produce
- ServSafe certification`,
].map(analyzeText);

const BULLETS = [
  'Counted stock every cycle and kept inventory records right for 4,000 items',
  'Drove a forklift and loaded 30 trucks a day',
  'Led 12 order pickers on the night shift',
  'Built Tableau dashboards on SQL tables for the sales team',
  'Ran A/B testing of the checkout in Python',
  'Baked bread for 200 guests and taught food safety',
  'Planned menus with local farms',
  'Wrote the newsletter of the rowing club',
  'Walked dogs',
  'Introduced lean manufacturing on two lines',
  'Planned shipping and receiving with SAP',
];

const date = fc.constantFrom('2012', '2015-03', '2018-09', '2021-01', '2023-06');
const role = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Warehouse Worker', 'Data Analyst', 'Baker', 'Teacher', 'Warehouse Team Lead', ''),
  company: fc.constantFrom('Alder', 'Birch', ''),
  startDate: date,
  endDate: fc.constantFrom('', '2019-02', '2024', '2025-12'),
  texts: fc.uniqueArray(fc.constantFrom(...BULLETS), { maxLength: 5 }),
});
const resume = fc
  .record({
    roles: fc.uniqueArray(role, { maxLength: 4, selector: ({ id }) => id }),
    skills: fc.subarray(['SQL', 'Excel', 'Forklift licence', 'Baking', 'ServSafe']),
    certificates: fc.subarray(['Forklift license, 2024', 'First aid']),
    languages: fc.subarray(['English (native)', 'Spanish (B2)']),
    education: fc.subarray(['Bachelor of Science, Elm College, 2016', 'High school diploma']),
  })
  .map(({ roles, ...rest }): ResumeForScoring => ({
    ...rest,
    roles: roles.map(({ texts, ...one }): Role => ({
      ...one,
      bullets: texts.map((text, index) => ({ id: `${one.id}-${index}`, text })),
    })),
  }));
const names = lexiconEntries()
  .filter(({ kind }) => kind !== 'trait' && kind !== 'phrase')
  .map(({ name }) => name);
const lines = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 8 });
/** Postings of any trade: required and preferred terms and duties from the whole lexicon. */
const anyPosting = fc
  .record({
    title: fc.constantFrom('Nurse', 'Office Manager', 'Go Developer', ''),
    musts: lines,
    wishes: lines,
  })
  .chain(({ title, musts, wishes }) =>
    fc
      .record({ years: fc.option(fc.integer({ min: 1, max: 12 })), duties: lines })
      .map(({ years, duties }) => {
        const text = [
          title,
          'Requirements:',
          ...(years === null ? [] : [`- ${years}+ years of experience`]),
          ...musts.map((name) => `- Experience with ${name}`),
          'Nice to have:',
          ...wishes.map((name) => `- ${name}`),
          'What you will do:',
          ...duties.map((name) => `- Look after everything about ${name}`),
        ].join('\n');
        return analyzeText(text);
      }),
  );
/** Long enough that even a name of seven words doesn't make it a copy of the posting. */
const sentenceAbout = (label: string) =>
  `Over the years I came to use ${label} for everybody who asked me for it at the counter`;
/** Some licenses are proved only by holding them, not by using them. */
const sentenceProving = (label: string, job: (typeof POSTINGS)[number]) =>
  job.terms.some(({ canonical, kind }) => canonical === label && kind === 'certificate')
    ? `All those years I held a valid ${label} and showed it to everybody who asked at the counter`
    : sentenceAbout(label);
const posting = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...POSTINGS) },
  { weight: 2, arbitrary: anyPosting },
);

/** Ways of copying a posting into bullets that somebody might try for a better score. */
function waysOfCopying(job: (typeof POSTINGS)[number], seed: number): Record<string, string[]> {
  const keywords = job.terms.map(({ surface }) => surface);
  const lines = job.text
    .split('\n')
    .map((row) => row.replace(/^- /, ''))
    .filter((row) => row.split(' ').length >= 2);
  const words = lines.flatMap((row) => row.split(' '));
  const turned = [...words].sort((a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 31 + seed) % 7));
  const pieces = (list: string[], size: number, glue: string) =>
    list.flatMap((_, at) => (at % size === 0 ? [list.slice(at, at + size).join(glue)] : []));
  return {
    whole: [job.text],
    'in one line': [job.text.replace(/\s+/g, ' ')],
    'line by line': lines,
    'lines without their first word': lines.map((row) => row.split(' ').slice(1).join(' ')),
    'lines without their last word': lines.map((row) => row.split(' ').slice(0, -1).join(' ')),
    'lines read backwards': lines.map((row) => row.split(' ').reverse().join(' ')),
    'words in another order': pieces(turned, 12, ' '),
    'keywords, comma by comma': [keywords.join(', ')],
    'keywords in small capitals': [keywords.join(', ').toLowerCase()],
    'keywords after a label': [`Skills: ${keywords.join(', ')}`],
    'keywords with and': [keywords.join(' and ')],
    'each keyword alone': keywords,
    'keywords two by two': pieces(keywords, 2, ', '),
    'keywords three by three': pieces(keywords, 3, ' and '),
    'keywords five by five': pieces(keywords, 5, '; '),
    'keywords ten times': Array.from({ length: 10 }, () => keywords.join(', ')),
    'lines with success': lines.map((row) => `Successfully ${row}`),
    'lines as a responsibility': lines.map((row) => `I was responsible for ${row}`),
    'lines as a role': lines.map((row) => `In my role I always really ${row}`),
    'lines as questions': lines.map((row) => `Would the kitchen ${row.replace(/[.!?]/g, '')}?`),
    'a number between words': lines.map((row) => row.split(' ').join(' 17 ')),
    'an adverb between words': lines.map((row) => row.split(' ').join(' often ')),
    'tags between words': lines.map((row) => row.split(' ').join(' </b>&nbsp;<b> ')),
    'invisible letters in words': lines.map((row) => row.replace(/\B/gu, '\u200b')),
    'letters of other scripts': lines.map((row) => row.replaceAll('o', 'о').replaceAll('a', 'а')),
    'letters of full width': lines.map((row) =>
      row.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ),
  };
}

/** Ways of disguising the posting's lines so that a program sees different words. */
function disguised(job: (typeof POSTINGS)[number]): Record<string, string[]> {
  const lines = job.text.split('\n').map((row) => row.replace(/^- /, ''));
  return {
    'letters of other scripts throughout': lines.map((row) =>
      row.replace(/[aeocpxyi]/g, (letter) => 'аеосрхуі'['aeocpxyi'.indexOf(letter)] ?? letter),
    ),
    'letters that change places': lines.map((row) =>
      row.replace(/\b(\p{L})(\p{L})(\p{L})(?=\p{L}{2})/gu, '$1$3$2'),
    ),
    'digits for letters': lines.map((row) => row.replaceAll('e', '3').replaceAll('o', '0')),
    'another number': lines.map((row) =>
      row.replace(/(?<!\S)\p{L}\p{Ll}{3,}(?!\S)/gu, (word) =>
        /[^s]s$/.test(word) ? word.replace(/(?:ie)?s$/, '') : `${word}s`,
      ),
    ),
    'words written together': lines.map((row) =>
      row.replace(/(^| )(\p{L})/gu, (_, __, letter: string) => letter.toUpperCase()),
    ),
    'connectives of another language': lines.map((row) =>
      row.replace(/\b(and|or|in|with|for)\b/g, 'et avec').replace(/\b(the|a|to)\b/g, 'van'),
    ),
    'stock phrases after lines': lines.map(
      (row) => `${row} with great success, to the full satisfaction of all customers`,
    ),
  };
}

const scores = ({ word, experience, overall, cap }: MatchScores) => ({ word, experience, overall, cap });
const withBullet = (given: ResumeForScoring, index: number, text: string): ResumeForScoring => ({
  ...given,
  roles: given.roles.map((one, at) =>
    at === index % given.roles.length ? { ...one, bullets: [...one.bullets, { id: 'new', text }] } : one,
  ),
});
const one = (...texts: string[]): ResumeForScoring => ({
  roles: [
    {
      id: 'r',
      title: 'Warehouse Worker',
      company: 'Alder',
      startDate: '2020-01',
      endDate: '',
      bullets: texts.map((text, index): Bullet => ({ id: `b${index}`, text })),
    },
  ],
  skills: [],
  certificates: [],
  languages: [],
  education: [],
});
const [warehouse, data] = POSTINGS;
if (!warehouse || !data) throw new Error('two postings are needed');

describe('scoreResume', () => {
  it('gives whole numbers from 0 to 100, and never an overall score above the cap', () => {
    fc.assert(
      fc.property(posting, resume, (job, given) => {
        const { word, experience, overall, cap } = scoreResume(job, given, NOW);
        for (const value of [word, experience, overall, cap]) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(overall).toBeLessThanOrEqual(cap);
      }),
    );
  });

  it(
    'gives a receipt whose lines add up to the scores',
    () => {
      fc.assert(
        fc.property(posting, resume, (job, given) => {
          const { word, experience, receipt } = scoreResume(job, given, NOW);
          for (const [part, score] of [
            ['word', word],
            ['experience', experience],
          ] as const) {
            const lines = receipt.filter((line) => line.part === part);
            expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
            expect(lines.reduce((sum, { possible }) => sum + possible, 0)).toBe(100);
            for (const line of lines) {
              expect(line.points).toBeLessThanOrEqual(line.possible);
              if (line.evidence === 'none') expect(line.points).toBe(0);
              if (line.bulletId !== null)
                expect(given.roles.flatMap(({ bullets }) => bullets.map(({ id }) => id))).toContain(
                  line.bulletId,
                );
            }
          }
        }),
        { numRuns: 1_000 },
      );
    },
    SLOW,
  );

  it(
    'says how much a bullet that proves a missing term would at least add',
    () => {
      fc.assert(
        fc.property(posting, resume, (job, given) => {
          const current = given.roles.findIndex(({ endDate }) => endDate === '');
          if (current < 0) return;
          const before = scoreResume(job, given, NOW);
          const line = before.receipt.find(({ part, evidence }) => part === 'word' && evidence === 'none');
          if (!line) return;
          const after = scoreResume(job, withBullet(given, current, sentenceProving(line.label, job)), NOW);
          expect((after.overall ?? 0) - (before.overall ?? 0)).toBeGreaterThanOrEqual(line.wouldAdd);
          expect(line.wouldAdd).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  it('promises no gain for lines that are proved or that no bullet can prove', () => {
    const { receipt } = scoreResume(
      { ...data },
      one('Wrote SQL and Python', 'Built Tableau dashboards'),
      NOW,
    );
    const findGain = (label: string) => receipt.find((line) => line.label === label)?.wouldAdd;
    expect(findGain('SQL')).toBe(0);
    expect(findGain("Bachelor's degree")).toBe(0);
    expect(findGain('SQL and Python, 5+ years of experience')).toBe(0);
    expect(findGain('A/B testing')).toBeGreaterThan(0);
  });

  it('says what was found for the years and the title', () => {
    const { receipt } = scoreResume(
      warehouse,
      one('Counted stock and kept the inventory', 'Ran warehouse operations'),
      NOW,
    );
    const found = (label: string) => receipt.find((line) => line.label === label);
    expect(found('At least 4 years of experience in warehouse operations')).toMatchObject({
      evidence: 'dates',
      detail: '6.5 years in a role that fits',
    });
    expect(found('Warehouse Supervisor')).toMatchObject({
      evidence: 'title',
      detail: 'Closest: Warehouse Worker, Alder',
    });
  });

  it('does not count what a bullet denies', () => {
    const denied = scoreResume(warehouse, one('No experience with SAP'), NOW);
    expect(denied.receipt.find(({ label }) => label === 'SAP')).toMatchObject({
      evidence: 'none',
      points: 0,
    });
  });

  it('gives the same result 100 times', () => {
    const given = one(...BULLETS);
    const first = scoreResume(warehouse, given, NOW);
    for (let run = 0; run < 100; run += 1) expect(scoreResume({ ...warehouse }, given, NOW)).toEqual(first);
  });

  it('is never lowered by one more bullet', () => {
    fc.assert(
      fc.property(posting, resume, fc.nat(3), fc.constantFrom(...BULLETS), (job, given, index, text) => {
        if (given.roles.length === 0) return;
        const before = scoreResume(job, given, NOW);
        const after = scoreResume(job, withBullet(given, index, text), NOW);
        expect(after.word).toBeGreaterThanOrEqual(before.word ?? 0);
        expect(after.experience).toBeGreaterThanOrEqual(before.experience ?? 0);
        expect(after.overall).toBeGreaterThanOrEqual(before.overall ?? 0);
        expect(after.cap).toBeGreaterThanOrEqual(before.cap);
      }),
    );
  });

  it('does not depend on the order of roles and bullets or on repeated bullets', () => {
    fc.assert(
      fc.property(posting, resume, (job, given) => {
        const before = scores(scoreResume(job, given, NOW));
        const turned = {
          ...given,
          roles: [...given.roles]
            .reverse()
            .map((each) => ({ ...each, bullets: [...each.bullets].reverse() })),
        };
        const doubled = {
          ...given,
          roles: given.roles.map((each) => ({
            ...each,
            bullets: each.bullets.flatMap((bullet) => [bullet, { ...bullet, id: `${bullet.id}x` }]),
          })),
        };
        expect(scores(scoreResume(job, turned, NOW))).toEqual(before);
        expect(scores(scoreResume(job, doubled, NOW))).toEqual(before);
      }),
    );
  });

  it('is never raised by bullets about something else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POSTINGS),
        resume,
        fc.nat(3),
        fc.constantFrom(
          'Walked dogs',
          'Wrote the newsletter of the rowing club',
          'Repainted my garden fence',
          'Sang in a choir on Sundays',
        ),
        (job, given, index, text) => {
          if (given.roles.length === 0) return;
          expect(scores(scoreResume(job, withBullet(given, index, text), NOW))).toEqual(
            scores(scoreResume(job, given, NOW)),
          );
        },
      ),
    );
  });

  it('gains at most 5 points from any way of copying the posting', () => {
    fc.assert(
      fc.property(posting, resume, fc.nat(), (job, given, seed) => {
        if (given.roles.length === 0) return;
        const before = scoreResume(job, given, NOW).overall ?? 0;
        for (const [way, texts] of Object.entries(waysOfCopying(job, seed))) {
          const pasted = texts.reduce((all, text) => withBullet(all, 0, text), given);
          expect([way, (scoreResume(job, pasted, NOW).overall ?? 0) - before <= 5]).toEqual([way, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(POSTINGS.map((job) => [job.title, job] as const))(
    'gains at most 5 points by disguised lines of the posting: %s',
    (_, job) => {
      const before = scoreResume(job, one('Walked dogs'), NOW).overall ?? 0;
      const gains = Object.entries(disguised(job)).map(([way, texts]) => [
        way,
        (scoreResume(job, one('Walked dogs', ...texts), NOW).overall ?? 0) - before,
      ]);
      expect(gains.filter(([, gain]) => Number(gain) > 5)).toEqual([]);
    },
  );

  it('accepts a line of the posting to which somebody added a place and a detail', () => {
    const text =
      'Loading and unloading of trucks with the forklift, keeping the aisles of the warehouse clear';
    const job = analyzeText(`Warehouse Worker\nYour tasks\n- ${text}\nRequirements\n- Forklift licence`);
    const word = (bullet: string) => scoreResume(job, one(bullet), NOW).word ?? 0;
    expect(word(text)).toBe(word('Walked dogs'));
    expect(word(`${text} at the Harburg depot`)).toBeGreaterThan(word(text));
  });

  it('accepts a list of skills only if it is not copied from the posting', () => {
    const terms = warehouse.terms.map(({ surface }) => surface);
    const listed = (skills: string[]) => scoreResume(warehouse, { ...one('Walked dogs'), skills }, NOW).word;
    expect(listed([warehouse.text])).toBe(listed([]));
    // A licence is proved by the list that contains it.
    expect(listed(terms)).toBe(listed(['Forklift licence']));
    expect(listed(['SAP', 'Excel', 'First aid', 'Polish'])).toBeGreaterThan(listed([]) ?? 100);
  });

  it('accepts a real title, but not a row of the posting’s terms', () => {
    const titled = (title: string) => {
      const given = one('Walked dogs');
      return scoreResume(warehouse, { ...given, roles: given.roles.map((role) => ({ ...role, title })) }, NOW)
        .word;
    };
    const terms = warehouse.terms.map(({ surface }) => surface);
    expect(titled(terms.join(', '))).toBe(titled('Clerk'));
    expect(titled('Supervisor, Inventory Management')).toBeGreaterThan(titled('Clerk') ?? 100);
  });

  it('trusts a bullet stuffed with terms less than a sentence', () => {
    const pile = scoreResume(
      warehouse,
      one('Inventory management, cycle counting, forklift licence, SAP, shipping, lean manufacturing'),
      NOW,
    );
    const said = scoreResume(
      warehouse,
      one(
        'Did the inventory management and cycle counting',
        'Used my forklift licence every day',
        'Booked goods in SAP',
        'Planned all shipping',
        'Learned lean manufacturing',
      ),
      NOW,
    );
    expect(pile.word ?? 0).toBeLessThan((said.word ?? 0) - 20);
    expect(pile.cap).toBeLessThan(said.cap);
  });

  it('counts a skill implied by a tool for half, and never the reverse', () => {
    const job = analyzeText('Requirements:\n- Python\n- Django');
    expect(
      scoreResume(job, one('Wrote shops in Django'), NOW).receipt.map(({ label, evidence }) => [
        label,
        evidence,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Python', 'implied'],
        ['Django', 'recent-bullet'],
      ]),
    );
    expect(scoreResume(job, one('Wrote tools in Python'), NOW).receipt).toContainEqual(
      expect.objectContaining({ label: 'Django', evidence: 'none', points: 0 }),
    );
  });

  it('counts a narrower skill fully for the broader one, and never the reverse', () => {
    const job = analyzeText('Requirements:\n- Welding\n- CDL\n- Software testing');
    const narrower = one(
      'TIG welding of railings',
      'Hold a Class A CDL, clean since 2015',
      'Did the functional testing of a shop',
    );
    for (const { part, label, evidence, points, possible } of scoreResume(job, narrower, NOW).receipt) {
      if (part === 'word') expect([label, evidence, points]).toEqual([label, 'recent-bullet', possible]);
    }
    const asked = analyzeText('Requirements:\n- TIG welding\n- Class A CDL\n- Functional testing');
    const broader = one('Did all the welding', 'Hold a CDL', 'Did software testing');
    expect(scoreResume(asked, broader, NOW).word).toBe(0);
  });

  it('accepts the same skill in other words, and a licence in the resume details', () => {
    const receipt = scoreResume(
      warehouse,
      { ...one('Managed the inventory of two sites'), certificates: ['Forklift license'] },
      NOW,
    ).receipt;
    expect(receipt).toContainEqual(
      expect.objectContaining({ label: 'Inventory management', evidence: 'recent-bullet' }),
    );
    const licence = receipt.find(({ label }) => label === 'Forklift licence');
    expect(licence).toMatchObject({ evidence: 'details' });
    expect(licence?.points).toBe(licence?.possible);
  });

  it('counts the months of overlapping jobs once', () => {
    const job = analyzeText('Baker\nOak Oven\nRequirements:\n- 10 years of experience in baking');
    const twice = one('Did the baking for a café');
    const roles = ['a', 'b'].map((id) => ({
      ...twice.roles[0],
      id,
      title: '',
      company: '',
      startDate: '2021-11',
      endDate: '2026-10',
      bullets: [{ id: `${id}1`, text: 'Did the baking for a café' }],
    }));
    const line = scoreResume(job, { ...twice, roles }, NOW).receipt.find(
      ({ label }) => label === '10 years of experience in baking',
    );
    expect((line?.points ?? 0) / (line?.possible ?? 1)).toBeCloseTo(0.5, 1);
  });

  it('reports insufficient information instead of 0 or 100', () => {
    const nothing = analyzeText('hello');
    expect(scoreResume(nothing, one('Walked dogs'), NOW)).toMatchObject({
      word: null,
      experience: null,
      overall: null,
      receipt: [],
    });
    const russian = analyzeText('Мы ищем сварщика с опытом работы в AutoCAD и SolidWorks');
    expect(scoreResume(russian, one('Used AutoCAD'), NOW)).toMatchObject({
      word: null,
      experience: null,
      overall: null,
    });
    expect(
      scoreResume(warehouse, { roles: [], skills: [], certificates: [], languages: [], education: [] }, NOW),
    ).toMatchObject({ word: 0, experience: 0, overall: 0, cap: 40 });
  });

  it('finds a degree in the education, a higher one for a lower, and nowhere else', () => {
    const line = (given: ResumeForScoring) =>
      scoreResume(data, given, NOW).receipt.find(({ kind }) => kind === 'education');
    expect(line(one('Wrote SQL', 'Tutored 12 students for their bachelor’s degree'))?.points).toBe(0);
    const held = line({ ...one('Wrote SQL'), education: ['MSc Statistics, Elm College, 2016'] });
    expect(held).toMatchObject({ evidence: 'details' });
    expect(held?.points).toBe(held?.possible);
    expect(line({ ...one('Wrote SQL'), education: ['High school diploma, 2009'] })?.points).toBe(0);
  });

  it(
    'never contradicts itself within a receipt',
    () => {
      const spaced = (text: string) =>
        ` ${tokenize(text)
          .map(({ norm }) => norm)
          .join(' ')} `;
      fc.assert(
        fc.property(posting, resume, (job, given) => {
          const { receipt } = scoreResume(job, given, NOW);
          const requirements = receipt.filter(({ kind }) => kind !== null);
          const waysOf = (label: string) =>
            job.requirements.find(({ text }) => text === label)?.anyOf.length ?? 1;
          const single = requirements.filter(({ label }) => waysOf(label) === 1);
          const isMet = ({ points, possible, evidence }: (typeof receipt)[number]) =>
            evidence !== 'none' && evidence !== 'skills' && points >= possible && possible > 0;
          for (const line of single.filter(isMet)) {
            const inside = receipt.filter(
              (other) =>
                other !== line && spaced(line.label).includes(spaced(other.label)) && other.possible > 0,
            );
            for (const { part, label, evidence } of inside)
              if (part === 'word') expect([label, evidence]).not.toEqual([label, 'none']);
          }
          for (const { part, label, points } of receipt) {
            const kind = job.terms.find(({ surface }) => surface === label)?.kind;
            if (part !== 'word' || (kind !== 'certificate' && kind !== 'degree' && kind !== 'language'))
              continue;
            const naming = requirements.filter(
              (line) =>
                spaced(line.label).includes(spaced(label)) &&
                (line.kind === 'license' || line.kind === 'education' || line.kind === 'language'),
            );
            if (naming.length > 0 && naming.every((line) => line.evidence === 'none')) expect(points).toBe(0);
          }
        }),
        { numRuns: 1_000 },
      );
    },
    SLOW,
  );

  it('names the required things that are missing, and caps the overall score while there are any', () => {
    const { missingMusts, cap, overall } = scoreResume(warehouse, one('Planned the shipping with SAP'), NOW);
    expect(missingMusts).toContain('Forklift licence');
    expect(missingMusts).not.toContain('SAP');
    expect(cap).toBeLessThan(100);
    expect(overall).toBeLessThanOrEqual(cap);
  });

  it('measures things of which any is enough as one', () => {
    const job = analyzeText('Requirements:\n- Kubernetes or ECS\n- Terraform');
    const { receipt, cap, missingMusts } = scoreResume(
      job,
      one('Ran 30 services on ECS with Terraform'),
      NOW,
    );
    expect(receipt.map(({ label }) => label)).toContain('Kubernetes or ECS');
    expect(receipt.map(({ label }) => label)).not.toContain('ECS');
    expect([cap, missingMusts]).toEqual([100, []]);
  });

  it('describes each score in words', () => {
    expect([0, 30, 50, 70, 100].map(scoreBand)).toEqual([
      'early',
      'partial',
      'fair',
      'strong',
      'very strong',
    ]);
  });
});

describe('degrees', () => {
  it.each<[string, boolean]>([
    ['BSc Economics, University of Leeds, 2012', true],
    ['Bachelor of Arts, Ohio State University', true],
    ['Certificate in Baking, University of Leeds, 2012', false],
    ['University of Leeds, 2010 to 2012', false],
    ['High school diploma, 2009', false],
  ])('%s', (education, held) => {
    expect(holdsDegree("Bachelor's degree", [education])).toBe(held);
  });
});
