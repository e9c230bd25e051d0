import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { RuleError } from '../../../core/errors.ts';
import type { PageGlyphs } from './glyphs.ts';
import { pageGlyphs } from './page-glyphs.ts';

/** The area of a page that leads to an address. Points, y downwards. */
export interface PageLink {
  url: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface OpenedPage extends PageGlyphs {
  links: PageLink[];
}

export interface OpenedPdf {
  pages: OpenedPage[];
  /** Pages of the file, of which only the first `maxPages` were opened. */
  pageCount: number;
  /** Numbers of pages that could not be read. */
  damaged: number[];
}

/** A file that says it is a PDF and can't be opened as one. */
export const damagedPdf = (): RuleError =>
  new RuleError(
    'file-damaged',
    'This PDF is damaged or incomplete. Save it again, or paste the text instead.',
  );

async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  const annotations: unknown[] = await page.getAnnotations();
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

/**
 * Opens a PDF and finds the letters of its first pages. Throws a `RuleError` for people when the file is encrypted
 * (`file-encrypted`) or damaged (`file-damaged`); a page that fails alone is left out and named.
 */
export async function openPdf(
  bytes: Uint8Array,
  limits: { maxPages: number; maxLetters: number },
): Promise<OpenedPdf> {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    // Images larger than one point are not decoded: only the text is wanted.
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
  });
  try {
    const pdf = await task.promise;
    const opened: OpenedPdf = { pages: [], pageCount: pdf.numPages, damaged: [] };
    let letters = limits.maxLetters;
    for (let number = 1; number <= Math.min(pdf.numPages, limits.maxPages) && letters > 0; number++) {
      try {
        const page = await pdf.getPage(number);
        const glyphs = await pageGlyphs(page, letters);
        opened.pages.push({ ...glyphs, links: await linksOf(page) });
        letters -= glyphs.glyphs.length;
        page.cleanup();
      } catch (error) {
        if (error instanceof RangeError) throw error;
        opened.damaged.push(number);
      }
    }
    if (opened.pages.length === 0) throw damagedPdf();
    return opened;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new RuleError(
        'file-encrypted',
        'This PDF is protected with a password. Remove the protection, or paste the text instead.',
      );
    if (error instanceof RuleError) throw error;
    throw damagedPdf();
  } finally {
    await task.destroy();
  }
}
