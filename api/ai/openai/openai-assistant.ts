import type { Logger } from 'pino';
import type { RecentFailures } from '../../platform/recent-failures.ts';
import type { WritingThread } from '../../platform/writing-thread/writing-thread.ts';
import type { AiBudget } from '../budget/ai-budget.ts';
import { BudgetUsedUpError } from '../budget/budget-used-up-error.ts';
import type { Assistant, EngineCall, Recording, ReplyCall } from '../assistant.ts';
import { measureInterview } from '../embedded/embedded-assistant.ts';
import { BY_EMBEDDED, type FallbackReason, type Written, type WrittenBy } from '../written-by.ts';
import type { AiService } from './ai-service.ts';
import { countCall } from './count-call.ts';
import { AiServiceError } from './service-error.ts';
import { explainToSpeaker, isSilence } from './explain-to-speaker.ts';
import { describePostingTask } from './tasks/describe-posting.ts';
import { placeLines } from '../../documents/import/placed-lines.ts';
import { parseLines } from '../../writing/reading/lines/line.ts';
import type { Line } from '../../writing/reading/lines/line.ts';
import type { Reading } from '../../writing/reading/read-lines.ts';
import { NO_ROLE_FOUND } from '../../writing/reading/warnings.ts';
import { createMark } from './tasks/fence.ts';
import { findRolesTask, isStory, mayHoldRoles } from './tasks/find-roles.ts';
import { findLooseLines, placeFoundRoles } from './tasks/loose-lines.ts';
import { readResumeTask } from './tasks/read-resume.ts';
import { replyToCandidateTask } from './tasks/reply-to-candidate.ts';
import { rewordBulletTask } from './tasks/reword-bullet.ts';
import type { Task } from './tasks/task.ts';
import { wordRemarksTask } from './tasks/word-remarks.ts';

export interface OpenAiAssistantParts {
  service: AiService;
  /** Whether the service writes down speech. */
  canHear: boolean;
  /** Does what the service is not asked for, and stands in for it. */
  embedded: Assistant;
  writing: WritingThread;
  budget: AiBudget;
  /** For the administrator. */
  failures: RecentFailures;
  log: Logger;
}

/** Characters of a token, at least, in any language that is written in letters. */
const TOKEN_LENGTH = 3;
/** For the rules of a prompt, in tokens. */
const PROMPT_TOKENS = 700;
/** What a recording counts as, which no service tells. */
const TRANSCRIPTION_TOKENS = 3_000;

const BY_SERVICE: WrittenBy = { engine: 'openai', fallback: null };
/** Answers that came and couldn't be used; all else is a failure. */
const UNUSABLE = new Set(['unusable', 'refused', 'bad-json', 'wrong-shape', 'empty', 'too-long']);

/**
 * The engine that asks an OpenAI-compatible service for better words (docs/ai.md). It keeps every promise of the embedded
 * engine: what comes back is checked, and where a call fails, the budget is used up, or an answer can't be used, the
 * embedded engine does that call and the result says so. Only a transcription has nothing to fall back to.
 */
export function createOpenAiAssistant(parts: OpenAiAssistantParts): Assistant {
  const { service, canHear, embedded, writing, budget, failures, log } = parts;

  /** Asks the service for something, and the embedded engine where that doesn't work. */
  async function ask<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    call: ReplyCall,
    standIn: () => Promise<Written<Output>>,
  ): Promise<Written<Output>> {
    const { userId, action, signal, onText } = call;
    const tokens = Math.ceil(task.sizeOf(input) / TOKEN_LENGTH) + PROMPT_TOKENS + task.maxTokens;
    try {
      const value = await countCall(budget, { userId, task: task.name, tokens }, (onUsage) =>
        task.run(service, input, {
          task: `${task.name}-${task.version}`,
          userId,
          mark: createMark(),
          onUsage,
          ...(action !== undefined && { action }),
          ...(signal && { signal }),
          ...(onText && { onText }),
        }),
      );
      return { value, writtenBy: BY_SERVICE };
    } catch (error) {
      // Whoever asked has gone, or the server stops.
      signal?.throwIfAborted();
      const fallback = explain(error, task.name);
      const { value } = await standIn();
      return { value, writtenBy: { engine: 'embedded', fallback } };
    }
  }

  /** Why the embedded engine has to stand in; the administrator is told. */
  function explain(error: unknown, task: string): FallbackReason {
    if (error instanceof BudgetUsedUpError) {
      if (error.scope === 'installation') failures.note(error.message);
      return 'used-up';
    }
    if (!(error instanceof AiServiceError)) {
      log.error({ err: error, task }, 'the AI engine failed');
      failures.note(error instanceof Error ? error.name : 'unknown');
      return 'failed';
    }
    failures.note(error.message);
    return UNUSABLE.has(error.problem) ? 'unusable' : 'failed';
  }

  async function transcribe(call: EngineCall, recording: Recording): Promise<string> {
    const { userId, signal } = call;
    try {
      const { value } = await countCall(
        budget,
        { userId, task: 'transcribe', tokens: TRANSCRIPTION_TOKENS },
        () => service.transcribe({ userId, ...(signal && { signal }) }, recording),
      );
      return value;
    } catch (error) {
      signal?.throwIfAborted();
      // A service that hears nothing in silence has not failed.
      if (!isSilence(error)) explain(error, 'transcribe');
      throw explainToSpeaker(error);
    }
  }

  /** Has the service read a document, too; what the embedded engine has read stands in for it. */
  async function readAgain(call: EngineCall, lines: Line[], first: Reading): Promise<Written<Reading>> {
    const { history } = first;
    const standIn = async () => ({ value: first, writtenBy: BY_EMBEDDED });
    const isWithoutRole = history.warnings.includes(NO_ROLE_FOUND);
    // What is no text at all has no roles either.
    if (history.experiences.length === 0 && !isWithoutRole) return standIn();
    const length = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (isWithoutRole && isStory(lines, history)) {
      const loose = findLooseLines(lines, history);
      if (!mayHoldRoles(loose)) return standIn();
      const { value, writtenBy } = await ask(findRolesTask, { history, lines: loose }, call, async () => ({
        value: history,
        writtenBy: BY_EMBEDDED,
      }));
      return { value: placeFoundRoles(first, value), writtenBy };
    }
    const read = await ask(
      readResumeTask,
      {
        lines,
        first,
        merge: (found) => writing.run(call.userId, length, 'readSecond', lines, history.experiences, found),
      },
      call,
      standIn,
    );
    return { ...read, value: read.value ?? first };
  }

  const isEnglish = (language: string) => language === 'en';

  return {
    name: 'openai',
    sideBySide: 24,
    readHistory: async (call, text) => {
      const first = await writing.run(call.userId, text.length, 'readText', text);
      const { value, writtenBy } = await readAgain(call, parseLines(text), first);
      return { value: value.history, writtenBy };
    },
    reviewDocument: async (call, document) => {
      // It says itself what is what.
      if (document.fileType === 'json-resume') return embedded.reviewDocument(call, document);
      const placement = new Map(document.lines.map((line, number) => [number, line.placement]));
      const { history, source } = document;
      const { value, writtenBy } = await readAgain(call, source, { history, placement });
      const lines = placeLines(source, value.placement);
      return { value: { ...document, history: value.history, lines }, writtenBy };
    },
    describePosting: async (call, given) => {
      const first = await embedded.describePosting(call, given);
      const { text, language } = given.posting;
      if (!isEnglish(language)) return first;
      return ask(describePostingTask, { text, written: first.value }, call, async () => first);
    },
    rewordBullet: (call, request) =>
      ask(rewordBulletTask, request, call, () => embedded.rewordBullet(call, request)),
    replyToCandidate: async (call, interview) => {
      const { userId } = call;
      const guide = await writing.run(userId, measureInterview(interview), 'guideReply', interview);
      const standIn: Written<string> = {
        value: guide.reply.text,
        writtenBy: { engine: 'embedded', fallback: null },
      };
      if (!guide.reaction) return standIn;
      return ask(
        replyToCandidateTask,
        { soFar: interview, reaction: guide.reaction },
        call,
        async () => standIn,
      );
    },
    analyzeInterview: async (call, interview) => {
      const first = await embedded.analyzeInterview(call, interview);
      const { strengths, improvements, toCheck } = first.value;
      if (strengths.length + improvements.length + toCheck.length === 0) return first;
      return ask(wordRemarksTask, first.value, call, async () => first);
    },
    transcribe: canHear ? transcribe : null,
  };
}
