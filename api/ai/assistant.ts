import type { ReadDocument } from '../documents/import/read-document.ts';
import type { RewordRequest, Rewording } from '../writing/rewriting/rewording.ts';
import type { InterviewAnalysis, InterviewSoFar } from '../writing/interview/types.ts';
import type { PostingToScore } from '../writing/scoring/prepare.ts';
import type { MonthText, ReadHistory, ResumeForScoring } from '../writing/types.ts';
import type { EngineName, Written } from './written-by.ts';

/** For whom an engine works, and until when. */
export interface EngineCall {
  /** A user's calls wait for that user's earlier ones, never for long work of others. */
  userId: string;
  /** Names the action that the call is part of, when an action makes several calls side by side, as a run over a resume. */
  action?: string;
  signal?: AbortSignal;
}

export interface ReplyCall extends EngineCall {
  /** Is given the whole text so far, each time it has grown; an engine that writes all at once never calls it. */
  onText?: (text: string) => void;
}

/** A posting and the resume for which something is written about it. */
export interface PostingToDescribe {
  posting: PostingToScore;
  resume: ResumeForScoring;
  /** The current month. */
  month: MonthText;
}

export interface PostingDescription {
  /** Two or three sentences about the job. */
  blurb: string;
  /** Advice for this application that names the posting's terms and the person's own experiences. */
  tips: string[];
}

/** A recording of speech. */
export interface Recording {
  bytes: Uint8Array;
  /** Its media type. */
  type: string;
  /** Its ending tells some services what it is. */
  fileName: string;
}

/**
 * The interface of an engine, which reads and writes text. There are two: the embedded one (docs/algorithms.md), and
 * one for an OpenAI-compatible service (docs/ai.md), which leaves to the embedded one what it can't do. Each result says
 * who wrote it. A posting's terms and requirements, scores, the choice of bullets and the check that every claim is true
 * are never left to an engine.
 *
 * All input is data: it can't change what the engine does.
 */
export interface Assistant {
  readonly name: EngineName;
  /** How many calls of one action are worth making side by side. */
  readonly sideBySide: number;
  /** Extracts roles from the person's own text. Every string of the result is taken from the text. */
  readHistory(call: EngineCall, text: string): Promise<Written<ReadHistory>>;
  /** Reads the doubtful parts of an uploaded file a second time. Each line keeps a place. */
  reviewDocument(call: EngineCall, document: ReadDocument): Promise<Written<ReadDocument>>;
  /** Writes what is said about a posting besides its analysis. */
  describePosting(call: EngineCall, given: PostingToDescribe): Promise<Written<PostingDescription>>;
  /**
   * Rewords a bullet as asked. The caller checks every claim of the result; an engine that can improve nothing returns
   * the text unchanged and says so.
   */
  rewordBullet(call: EngineCall, request: RewordRequest): Promise<Written<Rewording>>;
  /** Writes the interviewer's next message: the opening one of an interview that hasn't begun. */
  replyToCandidate(call: ReplyCall, interview: InterviewSoFar): Promise<Written<string>>;
  /** Analyzes the candidate's answers. The same interview has the same scores, whoever words the remarks. */
  analyzeInterview(call: EngineCall, interview: InterviewSoFar): Promise<Written<InterviewAnalysis>>;
  /**
   * Writes down what was said; null for an engine that can't.
   *
   * @throws {UpstreamError} when the service failed: nothing else can do it. {@link BudgetUsedUpError}
   * {@link RuleError} with the reason `recording-silent` when nothing was said.
   */
  readonly transcribe: ((call: EngineCall, recording: Recording) => Promise<string>) | null;
}
