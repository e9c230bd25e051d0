import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClaims, isFaithful } from './check-claims.ts';
import type { ClaimKind, SourceMaterial } from './claim.ts';

const given = (text: string, more: Partial<Omit<SourceMaterial, 'bullet'>> = {}): SourceMaterial => ({
  bullet: { id: 'own', text },
  support: [],
  instruction: '',
  role: { title: 'Team Member', company: 'Alder & Birch', isOver: false },
  ...more,
});

/** A source, a rewritten text that adds something, and what it adds. */
const FALSE: [ClaimKind, string, string][] = [
  ['quantity', 'Packed orders for the web shop', 'Packed 140 orders a day for the web shop'],
  [
    'quantity',
    'Looked after 14 allotments and two glasshouses',
    'Looked after two allotments and 14 glasshouses',
  ],
  ['quantity', 'Baked 60 loaves a day', 'Baked over 60 loaves a day'],
  ['quantity', 'Kept between 20 and 30 hives', 'Kept 30 hives'],
  ['quantity', 'Saved the ferry company $4,000', 'Saved the ferry company $40K'],
  ['quantity', 'Wrote 12 crosswords a month', 'Wrote 12 crosswords a week'],
  ['quantity', '9 of the 20 swimmers passed', '20 swimmers passed'],
  ['quantity', 'Answered letters of readers', 'Answered hundreds of letters of readers'],
  ['name', 'Drew floor plans for kitchens', 'Drew floor plans for kitchens in AutoCAD'],
  ['name', 'Repaired bicycles for a rental company', 'Repaired bicycles for Lime'],
  ['name', 'Kept the books of a choir', 'Kept the books of a choir in QuickBooks'],
  ['agency', 'Helped to restore two carousels', 'Restored two carousels'],
  ['agency', 'Took part in the redesign of the harbor map', 'Led the redesign of the harbor map'],
  ['agency', 'Was trained in tree surgery', 'Trained colleagues in tree surgery'],
  ['agency', 'Used the style guide of the newsroom', 'Developed the style guide of the newsroom'],
  ['agency', 'Unterstützte den Meister beim Stimmen der Orgel', 'Stimmte die Orgel'],
  ['agency', 'Mitarbeit im Festausschuss', 'Leitung des Festausschusses'],
  ['scope', 'Sharpened knives for restaurants', 'Sharpened knives for award-winning restaurants'],
  ['scope', 'Translated leaflets', 'Flawlessly translated leaflets'],
  ['scope', 'Counted birds in the marsh', 'Counted birds across the region'],
  [
    'outcome',
    'Labeled the shelves of the archive',
    'Labeled the shelves of the archive, improving access for readers',
  ],
  ['outcome', 'Moved the till next to the door', 'Moved the till next to the door to reduce queues'],
  [
    'outcome',
    'Explained the rules to visitors',
    'Explained the rules to visitors, building trust and loyalty',
  ],
  ['outcome', 'Beschriftete die Regale', 'Beschriftete die Regale zur Verbesserung der Übersicht'],
  ['time', 'Watered the orchids', 'Watered the orchids daily'],
  ['time', 'Delivered newspapers', 'Delivered newspapers on time'],
  ['time', 'Will take over the beehives in May', 'Took over the beehives'],
];

/** A source and a rewritten text that says the same in other words, or less. */
const FAITHFUL: [string, string, Partial<Omit<SourceMaterial, 'bullet'>>?][] = [
  ['I was responsible for packing twelve orders every hour', 'Packed 12 orders an hour'],
  [
    'Errors went down by 15 percent after I relabeled the shelves',
    'Cut errors by 15% by relabeling the shelves',
  ],
  ['Saved the ferry company $30,000', 'Saved $30K for the ferry company'],
  ['A third of the lambs were raised by hand', 'Raised a third of the lambs by hand'],
  ['18 of 24 pupils passed', 'Brought 75% of 24 pupils to a pass'],
  ['The carousels were restored by me and painted', 'Restored and painted carousels'],
  ['Helped the master to tune the organ', 'Assisted the master in tuning the organ'],
  ['Helped residents with washing and dressing', 'Supported residents in washing and dressing'],
  ['Every morning I watered the orchids and the ferns', 'Watered orchids and ferns daily'],
  [
    'Kept the books',
    'Kept the books in Xero',
    { support: [{ id: 'b', text: 'Moved all accounts to Xero' }] },
  ],
  ['Drew floor plans', 'Drew floor plans in SketchUp', { instruction: 'mention that I used SketchUp' }],
  ['Wrote JS for the museum guide', 'Wrote JavaScript for the museum guide'],
  ['Looked after a team of five guides and did their rota', 'Managed a team of five guides and their rota'],
  ['Wir haben jede Woche 40 Räder geprüft', 'Wöchentlich 40 Räder geprüft'],
  ["J'étais chargé de préparer quatre-vingts couverts le midi", 'Préparation de 80 couverts le midi'],
];

describe('a rewritten bullet that claims something new', () => {
  it.each(FALSE)('is found out by its %s: %s -> %s', (kind, source, rewritten) => {
    const refused = checkClaims(rewritten, given(source)).filter((claim) => claim.source === null);
    expect(refused.map((claim) => claim.kind)).toContain(kind);
    for (const { problem } of refused) expect(problem).toMatch(/^(?:Left out|Kept as it was)/);
  });
});

describe('a rewritten bullet that says the same', () => {
  it.each(FAITHFUL)('is accepted: %s -> %s', (source, rewritten, more) => {
    const refused = checkClaims(rewritten, given(source, more)).filter((claim) => claim.source === null);
    expect(refused).toEqual([]);
  });

  it('is accepted if nothing was changed', () => {
    const sources = [...FALSE.map(([, source]) => source), ...FAITHFUL.map(([source]) => source)];
    for (const source of sources) expect(isFaithful(source, given(source))).toBe(true);
  });
});

describe('claims', () => {
  it('know the words that they rest on', () => {
    const source = 'Kept the books of 14 choirs in Xero';
    for (const { kind, text, source: found } of checkClaims(
      'Kept books in Xero for 14 choirs',
      given(source),
    )) {
      expect(found?.bulletId).toBe('own');
      if (kind === 'name' || kind === 'quantity')
        expect(source.slice(found?.start, found?.end)).toContain(text);
    }
  });

  it('never rest on the role alone where they name a number', () => {
    const role = { title: 'Guide 7', company: 'Pier 39', isOver: true };
    expect(isFaithful('Showed guests 7 ships', given('Showed guests the ships', { role }))).toBe(false);
  });

  it('are the same each time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (source, rewritten) => {
        const first = checkClaims(rewritten, given(source));
        expect(checkClaims(rewritten, given(source))).toEqual(first);
        for (const { start, end, text } of first) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end - start).toBe(text.length);
        }
      }),
    );
  });

  it('notice any number that nobody said', () => {
    const bullets = FAITHFUL.map(([source]) => source);
    fc.assert(
      fc.property(fc.constantFrom(...bullets), fc.integer({ min: 101, max: 9_999 }), (source, number) => {
        fc.pre(!source.includes(String(number)));
        expect(isFaithful(`${source} for ${number} visitors`, given(source))).toBe(false);
      }),
    );
  });
});
