import { clearCaches } from '../reading/lines/memo.ts';
import { isKnownLanguage, detectLanguage } from '../text/language.ts';
import { blankMarkup } from '../text/markup.ts';
import { tokenize } from '../text/tokens.ts';
import type { PostingAnalysis, RemoteKind } from '../types.ts';
import { writeBlurb } from './blurb.ts';
import { readDegreeAsked, readPay, readWorkplace, readSeniority, readYearsAsked } from './conditions.ts';
import { pickFocusAreas } from './focus-areas.ts';
import { readHeadline } from './headline.ts';
import { listNotices, SEVERAL_POSTINGS } from './notices.ts';
import { listRequirements } from '../requirements/list-requirements.ts';
import { findPostings, looksLikeSeveralPostings } from './several-postings.ts';
import { restoreLines } from './restore-lines.ts';
import { readStructuredPosting } from './structured.ts';
import type { StructuredPosting } from './structured.ts';
import { gatherTerms } from './terms.ts';
import { splitSegments } from './zones.ts';

export interface PostingInput {
  /** Plain text, markdown or HTML, at most `TEXT_MAX_LENGTH` characters; the rest is not read. */
  text: string;
  /** From the user, a page's data or a job board: takes precedence over the text. */
  title?: string;
  company?: string;
  location?: string;
  remote?: RemoteKind;
  pay?: string;
}

/** No real posting is longer; limits the cost of pasting a book. */
const MAX_LENGTH = 100_000;

/**
 * Analyzes a posting without a model (docs/algorithms.md#understanding-postings). Never throws, whatever the text;
 * takes linear time. Spans are offsets in `input.text`; if there are tags inside a term, or the text came from a page's
 * machine-readable data, `spans` is empty. Facts that the posting does not state stay empty.
 */
export function analyzePosting(input: PostingInput): PostingAnalysis {
  const given = input.text.slice(0, MAX_LENGTH);
  const structured = given.includes('<') ? readStructuredPosting(given) : null;
  const described = structured !== null && structured.description !== '';
  const source = described ? structured.description : given;
  // Control characters in binary data are neither words nor line breaks.
  const text = blankMarkup(source)
    .replace(/\r\n?/g, (end) => (end.length === 2 ? ' \n' : '\n'))
    .replace(/[^\P{Cc}\n\t]|[\ufffd\u200b-\u200d\ufeff]/gu, ' ');
  const analysis = analyze(input, restoreLines(text), described ? '' : given, structured);
  clearCaches();
  return analysis;
}

function analyze(
  input: PostingInput,
  text: string,
  given: string,
  structured: StructuredPosting | null,
): PostingAnalysis {
  const tokens = tokenize(text.slice(0, 20_000));
  const language = detectLanguage(text, tokens);
  const headline = readHeadline(text);
  const title = input.title?.trim() || structured?.title || headline.title;
  const company = input.company?.trim() || structured?.company || headline.company;
  const location = input.location?.trim() || structured?.location || headline.location;
  const remote = unlessUnknown(input.remote) ?? unlessUnknown(structured?.remote);
  const segments = splitSegments(text, company);
  const terms = gatherTerms({
    given,
    segments,
    title,
    company,
    location,
    language,
    skipLines: headline.lineStarts,
  });
  const facts = {
    title,
    company,
    location,
    remote: remote ?? readWorkplace(text, title, location),
    language,
    pay: input.pay?.trim() || structured?.pay || readPay(segments, text),
    seniority: readSeniority(title),
    yearsAsked: readYearsAsked(segments),
    degreeAsked: readDegreeAsked(segments),
    terms,
    requirements: listRequirements(segments, { skip: headline.lineStarts, title }),
  };
  return {
    ...facts,
    focusAreas: isKnownLanguage(language) ? pickFocusAreas(facts) : [],
    blurb: writeBlurb(facts, segments),
    notices: [
      ...(findPostings(text).length > 1 || looksLikeSeveralPostings(segments, title)
        ? [SEVERAL_POSTINGS]
        : []),
      ...listNotices(text, language, terms),
    ],
  };
}

const unlessUnknown = (remote: RemoteKind | undefined) => (remote === 'unknown' ? undefined : remote);
