/**
 * The format of a family of sample listings, which people who don't program can extend.
 *
 *     ## electrician                      a trade; it begins the id of every listing below
 *     === katy | Service Electrician | Honeycutt Home Electric | Katy, TX
 *     full-time | mid | 11 | $28–$34/hr | remote | twin of electrician.houston
 *     Four calls a day. You need a {journeyman license} and ...
 *
 * The first line of a listing has the rest of its id (here `electrician.katy`), title, company and place; the second its
 * job type, level and age in days, and then, in any order and only if they apply, the pay as the posting states it,
 * `remote`, and the listing that it repeats. Everything up to the next listing is the text. What stands in {braces} is a
 * requirement; the braces themselves are dropped.
 */

/** A listing as it was read, before its values are checked. */
export interface UncheckedListing {
  id: string;
  title: string | undefined;
  company: string | undefined;
  location: string | undefined;
  isRemote: boolean;
  jobType: string | undefined;
  experienceLevel: string | undefined;
  salary?: string;
  postedDaysAgo: number;
  description: string;
  requirements: string[];
  twinOf?: string;
}

const TWIN = 'twin of ';

/** Parses a family. Throws if a listing comes before the first trade, which is a mistake in our own data. */
export function readFamily(source: string): UncheckedListing[] {
  const listings: UncheckedListing[] = [];
  for (const [trade, block] of blocksOf(source)) {
    const [head = '', facts = '', ...text] = block;
    listings.push(readListing(trade, head, facts, text.join('\n').trim()));
  }
  return listings;
}

/** The lines of each listing, with its trade. */
function blocksOf(source: string): [trade: string, lines: string[]][] {
  const blocks: [string, string[]][] = [];
  let trade = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('## ')) trade = line.slice(3).trim();
    else if (line.startsWith('=== ')) {
      if (trade === '') throw new Error(`"${line}" comes before the first trade`);
      blocks.push([trade, [line.slice(4)]]);
    } else blocks.at(-1)?.[1].push(line);
  }
  return blocks;
}

function readListing(trade: string, head: string, facts: string, text: string): UncheckedListing {
  const [name, title, company, location] = cells(head);
  const [jobType, experienceLevel, age, ...rest] = cells(facts);
  const twin = rest.find((cell) => cell.startsWith(TWIN));
  const salary = rest.find((cell) => cell !== twin && cell !== 'remote');
  return {
    id: `${trade}.${name}`,
    title,
    company,
    location,
    isRemote: rest.includes('remote'),
    jobType,
    experienceLevel,
    ...(salary !== undefined && { salary }),
    postedDaysAgo: Number(age),
    description: text.replace(/[{}]/g, ''),
    requirements: Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, requirement = '']) => requirement),
    ...(twin !== undefined && { twinOf: twin.slice(TWIN.length) }),
  };
}

function cells(line: string): string[] {
  return line.split(' | ').map((cell) => cell.trim());
}
