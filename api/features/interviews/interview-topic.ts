/** Published after each commit that changes the messages of an interview, or ends it. */
export const interviewTopic = (id: string): string => `interview:${id}`;
