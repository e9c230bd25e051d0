import type { PostingAnalysis } from '../types.ts';
import type { Claim, SourceMaterial } from '../truth/claim.ts';

/** What a rewording is asked to do; `custom` follows the person's instruction. */
export type RewordMode = 'custom' | 'keywords' | 'focus' | 'concise';

/** A bullet point to reword, and how. */
export interface RewordRequest {
  material: SourceMaterial;
  mode: RewordMode;
  /** 0 to 100: the text should have 0.6 to 1.4 times the words of its source. */
  level: number;
  /** What to focus on; empty if nothing. */
  area: string;
  posting: PostingAnalysis & { text: string };
}

/** A reworded bullet point. */
export interface Rewording {
  text: string;
  /** What was changed and why, in plain English. */
  note: string;
  /** One fact that would make it better, asked for; `null` if none. */
  question: string | null;
  isUnchanged: boolean;
  /** All that the text claims; each has a source. */
  claims: Claim[];
}

/** What one operator did. */
export interface Reworked {
  text: string;
  /** Words that are gone, as they were. */
  leftOut?: string[];
  /** Anything else, as a sentence without its full stop. */
  remark?: string;
  /** Whether only signs and blanks were repaired. */
  isCleaning?: true;
}

/** One way of rewording; `null` if there is nothing to do. Pure, and checked for grammar and truth by whoever calls it. */
export type Operator = (text: string) => Reworked | null;
