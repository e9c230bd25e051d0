import type { RewordRequest, Rewording } from '../writing/rewriting/rewording.ts';
import type { InterviewAnalysis, InterviewSoFar } from '../writing/interview/types.ts';
import type { PostingInput } from '../writing/posting/analyze-posting.ts';
import type { PostingToScore } from '../writing/scoring/prepare.ts';
import type { PostingAnalysis, ReadHistory, ResumeForScoring } from '../writing/types.ts';

/** A recording of speech. */
export interface Recording {
  bytes: Uint8Array;
  /** Its media type. */
  type: string;
  fileName: string;
}

/**
 * The interface of an engine, which reads and writes text. There are two: the embedded one (docs/algorithms.md), and
 * one for an OpenAI-compatible service. Scores, the choice of bullets and the check that every claim is true are never
 * left to an engine.
 *
 * All input is data: it can't change what the engine does. Each call names its user: a user's requests wait for that
 * user's earlier ones, never for long work of others.
 */
export interface Assistant {
  readonly name: 'embedded' | 'openai';
  /** Extracts roles from the user's own text. Every string of the result is taken from the text. */
  readHistory(userId: string, text: string): Promise<ReadHistory>;
  /** Analyzes a posting. Facts in the input (title, company, place...) take precedence over those found in the text. */
  analyzePosting(userId: string, posting: PostingInput): Promise<PostingAnalysis>;
  /** Advice for this application that names the posting's terms and the user's own experiences. */
  tipsFor(
    userId: string,
    posting: PostingToScore,
    resume: ResumeForScoring,
    referenceDate: string,
  ): Promise<string[]>;
  /**
   * Rewords a bullet as asked. The caller checks every claim of the result; an engine that can improve nothing returns
   * the text unchanged and says so.
   *
   * @throws {UpstreamError} when a service failed
   */
  rewordBullet(userId: string, request: RewordRequest, signal?: AbortSignal): Promise<Rewording>;
  /**
   * Writes the interviewer's next message: the opening one of an interview that hasn't begun.
   *
   * @param onText is given the whole text so far, each time it has grown; an engine that writes all at once never calls it.
   * @throws {UpstreamError} when a service failed
   */
  replyToCandidate(
    userId: string,
    interview: InterviewSoFar,
    { signal, onText }: { signal?: AbortSignal; onText?: (text: string) => void },
  ): Promise<string>;
  /** Analyzes the candidate's answers. The same interview has the same scores, whoever words the remarks. */
  analyzeInterview(userId: string, interview: InterviewSoFar): Promise<InterviewAnalysis>;
  /**
   * Writes down what was said; null for an engine that can't.
   *
   * @throws {UpstreamError} when the service failed: nothing else can do it.
   */
  readonly transcribe:
    ((call: { userId: string; signal?: AbortSignal }, recording: Recording) => Promise<string>) | null;
}
