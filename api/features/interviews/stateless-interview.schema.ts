import { z } from 'zod';
import { cleanText, personText } from '../../core/input.ts';
import {
  BULLET_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  INTERVIEW_MESSAGE_MAX_LENGTH,
  MAX_BULLETS_PER_EXPERIENCE,
  MAX_EXPERIENCES,
  MAX_INTERVIEW_MESSAGES,
  TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../../limits.ts';
import { messageContent, spokenSeconds } from './interview.schema.ts';

const POSTING = 'Please send the posting as an object with its title, company, description and requirements.';
const EXPERIENCES = 'Please send the experiences as a list of objects with a title and a company.';
const HISTORY = 'Please send the conversation as a list of messages with a role and content.';
const ROLE = 'A message is by the user or by the interviewer.';

const text = (max: number) =>
  personText(max, `Please send at most ${max.toLocaleString('en-US')} characters here.`)
    .nullish()
    .transform((given) => given ?? '');

const jobPosting = z.object(
  {
    title: text(TITLE_MAX_LENGTH),
    company: text(TITLE_MAX_LENGTH),
    description: text(TEXT_MAX_LENGTH),
    requirements: z
      .array(text(DESCRIPTION_MAX_LENGTH), POSTING)
      .max(100, POSTING)
      .nullish()
      .transform((list) => list ?? []),
  },
  POSTING,
);

/** A bullet as the product's own answers have it, or its text alone. */
const bullet = z.union(
  [z.string(), z.object({ content: z.string() }).transform(({ content }) => content)],
  EXPERIENCES,
);

const experience = z.object(
  {
    title: text(TITLE_MAX_LENGTH),
    company: text(TITLE_MAX_LENGTH),
    startDate: text(20),
    endDate: text(20),
    description: text(DESCRIPTION_MAX_LENGTH),
    bulletPoints: z
      .array(
        bullet.transform((content) => cleanText(content).slice(0, BULLET_MAX_LENGTH)),
        EXPERIENCES,
      )
      .max(MAX_BULLETS_PER_EXPERIENCE, EXPERIENCES)
      .nullish()
      .transform((list) => list ?? []),
  },
  EXPERIENCES,
);

const message = z.object(
  {
    role: z
      .enum(['user', 'interviewer', 'assistant'], ROLE)
      .transform((role) => (role === 'user' ? 'user' : 'interviewer')),
    content: text(INTERVIEW_MESSAGE_MAX_LENGTH * 2),
    spokenSeconds,
  },
  HISTORY,
);

const conversationHistory = z
  .array(message, HISTORY)
  .max(MAX_INTERVIEW_MESSAGES, `Please send at most ${MAX_INTERVIEW_MESSAGES} messages.`)
  .nullish()
  .transform((list) => list ?? []);

const shared = {
  jobPosting,
  userExperiences: z
    .array(experience, EXPERIENCES)
    .max(MAX_EXPERIENCES, `Please send at most ${MAX_EXPERIENCES} experiences.`)
    .nullish()
    .transform((list) => list ?? []),
  conversationHistory,
};

/** Without a message and a history the answer is the opening message. */
export const chatSchema = z
  .object({
    ...shared,
    message: z
      .union([z.literal(''), messageContent])
      .nullish()
      .transform((content) => content ?? ''),
  })
  .refine(({ message: content, conversationHistory: { length } }) => content !== '' || length === 0, {
    message: 'Please enter a message.',
    path: ['message'],
  });

export const analyzePerformanceSchema = z.object(shared);

export type StatelessInterview = z.output<typeof analyzePerformanceSchema>;
