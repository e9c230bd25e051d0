import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database.ts';
import type { RecentFailures } from '../platform/recent-failures.ts';
import type { WritingThread } from '../platform/writing-thread/writing-thread.ts';
import type { Assistant } from './assistant.ts';
import { createAiBudget } from './budget/ai-budget.ts';
import { createEmbeddedAssistant } from './embedded/embedded-assistant.ts';
import { noteEngineFailures } from './note-engine-failures.ts';
import { createAiService, type AiServiceLimits } from './openai/ai-service.ts';
import { createOpenAiAssistant } from './openai/openai-assistant.ts';

export interface EngineParts {
  config: Config;
  prisma: Database['prisma'];
  writing: WritingThread;
  failures: RecentFailures;
  log: Logger;
  now: () => Date;
  /** For tests, which can't wait as long as people. */
  limits?: Partial<AiServiceLimits>;
}

export interface Engine {
  assistant: Assistant;
  /** Ends its connections. */
  close: () => Promise<void>;
}

/** The engine that the configuration asks for: the AI service where one is named, or else the embedded one alone. */
export function createEngine({ config, prisma, writing, failures, log, now, limits }: EngineParts): Engine {
  const embedded = createEmbeddedAssistant(writing);
  if (!config.openai) return { assistant: noteEngineFailures(embedded, failures), close: async () => {} };
  const service = createAiService(config.openai, { log, ...(limits && { limits }) });
  const budget = createAiBudget(prisma, { limits: config.aiBudget, log, now });
  const assistant = createOpenAiAssistant({
    service,
    canHear: config.openai.transcriptionModel !== null,
    embedded,
    writing,
    budget,
    failures,
    log,
  });
  return { assistant: noteEngineFailures(assistant, failures), close: () => service.close() };
}
