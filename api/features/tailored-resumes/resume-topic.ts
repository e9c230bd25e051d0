/** The topic of {@link PubSub} under which changes of a resume are published. */
export const resumeTopic = (resumeId: string): string => `resume:${resumeId}`;
