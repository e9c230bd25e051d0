import { tokenize } from '../text/tokens.ts';
import { readTrade } from './format.ts';
import type { LexiconEntry } from './format.ts';
import { buildMatcher } from './match.ts';
import type { Matcher } from './match.ts';
import { keepsFinalS, spellingKey } from './spelling-tree.ts';
import { bookkeeping } from './trades/bookkeeping.ts';
import { care } from './trades/care.ts';
import { cleaning } from './trades/cleaning.ts';
import { construction } from './trades/construction.ts';
import { data } from './trades/data.ts';
import { dental } from './trades/dental.ts';
import { design } from './trades/design.ts';
import { earlyYears } from './trades/early-years.ts';
import { education } from './trades/education.ts';
import { electrical } from './trades/electrical.ts';
import { engineering } from './trades/engineering.ts';
import { fieldSales } from './trades/field-sales.ts';
import { finance } from './trades/finance.ts';
import { freight } from './trades/freight.ts';
import { health } from './trades/health.ts';
import { hospitality } from './trades/hospitality.ts';
import { humanResources } from './trades/human-resources.ts';
import { kitchen } from './trades/kitchen.ts';
import { languages } from './trades/languages.ts';
import { law } from './trades/law.ts';
import { legalOffice } from './trades/legal-office.ts';
import { logistics } from './trades/logistics.ts';
import { machining } from './trades/machining.ts';
import { marketing } from './trades/marketing.ts';
import { nursing } from './trades/nursing.ts';
import { office } from './trades/office.ts';
import { publicService } from './trades/public-service.ts';
import { reception } from './trades/reception.ts';
import { retail } from './trades/retail.ts';
import { sales } from './trades/sales.ts';
import { science } from './trades/science.ts';
import { software } from './trades/software.ts';
import { traits } from './trades/traits.ts';
import { transport } from './trades/transport.ts';
import { vehicleRepair } from './trades/vehicle-repair.ts';

/** The lists of each trade; a list of one occupation belongs to the trade whose words it shares. */
const TRADES: Record<string, readonly string[]> = {
  health: [health, dental, care, nursing],
  finance: [finance, bookkeeping],
  retail: [retail],
  hospitality: [hospitality, kitchen, cleaning],
  logistics: [logistics, transport, freight],
  construction: [construction, electrical],
  engineering: [engineering, machining, vehicleRepair],
  science: [science],
  education: [education, earlyYears],
  law: [law, legalOffice],
  'public service': [publicService],
  office: [office, reception],
  'human resources': [humanResources],
  marketing: [marketing],
  sales: [sales, fieldSales],
  design: [design],
  data: [data],
  software: [software],
  languages: [languages],
  traits: [traits],
};

let built: Matcher | null = null;

/** All entries of all trades, as written. */
export function lexiconEntries(): LexiconEntry[] {
  return Object.entries(TRADES).flatMap(([trade, sources]) =>
    sources.flatMap((source) => readTrade(trade, source)),
  );
}

/** The matcher for all trades, built on first use and kept (about 50 ms; its trees are built as texts need them). */
export function lexicon(): Matcher {
  built ??= buildMatcher(lexiconEntries());
  return built;
}

/** Names of everything an entry implies, transitively. A framework implies its language, never the reverse. */
export function impliedBy(entry: LexiconEntry): Set<string> {
  return reachedFrom(entry, () => true);
}

const KINDS_OF_ONE_ANOTHER = new Set<LexiconEntry['kind']>([
  'skill',
  'domain',
  'degree',
  'certificate',
  'language',
]);

/**
 * Names of everything that an entry is a kind of: doing the narrower thing is doing the broader one. TIG welding is
 * welding, SAP FI is SAP, and using a tool is doing what it is for; Django implies Python but isn't a kind of it. (decision 0015)
 */
export function broaderThan(entry: LexiconEntry): Set<string> {
  return reachedFrom(entry, (narrow, broad) => {
    const isSameKind = narrow.kind === broad.kind && KINDS_OF_ONE_ANOTHER.has(narrow.kind);
    // Whoever used Zendesk has used ticketing software.
    const isUse = narrow.kind === 'tool' && broad.kind === 'skill';
    return isSameKind || isUse || ` ${spellingKey(narrow.name)} `.includes(` ${spellingKey(broad.name)} `);
  });
}

function reachedFrom(
  entry: LexiconEntry,
  follows: (from: LexiconEntry, to: LexiconEntry) => boolean,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const name of one.implies) {
      const next = lexicon().byName.get(name);
      if (!next || seen.has(name) || !follows(one, next)) continue;
      seen.add(name);
      waiting.push(next);
    }
  }
  return seen;
}

let bySpelling: Map<string, LexiconEntry> | null = null;

/** The entry with a name, regardless of case, plural and hyphens; `undefined` for an unknown name. */
export function findEntry(name: string): LexiconEntry | undefined {
  if (!bySpelling) {
    bySpelling = new Map();
    for (const entry of lexicon().entries)
      for (const { text } of entry.spellings)
        bySpelling.set(keepsFinalS(text) ? text.toLowerCase() : spellingKey(text), entry);
  }
  // "CMMS" keeps its S, so that it doesn't match "CMM".
  return (
    bySpelling.get(name.trim().toLowerCase()) ?? bySpelling.get(spellingKey(name)) ?? findInflected(name)
  );
}

function findInflected(name: string): LexiconEntry | undefined {
  const tokens = tokenize(name);
  const [hit] = lexicon().find(tokens);
  return hit?.from === 0 && hit.to === tokens.length ? hit.entry : undefined;
}
