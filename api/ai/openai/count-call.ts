import type { AiBudget } from '../budget/ai-budget.ts';
import type { TokenUsage } from './read-stream.ts';
import { AiServiceError } from './service-error.ts';

/**
 * Makes a call that counts against a user's budget: first with the most that it may take, afterwards with what it took.
 *
 * @param work is given a function to tell what each request used; what a call that failed has used counts, too.
 * @throws {BudgetUsedUpError} before the call is made. Whatever `work` throws.
 */
export async function countCall<Result>(
  budget: AiBudget,
  { userId, task, tokens }: { userId: string; task: string; tokens: number },
  work: (onUsage: (usage: TokenUsage | null) => void) => Promise<Result>,
): Promise<Result> {
  const reservation = await budget.reserve(userId, task, tokens);
  const begun = performance.now();
  let used: TokenUsage | null = null;
  const onUsage = (usage: TokenUsage | null) => {
    used = usage && {
      promptTokens: (used?.promptTokens ?? 0) + usage.promptTokens,
      completionTokens: (used?.completionTokens ?? 0) + usage.completionTokens,
    };
  };
  let failed = true;
  try {
    const result = await work(onUsage);
    failed = false;
    return result;
  } catch (error) {
    if (error instanceof AiServiceError && error.usage) onUsage(error.usage);
    throw error;
  } finally {
    await reservation.settle({ usage: used, durationMs: performance.now() - begun, failed });
  }
}
