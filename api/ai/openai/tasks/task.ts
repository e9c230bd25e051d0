import type { AiCall, AiService } from '../ai-service.ts';
import type { TokenUsage } from '../read-stream.ts';

export interface TaskCall extends Pick<AiCall, 'task' | 'userId' | 'action' | 'signal'> {
  /** For the fences of the prompt; see {@link createFence}. */
  mark: string;
  /** Is told what each request used. */
  onUsage: (usage: TokenUsage | null) => void;
  /** Is given the text so far of an answer that may be shown while it grows. */
  onText?: (text: string) => void;
}

/** Something that an AI service is asked to write: its prompt, the form of the answer, and what the answer has to keep to. */
export interface Task<Input, Output> {
  name: string;
  /** Raised with each change of the prompt, so that the log tells them apart. */
  version: number;
  /** At most so many tokens are written for one request. */
  maxTokens: number;
  /** About how many characters of the input go into the prompt. */
  sizeOf: (input: Input) => number;
  /** @throws {AiServiceError} also for an answer that can't be used. */
  run: (service: AiService, input: Input, call: TaskCall) => Promise<Output>;
}
