import { posix } from 'node:path';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { distinctBlocks, sourcesOfBlocks } from '../blocks/blocks.ts';
import type { Block } from '../blocks/blocks.ts';
import { markGaps } from '../blocks/paragraph-gaps.ts';
import { damagedFile, readGuardedParts } from '../zip-guard.ts';
import { readWordLists } from './word-lists.ts';
import { readRelations } from './word-relations.ts';
import type { Relation } from './word-relations.ts';
import { readWordStyles } from './word-styles.ts';
import { blocksFromWordXml } from './word-text-reader.ts';

const ROOT = '_rels/.rels';
const USUAL_MAIN = 'word/document.xml';

/** The name of the part that has the relations of another. */
const relationsOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** The name of a part that another one refers to. */
const resolve = (part: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);

/**
 * Reads a .docx: headers first (people put their name there), then the body, footnotes and footers. Throws `RuleError`
 * `file-unsafe` or `file-damaged`. (docs/decisions/0075-word-files-with-their-looks.md)
 */
export async function readDocx(bytes: Uint8Array): Promise<SourceDocument> {
  const parts = await readGuardedParts(bytes, (name) => /\.(?:xml|rels)$/i.test(name));
  const relationsIn = (part: string): Map<string, Relation> => readRelations(parts.get(part) ?? '');
  const main = [...relationsIn(ROOT).values()].find(({ type }) => type === 'officeDocument');
  const mainPart = main ? resolve('', main.target) : USUAL_MAIN;
  const xml = parts.get(mainPart);
  if (xml === undefined) throw damagedFile();
  const related = [...relationsIn(relationsOf(mainPart)).values()];
  const find = (type: string): string => {
    const relation = related.find((one) => one.type === type);
    return relation ? (parts.get(resolve(mainPart, relation.target)) ?? '') : '';
  };
  const styles = readWordStyles(find('styles'));
  const findListLevel = readWordLists(find('numbering'));
  const blocksOf = (part: string): Block[] => {
    const relations = relationsIn(relationsOf(part));
    const read = blocksFromWordXml(parts.get(part) ?? '', { styles, findListLevel, relations });
    return [...read.headers, ...read.body, ...read.footers];
  };
  const named = (name: RegExp): Block[] =>
    distinctBlocks(
      [...parts.keys()]
        .filter((part) => name.test(part))
        .sort()
        .map(blocksOf),
    );
  const blocks = [
    ...named(/^word\/header\d*\.xml$/i),
    ...blocksOf(mainPart),
    ...named(/^word\/(?:footnotes|endnotes)\.xml$/i),
    ...named(/^word\/footer\d*\.xml$/i),
  ];
  return { lines: readerLines(sourcesOfBlocks(markGaps(blocks))), warnings: [] };
}
