import type { ExperiencePart } from '../../scoring/experience-match.ts';
import type { PostingToScore } from '../../scoring/prepare.ts';
import type { InterviewRole, TopicKind } from '../types.ts';

/** A question of the plan in its wordings. None of them is in the plan twice. */
export interface PlannedQuestion {
  topic: TopicKind;
  ask: string;
  /** The same in other words. */
  again: string;
  /** Something easier to begin with. */
  smaller: string;
}

/** What the plan is made of; nothing in it depends on the day. */
export interface PlanMaterial {
  posting: PostingToScore;
  roles: readonly InterviewRole[];
  session: number;
  parts: readonly ExperiencePart[];
}
