import type { InterviewSoFar, InterviewerReply } from '../types.ts';

/** The interviewer's next message; the opening one of an interview that hasn't begun. */
export function writeReply({ posting, messages }: InterviewSoFar): InterviewerReply {
  const { title } = posting;
  return messages.length === 0
    ? {
        text: `Hello, and welcome to your interview for ${title}. Please introduce yourself.`,
        topic: 'opening',
      }
    : { text: `What else should I know about your work? (${messages.length})`, topic: 'background' };
}
