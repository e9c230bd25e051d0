import { describe, expect, it } from 'vitest';
import { addSupport } from './add-support.ts';
import { askForFact, askForMore } from './ask-for-fact.ts';
import { cleanSigns } from './clean-signs.ts';
import { dropFillers } from './drop-fillers.ts';
import { dropFirstPerson } from './drop-first-person.ts';
import { makeActive } from './make-active.ts';
import { correctSpelling } from './misspellings.ts';
import { usePlainGerunds } from './plain-gerunds.ts';
import { toPast, toPlainPresent } from './set-tense.ts';
import { turnInnerOpenings } from './turn-inner-openings.ts';
import { sayHelp } from './say-help.ts';
import { simplifyVerbs } from './simplify-verbs.ts';
import { strengthenOpening } from './strengthen-opening.ts';
import { tightenResult } from './tighten-result.ts';
import { trimPraise } from './trim-praise.ts';

type Case = [text: string, result: string | null];

describe('signs', () => {
  it.each<Case>([
    ['• swept floors ,washed windows;', 'Swept floors, washed windows'],
    ['- baked bread & rolls', 'Baked bread and rolls'],
    ['Ran two shops(one in Leeds)', 'Ran two shops (one in Leeds)'],
    ['Moved  chairs', 'Moved chairs'],
    ['Sold R&D reports & slides', null],
    ['Wrote to AT&T', null],
    ['Answered e-mails, 1,200 a year', null],
    ['iOS apps built', null],
    ["Wrote SOP's and checked them", 'Wrote SOPs and checked them'],
    ["Wrote the CEO's letters", null],
  ])('%s -> %s', (text, result) => expect(cleanSigns(text, 'en')?.text ?? null).toBe(result));
});

describe('fillers', () => {
  it.each<Case>([
    ['Sold hats, gloves, etc.', 'Sold hats and gloves'],
    ['Sold hats and gloves etc.', 'Sold hats and gloves'],
    ['Sold hats, gloves, etc. from a stall', null],
    ['Kept a log that was used by the night shift', 'Kept a log used by the night shift'],
    ['Fed cows as well as goats', 'Fed cows and goats'],
    ['Fed cows and pigs as well as goats', null],
    ['Cut waste by means of better lids', 'Cut waste with better lids'],
    ['Cut waste by means of weighing bins', 'Cut waste by weighing bins'],
    ['Worked with the help of two carpenters', null],
    ['Fixed pipes as needed, in order to stop leaks', 'Fixed pipes to stop leaks'],
    ['All exams were passed successfully', null],
    ['Sold a large number of tickets', null],
    ['Repaired various pumps', 'Repaired pumps'],
    ['Helped in various areas of the farm', null],
    ['In this role I baked bread', 'I baked bread'],
    ['I used to be responsible for the till', 'Was responsible for the till'],
    ['Sold rugs through the utilisation of a catalogue', 'Sold rugs using a catalogue'],
    ['Supported tenants with regard to repairs', 'Supported tenants with repairs'],
    ['Wrote to tenants with regard to repairs', 'Wrote to tenants about repairs'],
    ['Wrote letters which were sent to tenants', 'Wrote letters sent to tenants'],
  ])('%s -> %s', (text, result) => expect(dropFillers(text, 'en')?.text ?? null).toBe(result));

  it('are named as what they were', () => {
    expect(dropFillers('Sold hats, gloves, etc.', 'en')?.leftOut).toEqual(['"etc."']);
    expect(dropFillers('Swept on a daily basis', 'en')?.remark).toBe(
      'Says "daily" instead of "on a daily basis"',
    );
  });
});

describe('help', () => {
  it.each<Case>([
    ['Helped with training new staff', 'Helped train new staff'],
    ['Assisted in the planning of events', 'Helped plan events'],
    ['Helped the chef with preparing soups', 'Helped the chef prepare soups'],
    ['Helped with the training', null],
    ['Helped with marketing material', null],
    ['Assisted in surgery', null],
    ['Helped guests with their bags', null],
  ])('%s -> %s', (text, result) => expect(sayHelp(text)?.text ?? null).toBe(result));
});

describe('the first person', () => {
  it.each<Case>([
    ['Ran a stall. I have sold soap.', 'Ran a stall. Sold soap.'],
    ['I have a forklift licence', null],
    ['I was worked on designs', null],
    ['I wrote menus and I am proud of them', null],
    ['I cut costs by weighing bins and I ran the bar', 'cut costs by weighing bins and ran the bar'],
    [
      'Helped, including washing cars and I did the tyres',
      'Helped, including washing cars and doing the tyres',
    ],
  ])('%s -> %s', (text, result) =>
    expect(dropFirstPerson(text, 'en', 'american')?.text ?? null).toBe(result),
  );
});

describe('the passive', () => {
  it.each<Case>([
    ['Cakes were baked and packed by me', 'Baked and packed cakes'],
    ['Cakes were baked by the night shift', null],
    ['Cakes are baked by me every day', 'Bake cakes every day'],
    ['The repair of 12 lifts was carried out by me', 'Carried out the repair of 12 lifts'],
    ['Cakes are baked by me and the shop is cleaned', null],
  ])('%s -> %s', (text, result) => expect(makeActive(text, 'american')?.text ?? null).toBe(result));
});

describe('weak openings', () => {
  it.each<Case>([
    ['Responsible for the maintenance of 12 lifts', 'Maintained 12 lifts'],
    ['Recruitment, training and supervision of ushers', 'Recruited, trained and supervised ushers'],
    ['Preparation of soups and sauces', 'Prepared soups and sauces'],
    ['Responsibilities: mopping floors, emptying bins', 'Mopped floors, emptied bins'],
    ['To prepare menus for the canteen', 'Prepared menus for the canteen'],
    ['My role was to design and build props', 'Designed and built props'],
    ['In charge of ordering the fabric and sewing costumes', 'Ordered the fabric and sewed costumes'],
    ['Responsible for cleaning staff', null],
    ['Responsible for guest lists', null],
    ['Training of two weeks at a dairy', null],
    ['One of the largest farms in Kent', null],
    ['To obtain a position as a baker', null],
    ['Preparation of menus, and weighing', null],
    ['Maintenance of lifts was outsourced', null],
    ['I am responsible for the care of 8 residents', 'Cared for 8 residents'],
    ['Various duties such as making beds and serving tea', 'Made beds and served tea'],
    ['Had responsibility for ordering meals', 'Ordered meals'],
    ['Was able to successfully grow the herd', 'Grew the herd'],
    [
      'Preparation of accounts and reconciliation of 14 ledgers',
      'Prepared accounts and reconciled 14 ledgers',
    ],
    ['Creation of flyers, and analysing the replies', 'Created flyers, and analyzed the replies'],
    ['Preparation of accounts and attestation of copies', null],
    ['Statement of accounts for tenants', null],
    ['Acquisition of tenants and the management of leases', 'Acquired tenants and managed leases'],
    ['Responsible for the writing of leases', 'Wrote leases'],
    ['I’m responsible for the ordering of stock', 'Ordered stock'],
    ['Was given the task of organizing fairs', 'Organized fairs'],
    ['In charge of the unloading of vans, and also checking of notes', 'Unloaded vans, and checked notes'],
    ['I have the responsibility of answering emails', 'Answered emails'],
    ['Responsible for marking homework and preparing exams', 'Marked homework and prepared exams'],
    [
      'Responsible for the repair of boats, and also responsible for writing invoices',
      'Repaired boats, and wrote invoices',
    ],
    ['Repairing of brakes and light bulbs', 'Repaired brakes and light bulbs'],
    ['Management of 5 sites, ensuring that they are safe', 'Managed 5 sites, ensuring that they are safe'],
    [
      'Duties included giving medication, monitoring vital signs and updating care plans',
      'Gave medication, monitored vital signs and updated care plans',
    ],
    ['Responsible for ordering fish, stock rotation, and training cooks', null],
    ['Serving guests, preparation of salads and responsible for the bar', null],
  ])('%s -> %s', (text, result) =>
    expect(strengthenOpening(text, true, 'american')?.text ?? null).toBe(result),
  );
});

describe('verbs that a noun hides', () => {
  it.each<Case>([
    ['Provided training to new bakers', null],
    ['Provided training to new staff on ovens', 'Trained new staff on ovens'],
    ['Performed maintenance on 3 boilers', 'Maintained 3 boilers'],
    ['Carried out inspections of playgrounds', 'Inspected playgrounds'],
    ['Made improvements to the rota', 'Improved the rota'],
    ['Packed crates and performed testing of seals', 'Packed crates and tested seals'],
    ['Provided training on ovens', null],
    ['Do the servicing of 8 cars a day', 'Service 8 cars a day'],
    ['Provided support to managers with rotas', 'Supported managers with rotas'],
    ['Provided technical support to teachers', null],
    ['Made deliveries to schools', null],
    ['Gave a talk to parents', null],
  ])('%s -> %s', (text, result) => expect(simplifyVerbs(text, 'american')?.text ?? null).toBe(result));
});

describe('what came of it', () => {
  it.each<Case>([
    ['Moved the till, resulting in a 12% increase in sales', 'Moved the till, increasing sales by 12%'],
    ['Moved the till, leading to improved sales.', 'Moved the till, improving sales.'],
    [
      'Moved the till, which resulted in a reduction of 9% in queues',
      'Moved the till, reducing queues by 9%',
    ],
    ['Moved the till, resulting in a new queue', null],
  ])('%s -> %s', (text, result) => expect(tightenResult(text, 'american')?.text ?? null).toBe(result));
});

describe('praise', () => {
  it.each<Case>([
    ['Baked a high-quality oat loaf', 'Baked an oat loaf'],
    ['Planned and organized trips to farms', 'Planned trips to farms'],
    ['Provided high-quality care', null],
    ['Baked for Dynamic Foods', null],
    ['Planned and painted murals', null],
  ])('%s -> %s', (text, result) => expect(trimPraise(text)?.text ?? null).toBe(result));
});

describe('work that is named by a noun in the middle', () => {
  it.each<Case>([
    ['Helped with the planting of beds', 'Helped with planting beds'],
    [
      'Helped the vet in the washing of dogs, as well as the preparation of food',
      'Helped the vet in washing dogs, as well as preparing food',
    ],
    ['Worked in the building of the council', null],
    ['Performed sampling and the testing of water', null],
    ['Tending beds, pruning of roses and mowing lawns', 'Tending beds, pruning roses and mowing lawns'],
    ['Duties of writing posts, the design of flyers', 'Duties of writing posts, designing flyers'],
    ['Cleaned rooms, and the preparation of food', null],
  ])('%s -> %s', (text, result) => expect(usePlainGerunds(text, 'american')?.text ?? null).toBe(result));
});

describe('further clauses with a weak opening', () => {
  it.each<Case>([
    [
      'I wire houses and I am also responsible for the supervision of 2 apprentices',
      'I wire houses and supervise 2 apprentices',
    ],
    ['Ran the bar and was able to cut waste by a fifth', 'Ran the bar and cut waste by a fifth'],
    ['Ran the bar, and was also tasked with ordering wines.', 'Ran the bar, and ordered wines.'],
    [
      'Cut hedges and was given responsibility for training of 3 starters',
      'Cut hedges and trained 3 starters',
    ],
    ['Ran the bar and was responsible for the till', null],
    [
      'Taught adults and was responsible for marking homework and preparing exams',
      'Taught adults, marked homework and prepared exams',
    ],
    ['Assists tenants and is responsible for drafting of leases', 'Assists tenants and drafts leases'],
    ['Runs that failed and was responsible for ordering wine', null],
  ])('%s -> %s', (text, result) => expect(turnInnerOpenings(text, 'american')?.text ?? null).toBe(result));
});

describe('misspelled words', () => {
  it.each<Case>([
    ['Observed the developement of 12 toddlers', 'Observed the development of 12 toddlers'],
    ['Recieved and seperated returns', 'Received and separated returns'],
    ['Observed the development of toddlers', null],
  ])('%s -> %s', (text, result) => expect(correctSpelling(text)?.text ?? null).toBe(result));
});

describe('the present tense', () => {
  it.each<Case>([
    ['Serving guests and resolving complaints', 'Serve guests and resolve complaints'],
    ['Conducts tests daily and provide advice', 'Conduct tests daily and provide advice'],
    ['Cleaning staff', null],
    ['Serve guests', null],
  ])('%s -> %s', (text, result) => expect(toPlainPresent(text, [], 'american')?.text ?? null).toBe(result));

  it('stays as it is in the other bullet points of the role', () => {
    expect(toPlainPresent('Serving guests', ['Making beds'], 'american')).toBeNull();
  });
});

describe('the past tense', () => {
  it.each<Case>([
    [
      'Cleans rooms, changes linens and restocks shelves',
      'Cleaned rooms, changed linens and restocked shelves',
    ],
    ['Working with vets', 'Worked with vets'],
    ['Helping pupils in reading and writing letters', 'Helped pupils in reading and writing letters'],
    ['Garden care: Pruning roses and mowing lawns', 'Garden care: Pruned roses and mowed lawns'],
    ['Ensuring the doors are shut', 'Ensured the doors are shut'],
    ['Advocate - High Court', null],
    ['Programming Languages, C', null],
    ['Working as a cook since 2019', null],
    ['Baking bread and prepare dough', null],
    ['Weigh parcels and zap the labels', null],
    ['Meeting guests has made me patient', null],
  ])('%s -> %s', (text, result) => expect(toPast(text, '', 'american')?.text ?? null).toBe(result));
});

describe('more words', () => {
  const add = (text: string, other: string) => addSupport(text, [{ id: 's', text: other }], 30)?.text ?? null;

  it('come from another bullet point about the same thing', () => {
    expect(add('Checked fire doors', 'Wrote a manual for fire doors.')).toBe(
      'Checked fire doors; wrote a manual for fire doors',
    );
    expect(add('Checked fire doors', 'Wrote a manual for night trains')).toBeNull();
    expect(add('Checked fire doors, bells and lamps', 'Wrote a manual for fire doors')).toBeNull();
  });
});

describe('the question where a longer text is wanted', () => {
  it.each([
    ['Reduced waiting time at the desk', 'From what to what, and over what period?'],
    ['Taught reading to adults', 'How many people was that, and what could they do afterwards?'],
    ['Maintained the heating of a school', 'How many were there, and how often did you do it?'],
    ['Composed music for the stage', 'Who was it for, and how was it received?'],
  ])('suits the work: %s: %s', (text, question) => expect(askForMore(text, 'en')).toBe(question));
});

describe('the question for a fact', () => {
  it.each<Case>([
    ['Answered customer emails in two shops', null],
    ['Answered emails from tenants', 'How many emails a week?'],
    ['Delivered packages to homes', 'How many packages a week?'],
    ['Painted fences', 'How many fences?'],
    ['Assisted solicitors with leases', null],
    ['Assisted customers with returns', 'How many customers a week?'],
    ['Patrolled premises', null],
  ])('%s: %s', (text, question) => expect(askForFact(text, 'en')).toBe(question));

  it('is none where nothing can be counted: one that fits all would be asked of all', () => {
    expect(askForFact('Kept the archive in order', 'en')).toBeNull();
  });
});
