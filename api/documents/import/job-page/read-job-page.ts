import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import { RuleError } from '../../../core/errors.ts';
import { TEXT_MAX_LENGTH } from '../../../limits.ts';
import { looksLikeLoginPage } from '../../../writing/posting/notices.ts';
import { postingFromJsonLd, type StructuredPosting } from '../../../writing/posting/structured.ts';
import { postingFromBoard } from './board-answers.ts';
import { postingFromEmbeddedJson } from './embedded-json.ts';
import { htmlLine, htmlText } from './html-text.ts';
import type { JobPage, JobPageInput } from './job-page.ts';
import { postingFromMicrodata } from './microdata.ts';
import { decodePage } from './page-encoding.ts';
import { readPageNames } from './page-names.ts';
import { readableText, TEXT_MIN_LENGTH } from './readable-text.ts';
import { guardTags, tooComplex } from './tag-guard.ts';

const needsBrowser = () =>
  new RuleError(
    'page-needs-browser',
    'This page can only be read in a browser. Please open the link and paste the text instead.',
  );
const needsLogin = () =>
  new RuleError(
    'page-needs-login',
    'This page asks you to sign in first. Please open the link and paste the text instead.',
  );
const noPosting = () =>
  new RuleError(
    'page-without-posting',
    'This posting was not found. Please open the link and paste the text instead.',
  );

const TOP_LEVEL_MAX = 1_000;
const LETTERS_MIN = 100;
const PERSON_READS = /\p{L}{2}/u;

/** A posting's facts as plain text. Employment types that the text doesn't mention are added above it. */
function makeJobPage(source: JobPage['source'], posting: StructuredPosting, text: string): JobPage {
  const { employmentType } = posting;
  const isNew = employmentType !== '' && !text.toLowerCase().includes(employmentType.toLowerCase());
  return {
    source,
    title: htmlLine(posting.title),
    company: htmlLine(posting.company),
    location: htmlLine(posting.location),
    remote: posting.remote,
    pay: htmlLine(posting.pay),
    text: `${isNew ? `Employment type: ${employmentType}\n\n` : ''}${text}`.slice(0, TEXT_MAX_LENGTH),
  };
}

function structuredIn(
  $: CheerioAPI,
  titles: string,
): { source: JobPage['source']; posting: StructuredPosting } | null {
  for (const script of $('script[type*="ld+json" i]').toArray()) {
    const posting = postingFromJsonLd($(script).text());
    if (posting) return { source: 'json-ld', posting };
  }
  const microdata = postingFromMicrodata($);
  if (microdata) return { source: 'microdata', posting: microdata };
  const embedded = postingFromEmbeddedJson($, titles);
  return embedded && { source: 'embedded-json', posting: embedded };
}

function readHtml(html: string): JobPage {
  guardTags(html);
  // Wrapped in one element, since a search takes quadratic time in its siblings; only hostile pages break out of it.
  const $ = load(`<html>${html}</html>`);
  if ($.root().contents().length > TOP_LEVEL_MAX) throw tooComplex();
  const names = readPageNames($);
  const structured = structuredIn($, names.all);
  const description = structured ? htmlText(structured.posting.description) : '';
  if (structured && description.length >= TEXT_MIN_LENGTH)
    return makeJobPage(structured.source, structured.posting, description);

  const asksForPassword = $('input[type="password" i]').length > 0;
  const readable = readableText($);
  if (structured) {
    // The description is just a teaser: the page's text may contain more.
    const isTeaser = readable.length >= TEXT_MIN_LENGTH && readable.length > description.length;
    const text = isTeaser ? readable : description;
    if (PERSON_READS.test(text)) return makeJobPage(structured.source, structured.posting, text);
  }
  if (looksLikeLoginPage(readable) || (asksForPassword && readable.length < 2 * TEXT_MIN_LENGTH))
    throw needsLogin();
  const letters = readable.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (readable.length < TEXT_MIN_LENGTH || letters < LETTERS_MIN) throw needsBrowser();
  const isNamed = names.site !== '' && readable.toLowerCase().includes(names.site.toLowerCase());
  const facts = {
    title: names.title,
    company: isNamed ? names.site : '',
    location: '',
    pay: '',
    employmentType: '',
  };
  return makeJobPage('text', { ...facts, remote: 'unknown', description: readable }, readable);
}

function readPlain(text: string): JobPage {
  const plain = htmlText(text.replaceAll('<', '‹'));
  if (!PERSON_READS.test(plain) || plain.includes('\u0000')) throw noPosting();
  const nothing = {
    title: '',
    company: '',
    location: '',
    pay: '',
    employmentType: '',
    remote: 'unknown' as const,
  };
  return makeJobPage('text', { ...nothing, description: plain }, plain);
}

/**
 * Reads a job page in this process: only for the sandboxed child, since a hostile page can hang it or exhaust its
 * memory. Tries machine-readable data first (schema.org in JSON-LD, then in microdata, then the data of the page's
 * script), and then the visible text. (docs/product.md#posting-from-a-link)
 *
 * @throws {RuleError} `page-needs-browser`, `page-needs-login`, `page-without-posting`, `page-too-complex`, with
 * messages for users.
 */
export function readJobPage(source: JobPageInput): JobPage {
  try {
    return readSource(source);
  } catch (error) {
    // Nested too deeply for recursion, although the guard allows it.
    if (error instanceof RangeError) throw tooComplex();
    throw error;
  }
}

function readSource({ bytes, contentType, charset, board }: JobPageInput): JobPage {
  const text = decodePage(bytes, charset);
  if (board) {
    const posting = postingFromBoard(text, board.name, board.postingId);
    if (!posting) throw noPosting();
    return makeJobPage('board', posting, htmlText(posting.description));
  }
  return contentType === 'text/plain' ? readPlain(text) : readHtml(text);
}
