import { readMessage } from '../../../../lib/rest.ts';
import { z } from '../../../../lib/zod.ts';

/** What became of a recording. `message` holds the server's words, or `''`; status 0 means that no server was reached. */
export type Transcription = { ok: true; text: string } | { ok: false; status: number; message: string };

const PATH = '/api/interview/transcribe';
const answerSchema = z.object({ text: z.string() });

/** Has a recording written down. Resolves to null when aborted, and never rejects. */
export async function sendRecording(recording: Blob, signal: AbortSignal): Promise<Transcription | null> {
  const form = new FormData();
  form.append('recording', recording, 'recording');
  try {
    const response = await fetch(PATH, { method: 'POST', credentials: 'same-origin', body: form, signal });
    const body: unknown = await response.json().catch(() => null);
    if (signal.aborted) return null;
    const { data } = answerSchema.safeParse(body);
    return response.ok && data
      ? { ok: true, text: data.text }
      : { ok: false, status: response.status, message: readMessage(body) };
  } catch {
    return signal.aborted ? null : { ok: false, status: 0, message: '' };
  }
}
