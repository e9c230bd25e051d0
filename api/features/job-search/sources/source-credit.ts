import { parseSourceName, sourceName, type SourceEntry } from '../../../core/source-entry.ts';
import { SAMPLE_SOURCE } from '../load-samples.ts';
import { importLabel, isImport } from './file-import/import-source.ts';

/** Where a listing comes from, as its source's terms want it said beside the listing. */
export interface SourceCredit {
  /** The source's name for people. */
  label: string;
  credit: string;
  /** The page that the credit links to; null for the operator's own files and the samples. */
  link: string | null;
}

/** Loaded with the first credit, to keep the server's start fast: connectors know how to read HTML. */
export const loadConnectors = () => import('./connectors/connectors.ts');

const own = (label: string): SourceCredit => ({ label, credit: `Jobs from ${label}`, link: null });

/**
 * The credit of a source, also of one that is not asked any more.
 *
 * @param entries the sources that the operator has named
 */
export async function findCredit(entries: readonly SourceEntry[], source: string): Promise<SourceCredit> {
  if (source === SAMPLE_SOURCE)
    return { label: 'Sample', credit: 'An invented sample, not a real job', link: null };
  if (isImport(source)) return own(importLabel(source));
  const entry = entries.find((one) => sourceName(one) === source) ?? parseSourceName(source);
  // A feed whose address is no longer known, or a source of another version.
  if (!entry) return own(source.replace(/^feed:/, ''));
  const { CONNECTORS } = await loadConnectors();
  const { label, credit } = CONNECTORS[entry.kind];
  const { text, url } = credit(entry);
  return { label: label(entry), credit: text, link: url };
}
