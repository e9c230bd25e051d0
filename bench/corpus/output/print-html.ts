import { chromium } from 'playwright';
import type { Browser } from 'playwright';

export interface Paper {
  format?: 'A4' | 'Letter';
  /** CSS lengths: top, right, bottom, left. */
  margin?: [string, string, string, string];
  /** HTML at the foot of each page; `<span class="pageNumber">` is its number. */
  footer?: string;
}

let opened: Promise<Browser> | null = null;

/** Prints a page with Chromium, as a browser's "Save as PDF" does. Nothing is loaded from any network. */
export async function printHtml(
  html: string,
  { format = 'A4', margin = ['15mm', '15mm', '15mm', '15mm'], footer }: Paper = {},
): Promise<Uint8Array> {
  opened ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const context = await (await opened).newContext({ offline: true });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  const [top, right, bottom, left] = margin;
  const pdf = await page.pdf({
    format,
    printBackground: true,
    margin: { top, right, bottom, left },
    ...(footer === undefined
      ? {}
      : { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: footer }),
  });
  await context.close();
  return pdf;
}

/** Ends the browser if one was opened. */
export async function closeBrowser(): Promise<void> {
  await (await opened)?.close();
  opened = null;
}
