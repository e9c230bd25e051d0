import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { signInAgain } from '../../relay/signInAgain.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import type { Refusal } from './uploadChecks.ts';
import { uploadFile } from './uploadFile.ts';

const FAILED = 'There was an error processing your resume. Please try again.';

/** Idle, processing (sending, then reading), success; on failure back to idle. Alone: without the AI service. */
export type UploadState =
  | { phase: 'idle'; failed: { file: File; message: string } | null }
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

/** Uploads one resume at a time, with the documented toasts. Leaving the page cancels a running upload. */
export function useUpload<Answer>(options: UploadOptions<Answer>) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController>(null);
  const latest = useRef<File>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File, isAlone = false) {
    latest.current = file;
    const refusal = options.check?.(file);
    if (refusal) {
      // The message about the previous file no longer applies.
      setState(IDLE);
      return toast({ ...refusal, tone: 'failure' });
    }
    dismissToast();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const fileName = file.name;
    setState({ phase: 'sending', fileName, sent: 0 });
    const onProgress = (sent: number) =>
      setState(sent < 1 ? { phase: 'sending', fileName, sent } : { phase: 'reading', fileName, isAlone });
    const path = isAlone ? `${options.path}?engine=embedded` : options.path;
    const result = await uploadFile(path, file, onProgress, controller.signal);
    if (result === null || controller.signal.aborted) return;
    if (!result.ok && result.status === 401) {
      setState(IDLE);
      return signInAgain();
    }
    const answer = result.ok ? options.parse(result.body) : null;
    if (answer === null) {
      const message = (!result.ok && result.message) || FAILED;
      setState({ phase: 'idle', failed: { file, message } });
      return toast({ title: 'Upload Failed', description: message, tone: 'failure' });
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
      if (latest.current) void start(latest.current, true);
    },
    cancel() {
      running.current?.abort();
      setState(IDLE);
    },
    reset: () => setState(IDLE),
  };
}
