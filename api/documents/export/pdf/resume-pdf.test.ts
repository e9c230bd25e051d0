import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  hasPdftotext,
  missingInOrder,
  oneLine,
  placedTexts,
  readWithPdfParse,
  readWithPdftotext,
} from '../testing/read-back.ts';
import { renderInThread } from './render-in-thread.ts';
import { SCRIPT_SAMPLES, job, sampleResume } from '../testing/sample-resumes.ts';

const CREATED = new Date('2026-01-02T03:04:05Z');
const render = (...args: Parameters<typeof sampleResume>) => renderInThread(sampleResume(...args), CREATED);

const WHOLE = [
  'Ana Kowalska',
  'ana.kowalska@example.com',
  '(312) 555-0142',
  'Chicago, IL',
  'linkedin.com/in/ana-kowalska',
  'anakowalska.example',
  'Summary',
  'Experience',
  'Senior Data Analyst',
  'Mar 2021 – Present',
  '• Built the weekly freight cost report',
  '• Cut late deliveries by 18% by modelling dock congestion in C++ and moving 3 loading windows.',
  'Reporting Analyst',
  'Jun 2018 – Feb 2021',
  '• Made office efficient workflows with SQL;',
  'Operations Coordinator',
  '2016 – 2018',
  'Education',
  'B.Sc. Statistics',
  'University of Lakeshore · 2012 – 2016',
  'Minor in Geography',
  'Skills',
  'SQL, Python, PostgreSQL, Forecasting, A/B testing',
  'Certifications',
  'Lean Six Sigma Green Belt (2020)',
  'Languages',
  'English (native), Polish (fluent)',
];

describe('text extracted from the PDF', () => {
  it('is everything, in order', async () => {
    const { bytes, pages, notices } = await render();
    expect(pages).toBe(1);
    expect(notices).toEqual([]);
    const text = await readWithPdfParse(bytes);
    expect(missingInOrder(text, WHOLE)).toEqual([]);
    expect(missingInOrder(text, ['Senior Data Analyst', 'Northwind Freight', '• Built'])).toEqual([]);
    if (hasPdftotext) expect(missingInOrder(readWithPdftotext(bytes), WHOLE)).toEqual([]);
  });

  it('has the other sections last, each with its paragraphs and list items', async () => {
    const sections = [
      {
        heading: 'Projects',
        text: 'Dock planner\n- Plans 40 docks\n- Used daily\nFreight map\nShows where every load is.',
      },
      { heading: 'Empty', text: ' ' },
    ];
    const { bytes } = await render({ sections });
    const text = await readWithPdfParse(bytes);
    const expected = [
      ...WHOLE,
      'Projects',
      'Dock planner',
      '• Plans 40 docks',
      '• Used daily',
      'Freight map',
      'Shows where every load is.',
    ];
    expect(missingInOrder(text, expected)).toEqual([]);
    expect(text).not.toContain('Empty');
  });

  it.runIf(hasPdftotext)(
    'is in order for readers that look for columns, however short the bullets',
    async () => {
      // No lone letters: poppler takes "a a" for a letter-spaced "aa", whoever made the PDF.
      const anyWord = fc.constantFrom(
        'in',
        'all',
        'cost',
        'measured',
        'departments',
        'internationalization',
        '2019',
        'C++',
      );
      const anyBullet = fc.array(anyWord, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
      const anyJobs = fc.array(fc.array(anyBullet, { maxLength: 3 }), { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(anyJobs, async (all) => {
          const experiences = all.map((bullets, i) =>
            job(`Role ${i}`, `Company ${i}`, `${2001 + i}-01`, `${2002 + i}`, bullets),
          );
          const { bytes } = await render({ experiences });
          const expected = experiences.flatMap(({ title, bullets }, i) => [
            title,
            `Jan ${2001 + i} – ${2002 + i}`,
            ...bullets.map((text) => `• ${text}`),
          ]);
          expect(missingInOrder(readWithPdftotext(bytes), [...expected, 'Education', 'Skills'])).toEqual([]);
          expect(missingInOrder(await readWithPdfParse(bytes), [...expected, 'Education', 'Skills'])).toEqual(
            [],
          );
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(SCRIPT_SAMPLES)('is right in $script', async ({ language, title, company, bullets }) => {
    const experiences = [job(title, company, '2019-01', '2020', bullets)];
    const { bytes, notices } = await render({ language, experiences, summary: bullets[0] });
    expect(notices).toEqual([]);
    const texts = [await readWithPdfParse(bytes), ...(hasPdftotext ? [readWithPdftotext(bytes)] : [])];
    for (const text of texts) {
      expect(missingInOrder(text, [title, 'Jan 2019 – 2020', ...bullets.map((b) => `• ${b}`)])).toEqual([]);
      expect(oneLine(text)).toContain(company);
    }
  });

  it.runIf(hasPdftotext).each([
    ['he', 'מהנדסת תוכנה', 'חברת הים התיכון', 'פיתחה מערכת הזמנות לשלושה בתי חולים ב ירושלים'],
    ['ar', 'مهندسة برمجيات', 'شركة البحر', 'طورت نظام حجز كبير وخفضت التكلفة في المدينة'],
  ])('is right in the right-to-left script of %s', async (language, title, company, bullet) => {
    const { bytes, notices } = await render({
      language,
      experiences: [job(title, company, '2019', '2020', [bullet])],
    });
    expect(notices).toEqual([]);
    // poppler puts direction marks around right-to-left words.
    const text = readWithPdftotext(bytes).replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
    for (const part of [title, company, bullet]) expect(oneLine(text)).toContain(part);
    const right = (await placedTexts(bytes))
      .filter((t) => /[\u0590-\u06FF]/.test(t.text))
      .map((t) => t.x + t.width);
    expect(Math.max(...right)).toBeCloseTo(612 - 58, 0);
  });

  it('has a title, an author, a language and links to the web and to mail only', async () => {
    const base = sampleResume().contact;
    const { bytes } = await render({ language: 'pl', contact: { ...base, website: 'javascript:alert(1)' } });
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Ana Kowalska – Lead Data Analyst',
      Author: 'Ana Kowalska',
      Language: 'pl',
    });
    const links = await (await pdf.getPage(1)).getAnnotations();
    expect(links.map((link: { url?: string }) => link.url)).toEqual([
      'mailto:ana.kowalska@example.com',
      'https://www.linkedin.com/in/ana-kowalska',
    ]);
    await task.destroy();
    expect(await readWithPdfParse(bytes)).toContain('javascript:alert(1)');
  });

  it('shows markup as the text that it is', async () => {
    const typed = '<script>alert(1)</script> <img src=x onerror=y> {{7*7}} </title>';
    const { bytes } = await render({ summary: typed });
    expect(missingInOrder(await readWithPdfParse(bytes), [typed])).toEqual([]);
  });

  it('leaves empty sections out', async () => {
    const { bytes } = await render({
      summary: ' ',
      skills: [],
      certifications: [''],
      languages: [],
      education: [],
    });
    const text = await readWithPdfParse(bytes);
    for (const heading of ['Summary', 'Education', 'Skills', 'Certifications', 'Languages']) {
      expect(text).not.toContain(heading);
    }
  });

  it('leaves emoji out and says so', async () => {
    const { bytes, notices } = await render({ summary: 'Shipped it 🚀 on time' });
    expect(missingInOrder(await readWithPdfParse(bytes), ['Shipped it on time'])).toEqual([]);
    expect(notices).toEqual(['Emoji were left out, because resume readers stumble over them: 🚀']);
  });

  it('refuses a resume that its fonts would leave mostly empty', async () => {
    const experiences = [
      job('软件工程师', '长江物流公司', '2019', '', ['负责开发订单系统并降低了成本'.repeat(12)]),
    ];
    await expect(render({ experiences })).rejects.toMatchObject({
      kind: 'rule',
      reason: 'unsupported-script',
    });
  });
});

describe('the pages', () => {
  const bullet = (n: number) =>
    `Outcome number ${n}: planned, measured and delivered a change that people in ${n + 2} departments use every day, with its cost written down beforehand and compared with the real one afterwards.`;
  const manyJobs = (jobs: number, bullets: number) =>
    Array.from({ length: jobs }, (_, i) =>
      job(
        `Role ${i} Lead`,
        `Company ${i}`,
        '2010-01',
        '2011-02',
        Array.from({ length: bullets }, (_, k) => bullet(100 * i + k)),
      ),
    );

  it.each([3, 4, 5, 6, 7])('never end with a heading (jobs of %i bullets)', async (bullets) => {
    const experiences = manyJobs(15, bullets);
    const { bytes, pages } = await render({ experiences });
    expect(pages).toBeGreaterThanOrEqual(3);
    const placed = await placedTexts(bytes);
    for (let page = 1; page < pages; page += 1) {
      const onPage = placed.filter((item) => item.page === page);
      const foot = Math.min(...onPage.map((item) => item.y));
      const last = onPage
        .filter((item) => item.y < foot + 3)
        .map((item) => item.text)
        .join(' ');
      expect(last).not.toMatch(/^(Role \d+ Lead|Company \d+|Experience|Education|Skills|Jan 2010)/);
      expect(foot).toBeGreaterThan(50);
    }
    const expected = experiences.flatMap((one) => [one.title, ...one.bullets.map((text) => `• ${text}`)]);
    expect(missingInOrder(await readWithPdfParse(bytes), expected)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 5, 8])(
    'never end with a heading before a long bullet (%i short ones first)',
    async (filler) => {
      const long = Array.from({ length: 7 }, (_, i) => bullet(i)).join(' ');
      const experiences = Array.from({ length: 12 }, (_, i) =>
        job(
          `Role ${i} Lead`,
          `Company ${i}`,
          '2010-01',
          '2011-02',
          i === 0 ? Array(filler + 1).fill('Short.') : [long.slice(0, 700 + 90 * i)],
        ),
      );
      const { bytes, pages } = await render({ experiences });
      const placed = await placedTexts(bytes);
      for (let page = 1; page < pages; page += 1) {
        const onPage = placed.filter((item) => item.page === page);
        const foot = Math.min(...onPage.map((item) => item.y));
        const last = onPage.filter((item) => item.y < foot + 3).map((item) => item.text);
        expect(last.join(' ')).not.toMatch(/^(Role \d+ Lead|Company \d+)/);
      }
    },
  );

  it('split a long bullet with at least two lines on each side, and keep a short one whole', async () => {
    const long = Array.from({ length: 9 }, (_, i) => bullet(i)).join(' ');
    let parted = 0;
    for (const filler of [3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const experiences = [
        job('First', 'One', '2019', '2020', Array(filler).fill('A short one.')),
        ...[1, 2, 3].map((n) => job(`Role ${n}`, 'Two', '2010', '2012', [long])),
      ];
      const { bytes, pages } = await render({ experiences });
      const placed = await placedTexts(bytes);
      for (let page = 2; page <= pages; page += 1) {
        const lines = new Map<number, string>();
        for (const item of placed.filter((one) => one.page === page)) {
          const y = Math.round(item.y);
          lines.set(y, (lines.get(y) ?? '') + item.text);
        }
        const [first = '', second = ''] = [...lines].sort(([a], [b]) => b - a).map(([, text]) => text);
        const goesOn = !/^(•|First|Role|Education|Skills|Certifications|Languages)/.test(first);
        if (goesOn) parted += 1;
        if (goesOn) expect(second).not.toMatch(/^(•|First|Role|Education)/);
      }
    }
    expect(parted).toBeGreaterThan(0);
  });

  it('are numbered with outlines, so that the number is not part of the text', async () => {
    const { bytes, pages } = await render({ experiences: manyJobs(8, 5) });
    const text = oneLine(await readWithPdfParse(bytes));
    expect(text).not.toContain(`1 / ${pages}`);
    expect(text.split('Ana Kowalska')).toHaveLength(2);
  });

  it('are one fewer, set slightly tighter, if the last would have only a few lines', async () => {
    const sizes = new Set<number>();
    for (let n = 2; n <= 24; n += 1) {
      const experiences = [job('Role', 'Company', '2019', '', Array(n).fill(bullet(1)))];
      const { bytes, pages } = await render({ experiences });
      const roundedSize = (item: { size: number }) => Math.round(item.size * 100) / 100;
      const body = (await placedTexts(bytes)).find((item) => item.text.startsWith('Outcome'));
      if (pages === 1 && body) sizes.add(roundedSize(body));
    }
    expect([...sizes]).toEqual([9.75, 9.4]);
  });

  it('are A4 or US Letter', async () => {
    for (const [paper, width] of [
      ['a4', 595.28],
      ['letter', 612],
      [undefined, 612],
    ] as const) {
      const task = getDocument({ data: (await render({ paper })).bytes.slice(), verbosity: 0 });
      const [, , right] = (await (await task.promise).getPage(1)).view;
      expect(right).toBeCloseTo(width, 1);
      await task.destroy();
    }
  });

  it('have space for everything: nothing overflows the column', async () => {
    const word = 'x'.repeat(50_000);
    const url = `https://example.com/${'path-segment/'.repeat(30)}`;
    const { bytes } = await render({
      summary: word,
      skills: [url],
      contact: {
        ...sampleResume().contact,
        fullName: 'W'.repeat(100),
        website: url,
        email: `${'m'.repeat(200)}@example.com`,
      },
      experiences: [
        job(`A ${'Very '.repeat(38)}Long Title`, 'C'.repeat(190), '2019', '', [word.slice(0, 900)]),
      ],
    });
    const placed = await placedTexts(bytes);
    expect(Math.max(...placed.map((item) => item.x + item.width))).toBeLessThan(612 - 58 + 1);
    const text = (await readWithPdfParse(bytes)).replace(/\s/g, '');
    expect(text).toContain(word);
    expect(text).toContain(url);
  });

  it('show what was typed: "->" is not drawn as an arrow', async () => {
    const placed = await placedTexts(
      (await render({ summary: '->', skills: ['-'], certifications: ['>'] })).bytes,
    );
    const width = (text: string) => placed.find((item) => item.text === text)?.width ?? 0;
    expect(width('->')).toBeGreaterThan(0);
    expect(Math.abs(width('->') - width('-') - width('>'))).toBeLessThan(0.5);
  });

  it('put a title and its dates on one baseline, the dates at the right edge', async () => {
    const placed = await placedTexts((await render()).bytes);
    const title = placed.find((item) => item.text === 'Senior Data Analyst');
    const dates = placed.filter(
      (item) => item.page === title?.page && Math.abs(item.y - (title?.y ?? 0)) < 0.05 && item !== title,
    );
    expect(dates.map((item) => item.text).join('')).toBe('Mar 2021 – Present');
    expect(Math.max(...dates.map((item) => item.x + item.width))).toBeCloseTo(612 - 58, 0);
  });
});
