/** The topic of {@link PubSub} under which the steps of a run are published. */
export const optimizationTopic = (runId: string): string => `optimization:${runId}`;
