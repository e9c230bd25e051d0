import { z } from 'zod';

export const ENGINE_NAMES = ['embedded', 'openai'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/**
 * Why the embedded engine wrote instead of the AI service: it failed or was too slow, the day's budget is used up, or
 * what it wrote couldn't be used, because it said what nobody said.
 */
export const FALLBACK_REASONS = ['failed', 'used-up', 'unusable'] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** Who wrote something. */
export interface WrittenBy {
  engine: EngineName;
  /** Null unless the embedded engine stood in for the AI service. */
  fallback: FallbackReason | null;
}

/** What people are told where the embedded engine stood in and left everything as it was. */
export const FALLBACK_NOTES: Record<FallbackReason, string> = {
  failed: 'The AI service didn’t answer, so the built-in engine looked at it.',
  'used-up': 'Today’s share of the AI service is used up, so the built-in engine looked at it.',
  unusable: 'The AI service’s words didn’t keep to the facts, so the built-in engine looked at it.',
};

/** What an engine wrote, and which engine it was. */
export interface Written<Value> {
  value: Value;
  writtenBy: WrittenBy;
}

/** As it is stored within JSON. */
export const writtenBySchema = z.object({
  engine: z.enum(ENGINE_NAMES),
  fallback: z.enum(FALLBACK_REASONS).nullable(),
}) satisfies z.ZodType<WrittenBy>;

export const BY_EMBEDDED: WrittenBy = { engine: 'embedded', fallback: null };
