import { isKnownLanguage } from '../text/language.ts';
import type { PostingTerm } from '../types.ts';

const WALLS: RegExp[] = [
  /\b(?:sign in|log ?in|log on) (?:to (?:continue|view|see|apply|your account)|with (?:google|email|linkedin|apple|facebook))/i,
  /\bforgot (?:your )?password\b/i,
  /\b(?:enter your|email or phone|username or email|password)\s*(?:password|email|\n|$)/i,
  /\b(?:create an account|join now|new to linkedin|don't have an account|sign up)\b/i,
  /\b(?:we use cookies|accept (?:all )?cookies|cookie (?:settings|preferences|consent)|cookies akzeptieren|tout accepter)\b/i,
  /\b(?:enable javascript|javascript is (?:disabled|required)|please turn javascript on|checking your browser|just a moment)\b/i,
  /\b(?:verify (?:that )?you are (?:a )?human|are you a robot|captcha|unusual traffic|security check|ray id|cloudflare)\b/i,
  /\b(?:access denied|403 forbidden|404 not found|page not found|this page (?:isn't|is not) available|request blocked)\b/i,
  /\b(?:job (?:is )?no longer available|position has been filled|posting has expired)\b/i,
];
const POSTING_WORDS =
  /\b(?:responsibilit|qualification|requirement|experience|skills|duties|looking for|hiring|seeking|benefits|years of|degree|certification|full[- ]time|part[- ]time|salary|aufgaben|profil|erfahrung|compétences|missions|requisitos|experiencia|wymagania|obowiązki)/gi;

/**
 * Whether the text is a sign-in, cookie, robot-check or error page rather than a posting. Long texts and texts with
 * several words typical of postings count as postings, whatever else they contain.
 */
export function looksLikeLoginPage(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const signs = WALLS.filter((pattern) => pattern.test(sample)).length;
  if (signs === 0) return false;
  const words = sample.split(/\s+/).length;
  const asPosting = new Set((sample.match(POSTING_WORDS) ?? []).map((word) => word.toLowerCase())).size;
  return signs >= 2 ? words < 250 && asPosting < 3 : words < 60 && asPosting < 2;
}

export const SEVERAL_POSTINGS =
  'This looks like several job postings in one text. Please paste one at a time: a resume is made for one job.';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Plain sentences for the user about the limits of this analysis. */
export function listNotices(text: string, language: string, terms: readonly PostingTerm[]): string[] {
  const notices: string[] = [];
  if (text.trim() === '') return ['There is no text to analyze.'];
  if (looksLikeLoginPage(text))
    notices.push(
      'This looks like a sign-in or error page, not a job posting. Please paste the text of the posting itself.',
    );
  if (!isKnownLanguage(language))
    notices.push(
      `This posting seems to be in ${LANGUAGE_NAMES.of(language) ?? 'another language'}, which Tailorbird reads only in part. It looks for names of skills and tools, and shows no scores.`,
    );
  else if (language !== 'en' && language !== 'und')
    notices.push(
      `This posting is in ${LANGUAGE_NAMES.of(language) ?? 'another language'}. Tailorbird knows fewer words of it than of English, so check the keywords yourself.`,
    );
  if (terms.length === 0 && notices.length === 0)
    notices.push('No skills or requirements were found in this text. Is it the whole posting?');
  return notices;
}
