import { pdf } from '@react-pdf/renderer';
import { z } from 'zod';
import { RuleError } from '../../../core/errors.ts';
import { ResumePdf } from './ResumePdf.tsx';
import type { RenderedPdf, ResumeDocument } from '../resume-document.ts';
import { loadResumeFonts } from './resume-fonts.ts';
import type { ResumeFonts } from './resume-fonts.ts';
import { COMFORTABLE, COMPACT, MARGIN, PAPER } from './resume-style.ts';
import type { ResumeStyle } from './resume-style.ts';
import { createTextPrinter } from '../printable/printable-text.ts';
import { toPrintable } from '../printable/printable-resume.ts';
import type { PrintableResume } from '../printable/printable-resume.ts';

/** Above this share of lost letters the PDF would no longer be a usable resume. */
const MOST_LOST = 0.2;
/** If less than this share of the last page is used, a second try in the compact style is worthwhile. */
const POOR_LAST_PAGE = 0.2;
const TIGHTEN_UP_TO_PAGES = 4;

/** The part of react-pdf's layout that we use: pages, their content region, its blocks. */
const box = z.object({ top: z.number(), height: z.number() });
const layoutTree = z.object({
  children: z.array(
    z.object({ children: z.array(z.object({ children: z.array(z.object({ box })).nullish() })) }),
  ),
});

/**
 * Renders in the calling thread, blocking it; the server uses `createPdfRenderer` instead.
 * Rejects with a RuleError `unsupported-script` when the fonts lack more than a fifth of the letters.
 */
export async function renderInThread(resume: ResumeDocument, createdAt: Date): Promise<RenderedPdf> {
  const fonts = await loadResumeFonts();
  const printer = createTextPrinter(fonts.canPrint);
  const printable = toPrintable(resume, printer);
  if (printer.lostShare() > MOST_LOST) {
    throw new RuleError(
      'unsupported-script',
      "This resume is written in letters that the PDF's fonts do not have, so it can't be exported yet.",
    );
  }
  let done = await draw(printable, fonts, COMFORTABLE, createdAt);
  if (done.pages > 1 && done.pages <= TIGHTEN_UP_TO_PAGES && done.lastPage < POOR_LAST_PAGE) {
    const compact = await draw(printable, fonts, COMPACT, createdAt);
    if (compact.pages < done.pages) done = compact;
  }
  return { bytes: done.bytes, pages: done.pages, notices: printer.notices() };
}

interface Drawn {
  bytes: Uint8Array;
  pages: number;
  /** The used share of the last page, 0 to 1. */
  lastPage: number;
}

async function draw(
  resume: PrintableResume,
  fonts: ResumeFonts,
  style: ResumeStyle,
  createdAt: Date,
): Promise<Drawn> {
  let layout: unknown;
  const document = pdf();
  document.updateContainer(
    ResumePdf({ resume, fonts, style, createdAt, onLayout: (found) => (layout = found) }),
  );
  const bytes = new Uint8Array(await (await document.toBlob()).arrayBuffer());
  const { children: pages } = layoutTree.parse(layout);
  const blocks = pages.at(-1)?.children[0]?.children ?? [];
  const used = Math.max(0, ...blocks.map(({ box }) => box.top + box.height));
  const room = PAPER[resume.paper].height - MARGIN.top - MARGIN.bottom;
  return { bytes, pages: pages.length, lastPage: used / room };
}
