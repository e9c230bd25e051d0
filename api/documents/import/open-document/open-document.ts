import { RuleError } from '../../../core/errors.ts';
import { distinctBlocks, sourcesOfBlocks } from '../blocks/blocks.ts';
import type { Block } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { closed, opened, openedLink, openedParagraph, tokensOfRun } from '../blocks/html-tokens.ts';
import { readAttribute, tokensOf } from '../blocks/markup-tokens.ts';
import { markGaps } from '../blocks/paragraph-gaps.ts';
import type { TextLooks } from '../blocks/text-looks.ts';
import type { Token } from '../blocks/markup-tokens.ts';
import { unsupported } from '../detect-type.ts';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { readGuardedParts } from '../zip-guard.ts';
import { readOfficeStyles } from './office-styles.ts';

/** Text that a person who opens the document doesn't see in its place. */
const SKIPPED = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'office:forms',
  'text:sequence-decls',
  'svg:title',
  'svg:desc',
  'text:index-title-template',
]);
const SPACES_MAX = 100;
const BREAKS: Record<string, string> = { 'text:tab': '\t', 'text:line-break': '\n' };

interface OpenParagraph {
  tag: string;
  looks: TextLooks;
  /** Its own tokens: a text box inside it comes first. */
  tokens: Token[];
}

/** Turns the content of an OpenDocument text into the tokens of HTML. */
function* htmlOf(xml: Iterable<Token>, looksOf: (style: string) => TextLooks): Generator<Token> {
  const paragraphs: OpenParagraph[] = [];
  const spans: TextLooks[] = [];
  let above: TextLooks | null = null;
  let skips = 0;

  function* write(text: string): Generator<Token> {
    const open = paragraphs.at(-1);
    if (!open || text === '') return;
    const { isBold = false, isItalic = false, isHidden = false, size = null } = open.looks;
    const looks = { isBold, isItalic, isHidden, size };
    for (const span of spans) Object.assign(looks, span);
    if (!looks.isHidden) yield* tokensOfRun({ text, ...looks });
  }

  for (const token of xml) {
    const paragraph = paragraphs.at(-1);
    if (token.kind === 'text') {
      if (skips === 0) paragraph?.tokens.push(...write(token.text.replace(/[ \t\r\n]+/g, ' ')));
      continue;
    }
    const isOpen = token.kind === 'open';
    const attributes = isOpen ? token.attributes : '';
    const isEmpty = isOpen && token.isEmpty;
    if (SKIPPED.has(token.name)) {
      if (!isEmpty) skips += isOpen ? 1 : -1;
      continue;
    }
    if (skips > 0) continue;
    switch (token.name) {
      case 'text:p':
      case 'text:h': {
        if (isOpen) {
          const looks = looksOf(readAttribute(attributes, 'text:style-name') ?? '');
          const level =
            token.name === 'text:h'
              ? Number(readAttribute(attributes, 'text:outline-level') ?? 1)
              : (looks.headingLevel ?? 0);
          const tag = level >= 1 ? `h${Math.min(6, Math.floor(level))}` : 'p';
          const spaceAbove = Math.max(above?.spaceAfter ?? 0, looks.spaceBefore ?? 0);
          paragraphs.push({ tag, looks, tokens: [openedParagraph(tag, spaceAbove)] });
          above = looks;
        }
        if (!isOpen || isEmpty) {
          const done = paragraphs.pop();
          if (done) yield* [...done.tokens, closed(done.tag)];
        }
        break;
      }
      case 'text:span':
        if (isEmpty) break;
        if (isOpen) spans.push(looksOf(readAttribute(attributes, 'text:style-name') ?? ''));
        else spans.pop();
        break;
      case 'text:tab':
      case 'text:line-break':
        if (isOpen) paragraph?.tokens.push(...write(BREAKS[token.name] ?? ''));
        break;
      case 'text:s':
        if (isOpen) {
          const count = Number(readAttribute(attributes, 'text:c') ?? 1);
          paragraph?.tokens.push(...write(' '.repeat(Math.min(SPACES_MAX, Math.max(1, count || 1)))));
        }
        break;
      case 'text:a':
        if (!isEmpty)
          paragraph?.tokens.push(
            isOpen ? openedLink(readAttribute(attributes, 'xlink:href') ?? '') : closed('a'),
          );
        break;
      case 'text:list':
        yield isOpen ? opened('ul') : closed('ul');
        break;
      case 'text:list-item':
        yield isOpen ? opened('li') : closed('li');
        break;
      case 'table:table':
        yield isOpen ? opened('table') : closed('table');
        break;
      case 'table:table-row':
        if (isOpen) yield opened('tr');
        break;
      case 'table:table-cell':
        yield isOpen ? opened('td') : closed('td');
        if (isEmpty) yield closed('td');
        break;
      default:
    }
  }
}

const PART = /^(?:content|styles)\.xml$/;
const MANIFEST = 'META-INF/manifest.xml';

/** The content of each element of a name, in order. */
function* elements(xml: string, name: string): Generator<string> {
  const opening = new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g');
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const end = xml.indexOf(`</${name}>`, found.index);
    if (end < 0) return;
    yield xml.slice(found.index, end);
    opening.lastIndex = end;
  }
}

/**
 * Reads an OpenDocument text (.odt): headers, the body, footers, each text box before the paragraph that it is tied to. Comments,
 * deleted and hidden text are left out. Throws `UnsupportedTypeError` for another kind of OpenDocument, and `RuleError`
 * `file-encrypted`, `file-unsafe` or `file-damaged`.
 */
export async function readOpenDocument(bytes: Uint8Array): Promise<SourceDocument> {
  const isManifest = (name: string): boolean => name === MANIFEST;
  const manifest = (await readGuardedParts(bytes, isManifest, isManifest)).get(MANIFEST) ?? '';
  if (manifest.includes('manifest:encryption-data'))
    throw new RuleError(
      'file-encrypted',
      'This document is protected with a password. Remove the protection, or paste the text instead.',
    );
  const parts = await readGuardedParts(bytes, (name) => PART.test(name));
  const content = parts.get('content.xml') ?? '';
  const styles = parts.get('styles.xml') ?? '';
  if (!content.includes('<office:text')) throw unsupported();
  const looksOf = readOfficeStyles([styles, content]);
  const blocksOf = (xml: string): Block[] => blocksFromHtml(htmlOf(tokensOf(xml), looksOf));
  const blocks = [
    ...distinctBlocks([...elements(styles, 'style:header')].map(blocksOf)),
    ...blocksOf(content.slice(content.indexOf('<office:text'))),
    ...distinctBlocks([...elements(styles, 'style:footer')].map(blocksOf)),
  ];
  return { lines: readerLines(sourcesOfBlocks(markGaps(blocks))), warnings: [] };
}
