import { wordingStems } from '../content-words.ts';
import { care } from './care.ts';
import { cleaningAndSecurity } from './cleaning-and-security.ts';
import { education } from './education.ts';
import { health } from './health.ts';
import { laboratory } from './laboratory.ts';
import { mixed } from './mixed.ts';
import { socialWork } from './social-work.ts';
import { customerService } from './customer-service.ts';
import { dataAndIt } from './data-and-it.ts';
import { designAndProduct } from './design-and-product.ts';
import { finance } from './finance.ts';
import { hotels } from './hotels.ts';
import { kitchensAndRestaurants } from './kitchens-and-restaurants.ts';
import { law } from './law.ts';
import { marketingAndSales } from './marketing-and-sales.ts';
import { peopleAndOffice } from './people-and-office.ts';
import { retail } from './retail.ts';
import { software } from './software.ts';
import { building } from './building.ts';
import { engineering } from './engineering.ts';
import { land } from './land.ts';
import { logistics } from './logistics.ts';
import { machiningAndProduction } from './machining-and-production.ts';
import { maintenance } from './maintenance.ts';
import { vehicles } from './vehicles.ts';
import { warehouseAndDriving } from './warehouse-and-driving.ts';
import { german } from './german.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { portuguese } from './portuguese.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { italian } from './italian.ts';

/**
 * What people write who have done a thing without using its name. A line is `names = wordings`, both separated by commas:
 * if all words of a name are in a requirement, then any of the wordings in a bullet stands for the words of that name. All
 * words of a wording must stand near each other in one clause. A heading `## health, care` says in which fields of work
 * (fields.ts) the lines below apply; `## any` is for all of them. A wording that could also be said of something else in
 * its field is left out, because it would prove what nobody claimed (docs/decisions/0015).
 */
const TRADES = [
  mixed,
  health,
  care,
  laboratory,
  education,
  socialWork,
  cleaningAndSecurity,
  customerService,
  dataAndIt,
  designAndProduct,
  finance,
  hotels,
  kitchensAndRestaurants,
  law,
  marketingAndSales,
  peopleAndOffice,
  retail,
  software,
  building,
  engineering,
  land,
  logistics,
  machiningAndProduction,
  maintenance,
  vehicles,
  warehouseAndDriving,
  german,
  dutch,
  french,
  portuguese,
  polish,
  spanish,
  italian,
];

export interface Wording {
  /** What it is about: all these stems must be in the requirement. */
  topic: string[];
  /** Each a list of stems that must stand together. */
  others: string[][];
}

interface Line {
  topic: string[];
  /** Empty if it applies in all fields. */
  fields: string[];
  wordings: string;
}

/** The lines by the first stem of each of their names. */
type Index = Map<string, Line[]>;

const split = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function readIndex(): Index {
  const index: Index = new Map();
  for (const trade of TRADES) {
    let fields: string[] = [];
    for (const line of trade.split('\n')) {
      if (line.startsWith('## ')) fields = split(line.slice(3)).filter((field) => field !== 'any');
      const [names = '', wordings = ''] = line.split(' = ');
      if (wordings === '') continue;
      for (const name of split(names)) {
        // Numbers are compared elsewhere (quantities.ts).
        const topic = wordingStems(name).filter((stem) => !/^\d+$/.test(stem));
        const first = topic[0];
        if (first === undefined) continue;
        const lines = index.get(first) ?? [];
        lines.push({ topic, fields, wordings });
        index.set(first, lines);
      }
    }
  }
  return index;
}

let index: Index | null = null;
const stemmed = new Map<string, string[][]>();

function stemsOf({ topic, wordings }: Line): string[][] {
  let stems = stemmed.get(wordings);
  if (!stems) {
    stems = split(wordings)
      .map(wordingStems)
      .filter((one) => one.length > 0);
    stemmed.set(wordings, stems);
  }
  // A name's own words are compared more strictly elsewhere.
  return stems.filter((one) => one.length === 1 || one.join(' ') !== topic.join(' '));
}

/**
 * The wordings for the names that the given stems of a requirement contain, the longest names first.
 *
 * @param fields the requirement's fields of work; where none is known, wordings of one field count only for names of
 * several words.
 */
export function wordingsFor(stems: ReadonlySet<string>, fields: ReadonlySet<string>): Wording[] {
  index ??= readIndex();
  const applies = (line: Line) =>
    line.fields.length === 0 ||
    (fields.size === 0 ? line.topic.length > 1 : line.fields.some((field) => fields.has(field)));
  return [...stems]
    .flatMap((stem) => index?.get(stem) ?? [])
    .filter((line) => applies(line) && line.topic.every((stem) => stems.has(stem)))
    .toSorted((a, b) => b.topic.length - a.topic.length)
    .map((line) => ({ topic: line.topic, others: stemsOf(line) }));
}
