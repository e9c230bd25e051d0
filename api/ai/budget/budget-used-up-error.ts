import { DomainError } from '../../core/errors.ts';

/** Whose share of the AI service is used up. */
export type BudgetScope = 'user' | 'installation';

const USED_UP: Record<BudgetScope, string> = {
  user: 'You have used up today’s share of the AI service.',
  installation: 'Today’s share of the AI service is used up for everybody here.',
};

/**
 * The day's share of the AI service is used up, that of a user (429) or of the whole installation (503). The embedded
 * engine does what it can instead; people meet this error only where it can do nothing.
 */
export class BudgetUsedUpError extends DomainError {
  readonly kind: 'rate-limited' | 'not-ready';
  readonly scope: BudgetScope;
  /** When the day ends and the budget begins anew: midnight UTC. */
  readonly renewedAt: Date;
  override readonly retryAfterSeconds: number;
  constructor(scope: BudgetScope, { now, renewedAt }: { now: Date; renewedAt: Date }) {
    const seconds = Math.max(1, Math.ceil((renewedAt.getTime() - now.getTime()) / 1_000));
    super(`${USED_UP[scope]} It helps again after midnight UTC, in ${inHours(seconds)}.`);
    this.kind = scope === 'user' ? 'rate-limited' : 'not-ready';
    this.scope = scope;
    this.renewedAt = renewedAt;
    this.retryAfterSeconds = seconds;
  }
}

function inHours(seconds: number): string {
  const hours = Math.round(seconds / 3_600);
  if (hours < 1) return 'less than an hour';
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
