import type { UploadResult } from './uploadFile.ts';

/** The documented sentence where the server has no words (docs/product.md#messages). */
export const FAILED = 'There was an error processing your resume. Please try again.';

/** What went wrong with an upload, and what to do about it. */
export interface Explanation {
  message: string;
  /** The file is the reason, so that its text could be pasted instead. */
  isAboutFile: boolean;
  /** The same request could work the next time. */
  canRepeat: boolean;
}

/** The file itself is refused: too large, of the wrong type, nothing usable in it. */
const ABOUT_FILE: ReadonlySet<number> = new Set([413, 415, 422]);

/** The request before with the same key is still at work; the server's words for that are no words for people. */
const UNDER_WAY = 409;

/** For answers without words, which a proxy in front of the server gives. */
const WORDS: Readonly<Record<number, string>> = {
  [UNDER_WAY]: 'The server is still reading this file. Please try again in a moment.',
  413: 'The server takes no file as large as this one. Save it as a smaller file, or paste its text instead.',
  429: 'There were too many uploads in a short time. Please wait a few minutes, then try again.',
  502: "The server isn't responding right now. Please try again in a moment.",
  503: "The server isn't responding right now. Please try again in a moment.",
  504: "The server isn't responding right now. Please try again in a moment.",
};

/** The server's words for people, or `''`. */
export const readWords = (result: UploadResult): string =>
  result.ok || result.status === UNDER_WAY ? '' : result.message;

/** Explains an answer that can't be used, or that there is none, to the person whose file it is. */
export async function explainFailure(result: UploadResult, file: File): Promise<Explanation> {
  if (!result.ok && result.status === 0) return explainSilence(file);
  const status = result.ok ? 200 : result.status;
  return {
    message: readWords(result) || WORDS[status] || FAILED,
    isAboutFile: ABOUT_FILE.has(status),
    canRepeat: true,
  };
}

/** No server was reached, or the browser couldn't read the file, which looks the same. */
async function explainSilence(file: File): Promise<Explanation> {
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  if (!isReadable) {
    const message =
      "We couldn't open this file. It may have been changed or moved since you chose it, or it is a folder. Please choose it again.";
    return { message, isAboutFile: false, canRepeat: false };
  }
  const message = navigator.onLine
    ? "We couldn't reach the server. Your file is still here: check your connection, then try again."
    : "You're offline. Your file is still here: try again once you're back online.";
  return { message, isAboutFile: false, canRepeat: true };
}
