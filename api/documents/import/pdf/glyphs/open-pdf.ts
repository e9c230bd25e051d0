import { PDFParse, PasswordException } from 'pdf-parse';
import { VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { RuleError } from '../../../../core/errors.ts';
import type { PageGlyphs } from './glyphs.ts';
import { findMarkedContents } from './marked-content.ts';
import type { MarkedContent } from './marked-content.ts';
import { pageGlyphs } from './page-glyphs.ts';

/** A link area on a page. In points, y downwards. */
export interface PageLink {
  url: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface OpenedPage extends PageGlyphs {
  links: PageLink[];
  /**
   * The page's text as the library extracts it, in painting order; only for a page on which no letters, or hardly
   * any, were found.
   */
  extracted: string;
}

export interface OpenedPdf {
  pages: OpenedPage[];
  /** Number of pages in the file; only the first `maxPages` were opened. */
  pageCount: number;
  /** Numbers of pages that could not be read. */
  damaged: number[];
}

/** A page with fewer letters than this is examined a second time. */
const STRANGE_BELOW = 20;
const PAGES_WITH_LINKS = 3;

/** A file that claims to be a PDF but can't be opened as one. */
export const damagedPdf = (): RuleError =>
  new RuleError(
    'file-damaged',
    'This PDF is damaged or incomplete. Save it again, or paste the text instead.',
  );

async function readLinks(page: PDFPageProxy): Promise<PageLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  // With the intent `display` the library processes the whole text once more; with `print` it doesn't.
  const printed: unknown[] = await page.getAnnotations({ intent: 'print' });
  const annotations: unknown[] = printed.length > 0 ? printed : await page.getAnnotations();
  for (const annotation of annotations.slice(0, 500)) {
    if (typeof annotation !== 'object' || annotation === null) continue;
    const url: unknown = Reflect.get(annotation, 'url');
    const rect: unknown = Reflect.get(annotation, 'rect');
    if (typeof url !== 'string' || url.length > 2_048 || !Array.isArray(rect)) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = viewport
      .convertToViewportRectangle(rect.map(Number))
      .map(Number);
    links.push({
      url,
      x0: Math.min(x0, x1),
      y0: Math.min(y0, y1),
      x1: Math.max(x0, x1),
      y1: Math.max(y0, y1),
    });
  }
  return links;
}

function isDocument(value: unknown): value is PDFDocumentProxy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'numPages' in value &&
    typeof value.numPages === 'number' &&
    'getPage' in value &&
    typeof value.getPage === 'function'
  );
}

/** pdf-parse doesn't expose the document that it loaded; loading it again would double the cost. */
async function getLoadedDocument(parser: PDFParse): Promise<PDFDocumentProxy> {
  await parser.getInfo();
  const loaded: unknown = Reflect.get(parser, 'doc');
  if (isDocument(loaded)) return loaded;
  throw new Error('pdf-parse and pdfjs-dist are not of the versions that belong together.');
}

async function extractText(parser: PDFParse, number: number): Promise<string> {
  return (await parser.getText({ partial: [number], pageJoiner: '' })).text;
}

async function openPage(
  parser: PDFParse,
  pdf: PDFDocumentProxy,
  number: number,
  letters: number,
  findContents: () => MarkedContent[],
): Promise<OpenedPage> {
  const page = await pdf.getPage(number);
  try {
    const glyphs = await pageGlyphs(page, letters, findContents);
    const isStrange =
      glyphs.glyphs.filter((glyph) => glyph.hidden === '' && !glyph.isTurned).length < STRANGE_BELOW;
    const links = number <= PAGES_WITH_LINKS ? await readLinks(page) : [];
    return { ...glyphs, links, extracted: isStrange ? await extractText(parser, number) : '' };
  } catch {
    const { width, height } = page.getViewport({ scale: 1 });
    return {
      width,
      height,
      glyphs: [],
      boxes: [],
      rules: [],
      links: [],
      extracted: await extractText(parser, number),
    };
  } finally {
    page.cleanup();
  }
}

/**
 * Opens a PDF and finds the letters of its first pages. Throws a `RuleError` with a message for users if the file
 * is encrypted (`file-encrypted`) or damaged (`file-damaged`); a single page that fails is left out and listed.
 */
export async function openPdf(
  bytes: Uint8Array,
  limits: { maxPages: number; maxLetters: number },
): Promise<OpenedPdf> {
  const parser = new PDFParse({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    // Images larger than one point are not decoded: only the text is needed.
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
  });
  try {
    const pdf = await getLoadedDocument(parser);
    const opened: OpenedPdf = { pages: [], pageCount: pdf.numPages, damaged: [] };
    let letters = limits.maxLetters;
    // Only files with letters of no known meaning are searched, and once.
    let contents: MarkedContent[] | null = null;
    const findContents = () => (contents ??= findMarkedContents(bytes));
    for (let number = 1; number <= Math.min(pdf.numPages, limits.maxPages) && letters > 0; number++) {
      try {
        const page = await openPage(parser, pdf, number, letters, findContents);
        opened.pages.push(page);
        letters -= page.glyphs.length;
      } catch {
        opened.damaged.push(number);
      }
    }
    if (opened.pages.length === 0) throw damagedPdf();
    return opened;
  } catch (error) {
    if (error instanceof PasswordException)
      throw new RuleError(
        'file-encrypted',
        'This PDF is protected with a password. Remove the protection, or paste the text instead.',
      );
    throw error instanceof RuleError ? error : damagedPdf();
  } finally {
    await parser.destroy();
  }
}
