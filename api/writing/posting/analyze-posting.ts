import { isKnownLanguage, detectLanguage } from '../text/language.ts';
import { blankMarkup } from '../text/markup.ts';
import { tokenize } from '../text/tokens.ts';
import type { PostingAnalysis, RemoteKind } from '../types.ts';
import { writeBlurb } from './blurb.ts';
import { readDegreeAsked, readPay, readWorkplace, readSeniority, readYearsAsked } from './conditions.ts';
import { pickFocusAreas } from './focus-areas.ts';
import { readHeadline } from './headline.ts';
import { noticesFor, SEVERAL_POSTINGS } from './notices.ts';
import { listRequirements } from './requirements.ts';
import { looksLikeSeveralPostings } from './several-postings.ts';
import { structuredPosting } from './structured.ts';
import type { StructuredPosting } from './structured.ts';
import { gatherTerms } from './terms.ts';
import { splitSegments } from './zones.ts';

export interface PostingInput {
  /** Plain text, markdown or HTML, at most `TEXT_MAX_LENGTH` characters; the rest is not read. */
  text: string;
  /** Given by the person, a page's data or a job board: wins over what the text says. */
  title?: string;
  company?: string;
  location?: string;
  remote?: RemoteKind;
  pay?: string;
}

/** No posting is longer; a book that is pasted costs no more than this. */
const READ_AT_MOST = 100_000;

/**
 * Understands a posting without a model (docs/algorithms.md#understanding-postings). Never throws, whatever the text;
 * takes time linear in it. Spans are offsets in `input.text`; where tags stand inside a term, or the text was taken
 * from a page's machine-readable data, `spans` is empty. Facts that the posting does not state stay empty.
 */
export function analyzePosting(input: PostingInput): PostingAnalysis {
  const given = input.text.slice(0, READ_AT_MOST);
  const structured = given.includes('<') ? structuredPosting(given) : null;
  const described = structured !== null && structured.description !== '';
  const source = described ? structured.description : given;
  // Control characters of binary text are neither words nor line ends.
  const text = blankMarkup(source)
    .replace(/\r\n?/g, (end) => (end.length === 2 ? ' \n' : '\n'))
    .replace(/[^\P{Cc}\n\t]|[\ufffd\u200b-\u200d\ufeff]/gu, ' ');
  return analyzed(input, text, described ? '' : given, structured);
}

function analyzed(
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
  const remote = known(input.remote) ?? known(structured?.remote);
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
    requirements: listRequirements(segments, headline.lineStarts),
  };
  return {
    ...facts,
    focusAreas: isKnownLanguage(language) ? pickFocusAreas(facts) : [],
    blurb: writeBlurb(facts, segments),
    notices: [
      ...(looksLikeSeveralPostings(segments, title) ? [SEVERAL_POSTINGS] : []),
      ...noticesFor(text, language, terms),
    ],
  };
}

const known = (remote: RemoteKind | undefined) => (remote === 'unknown' ? undefined : remote);
