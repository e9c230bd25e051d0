import { z } from 'zod';
import { RuleError } from '../../../core/errors.ts';

/** The kinds of recording that can be read, which are the ones that browsers and phones make. */
export const RECORDING_TYPES = ['webm', 'ogg', 'mp4', 'mp3', 'wav', 'flac'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** What a recording says of itself. */
export const recordingFactsSchema = z.object({
  type: z.enum(RECORDING_TYPES),
  seconds: z.number().nonnegative(),
});
export type RecordingFacts = z.infer<typeof recordingFactsSchema>;

export const recordingDamaged = () =>
  new RuleError('recording-damaged', 'This recording can’t be read. Please record it again.');
export const recordingEmpty = () => new RuleError('recording-empty', 'Nothing was recorded.');
