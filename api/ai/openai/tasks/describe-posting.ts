import { z } from 'zod';
import { findForeignFacts, readKnownFacts } from '../../../writing/truth/foreign-facts.ts';
import type { PostingDescription } from '../../assistant.ts';
import { AiServiceError } from '../service-error.ts';
import { createAnswerFilter } from './clean-answer.ts';
import { contentStems } from './content-stems.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import type { Task } from './task.ts';

/** Of a posting only the beginning is sent: what comes later is about the employer's rules and benefits. */
const POSTING_READ = 6_000;
const BLURB_MIN_LENGTH = 40;
const BLURB_MAX_LENGTH = 500;
/** A tip may become longer by this, in characters. */
const TIP_GROWTH = 60;
/** The share of a blurb's words that the posting has, too. */
const GROUNDED = 0.7;

const schema = z.object({ blurb: z.string(), tips: z.array(z.string()) });

/** A posting's text, and what the embedded engine wrote about it. */
export interface DescriptionToWord {
  text: string;
  written: PostingDescription;
}

const SYSTEM = `${HOUSE_RULES}

Someone wants to apply for the job in <posting>.
"blurb": two or three sentences that say what the job is, for someone deciding whether to read on; in the posting's own words where you can. Nothing about the candidate.
"tips": each tip of <tips>, in the same order and number, worded better: shorter, more direct, addressed to "you". Keep its facts and its meaning exactly, above all whether something is asked or stated. Keep what stands in quotation marks.`;

const { cleanLine } = createAnswerFilter(SYSTEM);

/** Words what is said about a posting; the facts of the tips are the product's own. */
export const describePostingTask: Task<DescriptionToWord, PostingDescription> = {
  name: 'describe-posting',
  version: 1,
  maxTokens: 900,
  sizeOf: ({ text, written }) => Math.min(text.length, POSTING_READ) + written.tips.join().length,
  run: async (service, { text, written }, call) => {
    const fence = createFence(call.mark);
    const { value, usage } = await service.writeJson({
      ...call,
      messages: [
        { role: 'system', content: SYSTEM },
        {
          role: 'user',
          content: [
            fence('posting', text.slice(0, POSTING_READ)),
            fence('tips', written.tips.map((tip, at) => `${at + 1}. ${tip}`).join('\n') || '(none)'),
          ].join('\n\n'),
        },
      ],
      maxTokens: describePostingTask.maxTokens,
      form: { name: 'description', schema },
    });
    call.onUsage(usage);
    const blurb = acceptBlurb(value.blurb, text);
    const tips = written.tips.map((tip, at) => acceptTip(value.tips[at] ?? '', tip));
    if (blurb === null && tips.every((tip) => tip === null)) throw new AiServiceError('unusable');
    return {
      blurb: blurb ?? written.blurb,
      tips: tips.map((tip, at) => tip ?? written.tips[at] ?? ''),
    };
  },
};

/** A blurb that says only what the posting says, about the job. */
function acceptBlurb(answered: string, posting: string): string | null {
  const blurb = cleanLine(answered, BLURB_MAX_LENGTH);
  if (blurb === null || blurb.length < BLURB_MIN_LENGTH) return null;
  if (/\b(?:candidates?|applicants?|resumes?|tailorbird|instructions?|prompt)\b/i.test(blurb)) return null;
  if (findForeignFacts(blurb, readKnownFacts([posting])).length > 0) return null;
  const said = new Set(contentStems(posting));
  const stems = contentStems(blurb);
  return stems.filter((stem) => said.has(stem)).length >= stems.length * GROUNDED ? blurb : null;
}

/** A tip in other words that names nothing more, asks where it asked, and quotes what it quoted. */
function acceptTip(answered: string, tip: string): string | null {
  const text = cleanLine(answered.replace(/^\d+\.\s+/, ''), tip.length + TIP_GROWTH);
  if (text === null || findForeignFacts(text, readKnownFacts([tip])).length > 0) return null;
  const quotes = tip.match(/“[^”]+”/g) ?? [];
  if (!quotes.every((quote) => text.includes(quote))) return null;
  return tip.includes('?') === text.includes('?') && /\bif\b/i.test(tip) === /\bif\b/i.test(text)
    ? text
    : null;
}
