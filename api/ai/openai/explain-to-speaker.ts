import { type DomainError, RuleError, UpstreamError } from '../../core/errors.ts';
import { BudgetUsedUpError } from '../budget/budget-used-up-error.ts';
import { AiServiceError } from './service-error.ts';

/** Whether the service works and has heard no word. */
export const isSilence = (error: unknown): boolean =>
  error instanceof AiServiceError && error.problem === 'empty';

/** What people are told whose recording could not be written down: nothing else can do it. */
export function explainToSpeaker(error: unknown): DomainError {
  if (error instanceof BudgetUsedUpError) return error;
  if (isSilence(error))
    return new RuleError('recording-silent', 'Nothing was heard. Please try again, or type your answer.');
  const isTooSlow =
    error instanceof AiServiceError && (error.problem === 'too-slow' || error.problem === 'stalled');
  return new UpstreamError('Failed to recognize speech. Please try again.', { isTooSlow });
}
