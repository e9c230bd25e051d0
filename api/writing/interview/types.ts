import type { PostingToScore } from '../scoring/prepare.ts';
import type { MonthText } from '../types.ts';

/** The data types of interview practice (docs/algorithms.md#interview-practice): plain data in, plain data out. */

/** A role of the person's bank with their own words; nothing that an engine wrote. */
export interface InterviewRole {
  id: string;
  title: string;
  company: string;
  startDate: MonthText;
  /** `''` while it goes on. */
  endDate: MonthText;
  description: string;
  bullets: { id: string; text: string }[];
}

export interface InterviewMessage {
  role: 'interviewer' | 'user';
  content: string;
  /** How long the candidate spoke, in seconds; `null` if the answer was typed. Never changes a score. */
  spokenSeconds: number | null;
}

/** An interview as far as it has come. The interviewer begins. */
export interface InterviewSoFar {
  posting: PostingToScore;
  /** The latest first. */
  roles: InterviewRole[];
  messages: InterviewMessage[];
  /** From 0: a practice for the same posting with another number has other questions. */
  session: number;
  /** The month of the interview, `YYYY-MM`. */
  month: MonthText;
}

/** What an interviewer's question is about. */
export type TopicKind =
  | 'opening'
  | 'background'
  | 'claim'
  | 'requirement'
  | 'behavior'
  | 'problem'
  | 'candidate-questions'
  | 'closing';

export interface InterviewerReply {
  /** Plain text, as it is shown and spoken. */
  text: string;
  topic: TopicKind;
}

// ---------------------------------------------------------------- analysis

export type Category = 'relevance' | 'structure' | 'specifics' | 'ownership' | 'length';

/** Why an answer is worth nothing. */
export type RubbishKind = 'too-short' | 'repetition' | 'pasted' | 'gibberish' | 'off-topic';

export type StarPart = 'situation' | 'task' | 'action' | 'result';

/** A remark that rests on the candidate's words. */
export interface Remark {
  /** One or two sentences to the candidate. */
  text: string;
  /** A substring of one of the candidate's messages, exactly. */
  quote: string;
  /** Which answer it is from, from 0. */
  answer: number;
}

/** How one category of an answer was counted. */
export interface CategoryScore {
  category: Category;
  /** 0 to 10, with one decimal. */
  score: number;
  /** What counted, in a few words: "2 numbers and 1 name in 84 words". */
  reason: string;
}

/** An answer is all that the candidate said to one question. */
export interface AnswerReview {
  /** Which answer, from 0. */
  answer: number;
  question: string;
  topic: TopicKind;
  /** The candidate's messages, joined by blank lines. */
  text: string;
  /** Set if it is worth nothing: which kind, and that in words. */
  rubbish: { kind: RubbishKind; explanation: string } | null;
  /** In the order of {@link Category}; all 0 for rubbish. */
  categories: CategoryScore[];
  /** What was found of each part, as an exact substring, `null` where it is missing; `null` if no story was asked for. */
  star: Record<StarPart, string | null> | null;
  /** A stronger answer made only of the person's bank, every sentence through the truth gate; `null` if it has nothing. */
  stronger: { text: string; bulletIds: string[]; roleId: string } | null;
  /** Only of spoken answers; never counted. */
  delivery: { wordsPerMinute: number; fillers: number } | null;
}

/** One line of the overall score's explanation. The points of all lines add up to the score. */
export interface InterviewReceiptLine {
  category: Category;
  /** The category's name: "Relevance". */
  label: string;
  /** Whole points. */
  points: number;
  possible: number;
  /** 0 to 10, with one decimal. */
  score: number;
  /** One sentence: what counted, over all answers. */
  detail: string;
}

export interface InterviewAnalysis {
  /** A whole number from 0 to 100; `null` if nothing was answered. */
  overallScore: number | null;
  receipt: InterviewReceiptLine[];
  strengths: Remark[];
  improvements: Remark[];
  /** Where an answer doesn't agree with the bank; asked about, never scored. */
  toCheck: Remark[];
  answers: AnswerReview[];
  /** Plain sentences about the whole: another language, only one answer. */
  notices: string[];
}
