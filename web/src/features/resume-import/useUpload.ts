import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { signInAgain } from '../../relay/signInAgain.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import type { Refusal } from './uploadChecks.ts';
import { explainFailure, FAILED, readWords, type Explanation } from './uploadFailure.ts';
import { createRequestKey, uploadFile } from './uploadFile.ts';

/** Why a file wasn't imported, in words. */
export interface FailedUpload extends Omit<Explanation, 'canRepeat'> {
  fileName: string;
  /** Sends the same request again; null if that can't help. */
  again: (() => void) | null;
}

/** Idle, processing (sending, then reading), success; on failure back to idle. Alone: without the AI service. */
export type UploadState =
  | { phase: 'idle'; failed: FailedUpload | null }
  | { phase: 'sending'; fileName: string; sent: number }
  | { phase: 'reading'; fileName: string; isAlone: boolean }
  | { phase: 'success'; fileName: string };

interface UploadOptions<Answer> {
  path: string;
  /** Rejects files that aren't even sent. */
  check?: (file: File) => Refusal | null;
  /** Parses the server's answer; null when it is malformed. */
  parse: (body: unknown) => Answer | null;
  onSuccess: (answer: Answer) => void;
}

const IDLE: UploadState = { phase: 'idle', failed: null };

interface Running {
  controller: AbortController;
  file: File;
}

/** Uploads one resume at a time, with the documented toasts. Leaving the page cancels a running upload, and says so. */
export function useUpload<Answer>(options: UploadOptions<Answer>) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<Running>(null);
  useLeaveWarning(() => running.current !== null);
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.controller.abort();
      toast({
        title: 'Upload canceled',
        description: `You left the page before ${running.current.file.name} was read.`,
        tone: 'failure',
      });
    },
    [],
  );

  /** @param key the same as before if it is the same request: if it has arrived after all, it isn't carried out twice */
  async function start(file: File, isAlone = false, key = createRequestKey()) {
    const fail = ({ canRepeat, ...explanation }: Explanation) => {
      const again = canRepeat ? () => void start(file, isAlone, key) : null;
      setState({ phase: 'idle', failed: { ...explanation, fileName: file.name, again } });
    };
    const refusal = options.check?.(file);
    if (refusal) {
      fail({ message: refusal.description, isAboutFile: true, canRepeat: false });
      return toast({ ...refusal, tone: 'failure' });
    }
    dismissToast();
    running.current?.controller.abort();
    const controller = new AbortController();
    running.current = { controller, file };
    const fileName = file.name;
    setState({ phase: 'sending', fileName, sent: 0 });
    const onProgress = (sent: number) =>
      setState(sent < 1 ? { phase: 'sending', fileName, sent } : { phase: 'reading', fileName, isAlone });
    const path = isAlone ? `${options.path}?engine=embedded` : options.path;
    const result = await uploadFile(path, file, { key, onProgress, signal: controller.signal });
    if (result === null || controller.signal.aborted) return;
    const answer = result.ok ? options.parse(result.body) : null;
    const explanation = answer === null && (await explainFailure(result, file));
    if (controller.signal.aborted) return;
    running.current = null;
    if (!result.ok && result.status === 401) {
      setState(IDLE);
      return signInAgain();
    }
    if (answer === null) {
      if (explanation) fail(explanation);
      return toast({ title: 'Upload Failed', description: readWords(result) || FAILED, tone: 'failure' });
    }
    // The bank, its count and the resume details have changed: every page fetches them again.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    setState({ phase: 'success', fileName });
    options.onSuccess(answer);
  }

  return {
    state,
    start: (file: File) => void start(file),
    /** Begins again without the AI service, which takes longest. */
    startAlone() {
      if (running.current) void start(running.current.file, true);
    },
    cancel() {
      running.current?.controller.abort();
      running.current = null;
      setState(IDLE);
    },
    reset: () => setState(IDLE),
  };
}
