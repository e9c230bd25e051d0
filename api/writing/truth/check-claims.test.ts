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
  ['agency', 'Worked under the supervision of the head gardener', 'Supervised the head gardener'],
  ['agency', 'Preparation of wills under the supervision of a lawyer', 'Supervised a lawyer'],
  ['agency', 'Helped with the coordination of volunteers', 'Coordinated volunteers'],
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
  ['time', 'Planning to open a second stall', 'Opened a second stall'],
  ['time', 'Drew a new label, still waiting for approval to print it', 'Drew and printed a new label'],
  ['time', 'Sang in the choir from 2016 till 2018', 'Sang in the choir since 2016'],
  ['time', 'Worked every other weekend', 'Worked every weekend'],
  ['quantity', 'Shod 30 horses a week, half of them ponies', 'Shod 30 ponies a week'],
  ['quantity', 'Threw 45 pots a day, the shop best was 60', 'Threw 60 pots a day'],
  [
    'quantity',
    'Mended nets within 48 hours for members, 4 hours for the lifeboat',
    'Mended nets within 4 hours',
  ],
  ['quantity', 'Got attendance up from 70 to 88 percent', 'Raised attendance by 88%'],
  ['name', 'Drove a small van, so no CDL needed', 'Drove a small van with a CDL'],
  ['name', 'Passed 2 of the ASE tests', 'ASE Master Technician'],
  ['agency', 'Held the lambs for the vet when he docked them', 'Docked lambs'],
  ['agency', 'Attended planning meetings to take notes', 'Conducted planning meetings'],
  ['agency', 'Tried to mend the clock', 'Mended the clock'],
  ['quantity', '22 of my 28 swimmers passed', '28 swimmers passed'],
  ['quantity', 'Sailed charters, the biggest had 32 guests', 'Sailed charters of 32 guests'],
  ['quantity', 'Knotting took 9 seconds, now about 2', 'Cut knotting time by 9 seconds'],
  ['quantity', 'Rewired a block of 16 cabins', 'Rewired 16 blocks of cabins'],
  ['quantity', 'Polished 14 lenses by 2 pm, 30 minutes a lens', 'Polished 30 lenses by 2 pm'],
  ['quantity', 'Answered every letter within two days', 'Answered every letter within one day'],
  ['quantity', 'Splices went from 40 a month to 30', 'Cut splices by 30%'],
  ['quantity', 'Prowadziłem tramwaje', 'Prowadziłem tramwaje, wioząc tysiące pasażerów'],
  ['outcome', 'Informowałem pasażerów', 'Informowałem pasażerów, co ogranicza liczbę skarg'],
  ['agency', 'Put out chairs for tours of the lighthouse', 'Led tours of the lighthouse'],
  ['agency', 'Told the joiner about loose steps', 'Repaired loose steps'],
  ['agency', 'Held ponies still for X-rays', 'Took X-rays of ponies'],
  ['time', 'Tested the brine every two hours', 'Tested the brine hourly'],
  ['time', 'Checked the mooring every week', 'Checked the mooring daily'],
  ['time', 'Oiled the winch every other Friday', 'Oiled the winch every Friday'],
  ['fact', 'Grew salad for the inn', 'Grew organic salad for the inn'],
  ['fact', 'Serviced 34 ferries', 'Serviced 34 electric ferries'],
  ['fact', 'Typed and sent the newsletter', 'Typed, edited and sent the newsletter'],
  ['fact', 'Wrote posts for the harbor page', 'Wrote strategy for the harbor page'],
  ['fact', 'Rang the coastguard and waited until they came', 'Apprehended smugglers and handed them over'],
  ['fact', 'Painted fences in the park', 'Painted fences and benches in the park'],
  ['fact', 'Drafted a rota; the head gardener has it for review', 'Drafted and enforced a rota'],
  ['fact', 'Wove 250 baskets a season with three others', 'Personally wove 250 baskets a season'],
];

/** A source and a rewritten text that says the same in other words, or less. */
const FAITHFUL: [string, string, Partial<Omit<SourceMaterial, 'bullet'>>?][] = [
  ['I was responsible for packing twelve orders every hour', 'Packed 12 orders an hour'],
  [
    'Errors went down by 15 percent after I relabeled the shelves',
    'Cut errors by 15% by relabeling the shelves',
  ],
  ['Saved the ferry company $30,000', 'Saved $30K for the ferry company'],
  ['Supervision of 5 apprentices', 'Supervise 5 apprentices'],
  ['Responsible for the coordination of 12 volunteers', 'Coordinated 12 volunteers'],
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
  ['Responsible for the planning of routes for six ferries', 'Planned routes for six ferries'],
  ['Responsible for planning routes', 'Plan routes'],
  ['Rang patients back and put it in their notes', 'Called patients back and recorded it in their notes'],
  ['Drove vans between three islands', 'Drove vehicles between 3 islands'],
  ['Verified 40 forms a day', 'Handled verification of 40 forms a day'],
  ['Looked after the app and the arch docs', 'Maintained the application and architecture documents'],
  ['Handing over to the night shift took ten minutes', 'Ten-minute handover to the night shift'],
  ['Cleaned the tanks, 3 to 4 a week', 'Cleaned three to four tanks a week'],
  ['Pulled a 26ft cart', 'Pulled a 26-foot cart'],
  ['Worked 7p-7a', 'Worked 7 p.m. to 7 a.m.'],
  ['A third of the tickets went to schools', '1/3 of tickets went to schools'],
  ['Got attendance up from 70 to 88 percent', 'Raised attendance from 70% to 88%'],
  ['No accidents all summer', 'Accident-free all summer'],
  ['Clipped up to eight poodles a day', 'Clipped as many as 8 poodles daily'],
  ['Made 15 to 20 casts a day', 'Made 15-20 casts daily'],
  ['I do 40 casts a week', 'Make 40 casts a week'],
  ['Gave first aid on deck four times', 'Gave first aid on deck on 4 occasions'],
  ['Sat in on the ISO 9001 audit twice', 'Attended two ISO 9001 audits'],
  ['Was one of four who planned the regatta', 'Planned the regatta with three colleagues'],
  ['Drew the map, it took a fortnight', 'Drew the map in two weeks'],
  ['Splices went from 40 a month to 30', 'Cut splices by 25%'],
  ['Of the 60 casts 45 were sold the same day', 'Sold 75% of 60 casts the same day'],
  ['Half of the 12 kilns are mine to look after', 'Maintain 6 of 12 kilns'],
  ['One in five calls was in Welsh', 'Took 20% of calls in Welsh'],
  ['Two and a half thousand tiles a month', 'Laid 2,500 tiles a month'],
  ['Prep starts at half past six', 'Start prep at 6:30'],
  ['Glaze 80 tiles on a normal day', 'Glaze 80 tiles a day'],
  ['Organised the regatta and it made 14 thousand pounds', 'Organised a regatta that raised £14,000'],
  ['Went to the fish market at 4 am to get stock', 'Bought stock at the fish market at 4 a.m.'],
  ['Handed guests over to the next guide', 'Completed handovers of guests to the next guide'],
  ['Gave tours of the lighthouse', 'Led tours of the lighthouse'],
  ['Had about 90 open files', 'Managed a workload of about 90 open files'],
  ['Showed older people how to knit', 'Taught older people to knit'],
  ['Put the figures into a report for the boss', 'Compiled figures into a report for the manager'],
  [
    'Less glaze wasted since I wrote down what was left',
    'Reduced wasted glaze by writing down what was left',
  ],
  ['Chose glazes due to the fact that they last', 'Chose glazes because they last'],
  ['Told the ward when a chair was broken', 'Reported faulty chairs to the ward'],
  ['Moved coral and samples between tanks', 'Transferred coral and specimens between tanks'],
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

describe('what another bullet point of the role says', () => {
  const support = [{ id: 'b', text: 'Counted the till daily, always on time, and led two trainees' }];

  it('says nothing about how often, how well or by whom other work was done', () => {
    for (const rewritten of [
      'Polished the brass daily',
      'Polished the brass on time',
      'Led the polishing of the brass',
    ])
      expect(isFaithful(rewritten, given('Polished the brass', { support }))).toBe(false);
  });

  it('may be said together with it', () => {
    const rewritten = 'Polished the brass and counted the till daily';
    expect(isFaithful(rewritten, given('Polished the brass', { support }))).toBe(true);
  });
});

describe('a word that stands for another', () => {
  it('may be more general, and not more particular', () => {
    expect(isFaithful('Washed vehicles', given('Washed lorries'))).toBe(true);
    expect(isFaithful('Washed six lorries and sheds', given('Washed six vehicles and sheds'))).toBe(true);
  });

  it('may be its short form only where people use it so', () => {
    expect(isFaithful('Kept the docs', given('Kept the documents'))).toBe(true);
    expect(isFaithful('Wrote to a manager and a man', given('Wrote to a manager'))).toBe(false);
    expect(isFaithful('Taught interns international law', given('Taught interns law'))).toBe(false);
  });

  it('may join two only where they stand side by side', () => {
    expect(isFaithful('Led the handover', given('Led handing over'))).toBe(true);
    expect(isFaithful('Painted the workshop', given('Painted the shop at work'))).toBe(false);
  });

  it('takes the place of one that was dropped', () => {
    const source = 'Walked the grounds and checked the doors';
    expect(isFaithful('Roamed the grounds and checked the doors', given(source))).toBe(true);
    expect(isFaithful('Walked and fortified the grounds and checked the doors', given(source))).toBe(false);
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
