/** Who wrote a text, as the server says it. */
export interface WrittenBy {
  readonly engine: string;
  readonly fallback?: string | null;
}

const STANDS_IN: Record<string, string> = {
  FAILED: 'the AI service didn’t answer',
  USED_UP: 'today’s share of the AI service is used up',
  UNUSABLE: 'the AI service’s words didn’t keep to the facts',
};

/**
 * A quiet note on who wrote something; '' where there is nothing to say, as on an installation that has only the
 * built-in engine.
 */
export function describeWriter(writtenBy: WrittenBy | null | undefined): string {
  if (!writtenBy) return '';
  if (writtenBy.engine === 'OPENAI') return 'Written with the AI service';
  const reason = writtenBy.fallback && STANDS_IN[writtenBy.fallback];
  return reason ? `Written by the built-in engine: ${reason}` : '';
}

/** The same for a text that was read, by the built-in engine and by the AI service. */
export function describeReader(readBy: WrittenBy | null | undefined): string {
  if (readBy?.engine === 'OPENAI') return 'Read by the built-in engine and by the AI service';
  const reason = readBy?.fallback && STANDS_IN[readBy.fallback];
  return reason ? `Read by the built-in engine: ${reason}` : '';
}
