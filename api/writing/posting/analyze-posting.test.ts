import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzePosting } from './analyze-posting.ts';
import { listKeywords } from './keywords.ts';
import { looksLikeLoginPage } from './notices.ts';

const NURSE = `Night Shift Nurse (m/w/d)
Birchwood Hospital
Portland, OR

Birchwood Hospital is looking for a night shift nurse to join our medical ward.

What you will do
• Administer medication and record vital signs
• Plan discharges with the case manager
• Chart in Epic EHR

Requirements:
- Active RN license
- At least 3 years of experience in acute care
- BLS certification
- Bachelor's degree in nursing
- Fluent in English and Spanish

Nice to have:
- Experience with telehealth

Benefits
- Dental and health insurance, 401(k)
- Free yoga classes

Pay: $41.50 - $55.00 per hour`;

const GERMAN = `Elektroniker für Betriebstechnik (m/w/d)
Möller Anlagenbau GmbH
Kassel

Deine Aufgaben
• Wartung und Reparatur unserer Anlagen
• Fehlersuche mit SPS-Programmierung

Dein Profil
• Abgeschlossene Berufsausbildung und mindestens 2 Jahre Erfahrung
• Führerschein Klasse B ist von Vorteil

Wir bieten
• 30 Urlaubstage`;

const names = (text: string) => analyzePosting({ text }).terms.map((term) => term.canonical);

describe('analyzePosting', () => {
  const nurse = analyzePosting({ text: NURSE });

  it('finds title, company, location and pay', () => {
    expect(nurse).toMatchObject({
      title: 'Night Shift Nurse',
      company: 'Birchwood Hospital',
      location: 'Portland, OR',
      remote: 'onsite',
      language: 'en',
      pay: '$41.50 - $55.00 per hour',
    });
    expect(nurse.yearsAsked).toBe(3);
    expect(nurse.degreeAsked).toBe("Bachelor's degree");
  });

  it('tells required from preferred terms, and leaves out what the employer offers', () => {
    const need = (name: string) => nurse.terms.find((term) => term.canonical === name)?.need;
    expect(need('Registered nurse')).toBe('required');
    expect(need('BLS')).toBe('required');
    expect(need('Spanish')).toBe('required');
    expect(need('Telehealth')).toBe('preferred');
    expect(need('Vital signs')).toBe('mentioned');
    expect(names(NURSE)).not.toContain('Yoga instruction');
    expect(names(NURSE)).not.toContain('Insurance');
  });

  it('lists what rules a person out before wishes, and duties last', () => {
    const rows = nurse.requirements.map(({ text, need, kind }) => [text, need, kind]);
    expect(rows[0]).toEqual(['Active RN license', 'required', 'license']);
    expect(rows).toContainEqual(['Experience with telehealth', 'preferred', 'experience']);
    expect(rows).toContainEqual(['Administer medication and record vital signs', 'mentioned', 'duty']);
    const texts = rows.map(([text]) => text);
    expect(texts.indexOf('Experience with telehealth')).toBeLessThan(
      texts.indexOf('Administer medication and record vital signs'),
    );
    expect(nurse.requirements.some(({ text }) => text.includes('yoga'))).toBe(false);
  });

  it('describes the job in a few sentences from the posting', () => {
    expect(nurse.blurb).toMatch(
      /^Birchwood Hospital is looking for a night shift nurse to join our medical ward\. You would administer medication/,
    );
    expect(nurse.blurb).toContain('3 years of experience');
    expect(nurse.focusAreas.length).toBeGreaterThanOrEqual(3);
    expect(nurse.focusAreas.length).toBeLessThanOrEqual(6);
  });

  it('prefers a given title and company, and never guesses a company', () => {
    expect(analyzePosting({ text: NURSE, title: 'RN', company: 'Other Ltd' })).toMatchObject({
      title: 'RN',
      company: 'Other Ltd',
    });
    expect(
      analyzePosting({
        text: 'We need a welder who can read blueprints. You have 2 years of experience in welding.',
      }).company,
    ).toBe('');
    expect(analyzePosting({ text: 'Requirements\n- Python\n- $90,000 a year' })).toMatchObject({
      title: '',
      company: '',
    });
  });

  it.each([
    [
      'Welder - job post\nIron & Oak\n3.9 out of 5 stars\nTulsa, OK 74101\n$28 - $34 an hour - Full-time\n\nWe need MIG welding.',
      'Welder',
      'Iron & Oak',
      'Tulsa, OK',
    ],
    [
      'Lakeview Health logo\nLakeview Health\nShare\nMedical Coder\nReno, NV · 2 weeks ago · 45 applicants\n\nAbout the job\nYou code charts.',
      'Medical Coder',
      'Lakeview Health',
      'Reno, NV',
    ],
    [
      'Line Cook at The Tin Spoon\n\nThe Tin Spoon is a bistro in Chicago, IL. You will cook.',
      'Line Cook',
      'The Tin Spoon',
      'Chicago, IL',
    ],
    [
      'Job Title: Nursery Teacher\nSchool: Oak Lane\nLocation: Bristol\n\nYou will teach.',
      'Nursery Teacher',
      'Oak Lane',
      'Bristol',
    ],
    [
      'Truck Driver – Home Daily!\n\nRidge Freight Inc. is hiring drivers in Tulsa, OK.',
      'Truck Driver',
      'Ridge Freight Inc.',
      'Tulsa, OK',
    ],
    [
      'Office Manager at Elm & Ash, Manchester\n\nDuties:\n- Payroll',
      'Office Manager',
      'Elm & Ash',
      'Manchester',
    ],
    ['Office Manager at Elm & Ash in Leeds\n\nDuties:\n- Payroll', 'Office Manager', 'Elm & Ash', 'Leeds'],
    [
      'Accountant\nPine & Sons LLC - Boston, MA (Hybrid)\nRequirements:\n- CPA',
      'Accountant',
      'Pine & Sons LLC',
      'Boston, MA',
    ],
    [
      'Paralegal\nBaker, Stone & Hill LLP, Chicago, IL\nRequirements\n- Litigation',
      'Paralegal',
      'Baker, Stone & Hill LLP',
      'Chicago, IL',
    ],
    [
      'Lagerist (m/w/d) bei Quell Logistik GmbH, Hamburg\nAufgaben:\n- Kommissionierung',
      'Lagerist',
      'Quell Logistik GmbH',
      'Hamburg',
    ],
    ['Teacher at Smith, Jones & Partners\nRequirements\n- Math', 'Teacher', 'Smith, Jones & Partners', ''],
    [
      'Welder needed in Tulsa\nKane Steel is hiring a welder. You must know TIG.',
      'Welder',
      'Kane Steel',
      'Tulsa',
    ],
    [
      'Elm Street Dental is seeking a Dental Hygienist to join our team in Boise, Idaho.',
      'Dental Hygienist',
      'Elm Street Dental',
      'Boise, Idaho',
    ],
    [
      'Nurse at St. Anne’s Hospital, York (hybrid)\nRequirements\n- NMC PIN',
      'Nurse',
      'St. Anne’s Hospital',
      'York',
    ],
    [
      'Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft (m/w/d) in Vollzeit.',
      'Pflegefachkraft',
      '',
      '',
    ],
  ])('finds title, company and place in the shapes that boards use: %#', (text, title, company, location) => {
    expect(analyzePosting({ text })).toMatchObject({ title, company, location });
  });

  it('takes no years and no requirements from what the employer offers', () => {
    const { yearsAsked, requirements } = analyzePosting({
      text: 'Service Designer\nRequirements:\n- Prototyping\n- A generous annual leave allowance up to 30 days after 5 years of service\n- Membership of a pension scheme',
    });
    expect(yearsAsked).toBeNull();
    expect(requirements.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('leave'));
  });

  it('leaves out a heading from the line that contains it', () => {
    const { requirements } = analyzePosting({
      text: 'Baker\nRequirements: baking for a café and food safety\n',
    });
    expect(requirements.map(({ text }) => text)).toContain('baking for a café and food safety');
  });

  it('reads a German posting with its headings, and adds a notice that German is supported less well', () => {
    const german = analyzePosting({ text: GERMAN });
    expect(german).toMatchObject({
      title: 'Elektroniker für Betriebstechnik',
      company: 'Möller Anlagenbau GmbH',
      location: 'Kassel',
      remote: 'onsite',
      language: 'de',
      yearsAsked: 2,
    });
    expect(german.terms.find((term) => term.canonical === "Driver's license")?.need).toBe('preferred');
    expect(german.terms.find((term) => term.canonical === 'Maintenance and repair')?.need).toBe('mentioned');
    expect(german.notices.join(' ')).toContain('German');
  });

  it.each([
    [
      'fr',
      'Infirmier de nuit\nClinique des Tilleuls\nLyon\n\nVotre profil\n- Soins aux patients et travail en équipe\n- 2 ans d’expérience en soins intensifs dans un hôpital',
      'Patient care',
    ],
    [
      'pl',
      'Magazynier\nHurtownia Dąb\nŁódź\n\nWymagania\n- prawo jazdy oraz uprawnienia na wózki widłowe\n- praca w magazynie i dokładność',
      'Forklift licence',
    ],
    [
      'es',
      'Contable\nGestoría Olmo\nSevilla\n\nRequisitos\n- experiencia en contabilidad y en conciliación bancaria\n- dominio del paquete Office y de nóminas',
      'Payroll',
    ],
  ])('reads skills in %s', (language, text, skill) => {
    const analysis = analyzePosting({ text });
    expect(analysis.language).toBe(language);
    expect(analysis.terms.find((term) => term.canonical === skill)?.need).toBe('required');
  });

  it('reads HTML and a page’s machine-readable data', () => {
    const html =
      '<h1>Payroll Clerk</h1><h2>Requirements</h2><ul><li>Payroll &amp; Excel</li><li>QuickBooks</li></ul>';
    const analysis = analyzePosting({ text: html });
    expect(analysis.title).toBe('Payroll Clerk');
    const quickBooks = analysis.terms.find((term) => term.canonical === 'QuickBooks');
    expect(quickBooks?.spans.map(({ start, end }) => html.slice(start, end))).toEqual(['QuickBooks']);
    const page = `<html><script type="application/ld+json">{"@type":"JobPosting","title":"Roofer","hiringOrganization":{"name":"Slate Bros"},"description":"<p>Roofing and scaffolding</p>"}</script><body>Menu</body></html>`;
    expect(analyzePosting({ text: page })).toMatchObject({ title: 'Roofer', company: 'Slate Bros' });
    expect(names(page)).toContain('Scaffolding');
  });

  it.each([
    ['Fully remote. Work from home.', 'remote'],
    ['This is a hybrid role with 2 days per week in the office.', 'hybrid'],
    ['You work on site at our warehouse.', 'onsite'],
    ['We sell garden chairs.', 'unknown'],
    ['Location: Leeds\nThis is not a remote job.', 'onsite'],
  ])('%s -> %s', (text, remote) => {
    expect(analyzePosting({ text }).remote).toBe(remote);
  });

  it('does not mistake other years for years of experience', () => {
    expect(
      analyzePosting({ text: 'We have built ships for over 80 years. Applicants must be 18 years old.' })
        .yearsAsked,
    ).toBeNull();
    expect(
      analyzePosting({ text: 'Requirements: five years of experience in sales within the last 10 years' })
        .yearsAsked,
    ).toBe(5);
  });

  it('lists at most 25 keywords, the heaviest first', () => {
    expect(listKeywords(nurse).length).toBeLessThanOrEqual(25);
    expect(listKeywords(nurse)).toEqual(expect.arrayContaining(['RN license', 'Epic EHR', 'vital signs']));
  });
});

describe('text that isn’t a posting', () => {
  it('recognizes a sign-in, cookie or robot-check page', () => {
    expect(
      looksLikeLoginPage(
        'Sign in to continue\nEmail or phone\nPassword\nForgot password?\nNew to LinkedIn? Join now',
      ),
    ).toBe(true);
    expect(
      looksLikeLoginPage(
        'Just a moment...\nChecking your browser. Enable JavaScript and cookies. Ray ID: 8f2',
      ),
    ).toBe(true);
    expect(looksLikeLoginPage(NURSE)).toBe(false);
    expect(
      looksLikeLoginPage(`${NURSE}\nWe use cookies. Accept all cookies. Sign in to apply. Forgot password?`),
    ).toBe(false);
  });

  it('gets a notice, as does text with too little information', () => {
    expect(analyzePosting({ text: ' \n ' }).notices).toEqual(['There is no text to analyze.']);
    expect(analyzePosting({ text: 'Sign in to continue\nForgot password?' }).notices[0]).toContain('sign-in');
    expect(analyzePosting({ text: 'hello there' }).notices[0]).toContain('No skills');
    expect(
      analyzePosting({ text: 'Мы ищем сварщика с опытом работы в AutoCAD от трёх лет' }).notices[0],
    ).toContain('Russian');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 400 }),
          fc.string({ unit: 'grapheme', maxLength: 400 }),
        ),
        (text) => {
          const analysis = analyzePosting({ text });
          for (const { surface, spans } of analysis.terms)
            for (const { start, end } of spans) expect(text.slice(start, end)).toBe(surface);
        },
      ),
      { numRuns: 200 },
    );
    for (const text of [
      'a'.repeat(100_000),
      `a${' '.repeat(99_998)}b`,
      '<p '.repeat(33_000),
      '🚀 نبحث عن محاسب خبير في Excel שלום '.repeat(2_000),
      '\0\x01\xff'.repeat(10_000),
    ]) {
      expect(analyzePosting({ text }).title.length).toBeLessThan(201);
    }
  });
});

describe('properties', () => {
  const line = fc.constantFrom(
    'Patient care and charting',
    'Experience with Excel and Outlook',
    'Knowledge of contract law',
    'Drive a forklift',
    'Python, SQL and Tableau',
    'Welding and pipe fitting',
    'Strong communication skills',
    'CNC machining on Haas mills',
    'Payroll for 200 people',
    'Plan gas piping work',
    'Budget planning such as InfoVista reports',
    'Teach maths to adults',
  );
  const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 10 });
  const frame = (rows: string[], rest = '') =>
    `Requirements:\n${rows.map((row) => `- ${row}`).join('\n')}\n${rest}`;

  it('each span contains the surface', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n', '\n\n'), (rows, end) => {
        const text = frame(rows).replaceAll('\n', end);
        for (const term of analyzePosting({ text }).terms) {
          for (const { start, end: stop } of term.spans) expect(text.slice(start, stop)).toBe(term.surface);
        }
      }),
    );
  });

  it('the order of lines does not change the terms', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (rows, numbers) => {
        const shuffled = rows
          .map((row) => ({ row, key: numbers.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ row }) => row);
        const bare = (text: string) =>
          analyzePosting({ text }).terms.map(({ spans: _spans, ...term }) => term);
        expect(bare(frame(shuffled))).toEqual(bare(frame(rows)));
      }),
    );
  });

  it('a paragraph of benefits adds nothing', () => {
    const benefits = fc.constantFrom(
      '\nBenefits\n- Yoga, cooking and Spanish classes\n- Dental insurance',
      '\nWhat we offer:\nTraining in project management, German and Excel.',
      '\nWe pay health insurance and paid time off, and teach Python.',
      '\nAcme is an equal opportunity employer and welcomes nurses, welders and teachers regardless of race.',
    );
    fc.assert(
      fc.property(lines, benefits, (rows, offer) => {
        expect(analyzePosting({ text: frame(rows, offer) }).terms).toEqual(
          analyzePosting({ text: frame(rows) }).terms,
        );
      }),
    );
  });
});
