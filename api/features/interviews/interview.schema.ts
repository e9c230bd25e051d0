import { z } from 'zod';
import { personText } from '../../core/input.ts';
import { INTERVIEW_MESSAGE_MAX_LENGTH, INTERVIEW_NAME_MAX_LENGTH } from '../../limits.ts';

const MESSAGE_TOO_LONG = `A message can have at most ${INTERVIEW_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters.`;
const EMPTY_MESSAGE = 'Please enter a message.';
const NAME_TOO_LONG = `A name can have at most ${INTERVIEW_NAME_MAX_LENGTH} characters.`;
const SECONDS = 'Please send how long you spoke in seconds, from 0 to 3,600.';

/** Text of the candidate that says something. */
export const messageContent = personText(INTERVIEW_MESSAGE_MAX_LENGTH, MESSAGE_TOO_LONG).refine(
  (text) => text !== '',
  EMPTY_MESSAGE,
);

export const spokenSeconds = z
  .number(SECONDS)
  .min(0, SECONDS)
  .max(3_600, SECONDS)
  .nullish()
  .transform((seconds) => seconds ?? null);

export const sendMessageSchema = z.object({
  content: messageContent,
  spokenSeconds,
  /** Chosen by the client, so that a message that is sent twice is stored once. */
  key: z.uuid('Please send a UUID as the key.').nullish(),
});

export const renameInterviewSchema = z.object({
  name: personText(INTERVIEW_NAME_MAX_LENGTH, NAME_TOO_LONG).refine(
    (name) => name !== '',
    'Please enter a name.',
  ),
});
