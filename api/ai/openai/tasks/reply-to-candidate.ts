import type { InterviewSoFar } from '../../../writing/interview/types.ts';
import type { ReplyGuide } from '../../../writing/interview/interviewer/guide-reply.ts';
import { findForeignFacts, readKnownFacts, type KnownFacts } from '../../../writing/truth/foreign-facts.ts';
import { AiServiceError } from '../service-error.ts';
import { createAnswerFilter, type AnswerFilter } from './clean-answer.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import type { Task } from './task.ts';

/** Longer reactions are tiring to listen to. */
const REACTION_MAX_LENGTH = 400;
/** Of the posting and of each answer, in characters. */
const POSTING_READ = 3_000;
const MESSAGE_READ = 1_200;
/** The messages that are sent: what was said before them is in the plan. */
const MESSAGES = 8;

export interface ReplyToWord {
  soFar: InterviewSoFar;
  reaction: NonNullable<ReplyGuide['reaction']>;
}

function buildPrompt({ soFar, reaction }: ReplyToWord, mark: string) {
  const fence = createFence(mark);
  const { posting, roles, messages } = soFar;
  const system = `${HOUSE_RULES}

You are the interviewer for the job in <posting>: friendly, attentive, brief. Everything you say is read aloud.
The candidate has just answered. React in one or two short sentences to what they said, so that they notice that you listened; don't judge, don't praise, don't repeat it at length.
${
  reaction.mayFollowUp
    ? 'If the answer leaves open what matters most (what exactly they did, how, what came of it, a number), then ask one short question about it. Otherwise ask nothing: your next question follows by itself.'
    : 'Ask nothing: your next question follows by itself.'
}
Plain text only, at most 50 words.`;
  const bank = roles
    .slice(0, 6)
    .map(({ title, company, bullets }) =>
      [`${title} at ${company}`, ...bullets.slice(0, 6).map(({ text }) => `- ${text.slice(0, 200)}`)].join(
        '\n',
      ),
    )
    .join('\n');
  const said = messages
    .slice(-MESSAGES)
    .map(({ role, content }) => `${role === 'user' ? 'Candidate' : 'You'}: ${content.slice(0, MESSAGE_READ)}`)
    .join('\n\n');
  return [
    { role: 'system' as const, content: system },
    {
      role: 'user' as const,
      content: [
        fence('posting', posting.text.slice(0, POSTING_READ)),
        fence('resume', bank),
        fence('conversation', said),
        'Your reaction to the last answer:',
      ].join('\n\n'),
    },
  ];
}

/**
 * Words the interviewer's reaction to an answer, and asks about it or goes on with the next question of the plan. Words
 * are shown as they come, each only once it is known to bring in no name, number or tool that nobody mentioned.
 */
export const replyToCandidateTask: Task<ReplyToWord, string> = {
  name: 'reply-to-candidate',
  version: 1,
  maxTokens: 250,
  sizeOf: ({ soFar: { posting, messages } }) =>
    Math.min(posting.text.length, POSTING_READ) +
    3_000 +
    messages.slice(-MESSAGES).reduce((sum, { content }) => sum + Math.min(content.length, MESSAGE_READ), 0),
  run: async (service, given, call) => {
    const { soFar, reaction } = given;
    const known = readKnownFacts([
      soFar.posting.text,
      soFar.posting.title,
      soFar.posting.company,
      ...soFar.roles.flatMap(({ title, company, description, bullets }) => [
        title,
        company,
        description,
        ...bullets.map(({ text }) => text),
      ]),
      ...soFar.messages.map(({ content }) => content),
    ]);
    const messages = buildPrompt(given, call.mark);
    const filter = createAnswerFilter(messages[0]?.content ?? '');
    const unusable = new AbortController();
    let judged = '';
    const signal = call.signal ? AbortSignal.any([call.signal, unusable.signal]) : unusable.signal;
    const { value, usage } = await service.writeText({
      ...call,
      signal,
      messages,
      maxTokens: replyToCandidateTask.maxTokens,
      onText: (grown) => {
        if (unusable.signal.aborted) return;
        const shown = showable(grown);
        if (!isAcceptable(shown, known, filter, judged))
          return unusable.abort(new AiServiceError('unusable'));
        judged = shown;
        call.onText?.(shown);
      },
    });
    call.onUsage(usage);
    const text = filter.cleanLine(value, REACTION_MAX_LENGTH);
    if (text === null || !isAcceptable(text, known, filter)) throw new AiServiceError('unusable');
    const questions = text.match(/\?/g)?.length ?? 0;
    if (questions > (reaction.mayFollowUp ? 1 : 0)) throw new AiServiceError('unusable');
    return questions === 1 ? text : `${text} ${reaction.next}`;
  },
};

/** A verdict, which no reaction may give, whoever asks for it. */
const VERDICT =
  /\b(?:you['’]re|you are|you(?:['’]ve| have) been) (?:now )?(?:hired|accepted|chosen)\b|\bgot the job\b|\boffer you\b|\b\d+ out of \d+ points\b|\bscored?\b/i;

/** @param judged what of the text was acceptable before: only its last sentence is judged again with the words after it */
function isAcceptable(
  text: string,
  known: KnownFacts,
  { isForeignMatter }: AnswerFilter,
  judged = '',
): boolean {
  const fresh = text.slice(startOfLastSentence(judged));
  return (
    text.length <= REACTION_MAX_LENGTH &&
    !/[<>{}[\]*#`|]|https?:/.test(fresh) &&
    !VERDICT.test(fresh) &&
    !isForeignMatter(fresh) &&
    findForeignFacts(fresh, known).length === 0
  );
}

const startOfLastSentence = (text: string): number =>
  Math.max(0, text.search(/(?<=[.!?…])\s+\S[^.!?…]*[.!?…]*$/u));

/**
 * What of a growing text can be judged: its last word may not be finished. One that began small, or that begins the
 * text, can't become a name or a number, so it needn't be held back.
 */
export function showable(grown: string): string {
  const text = grown.trimStart();
  const [last = ''] = /\S*$/.exec(text) ?? [];
  const isHarmless = last === text ? /^\p{L}\p{Ll}*$/u.test(last) : /^[\p{Ll}'’]*$/u.test(last);
  return isHarmless ? text : text.slice(0, text.length - last.length).trimEnd();
}
