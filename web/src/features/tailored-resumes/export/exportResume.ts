import { downloadFile, type DownloadResult } from '../../../lib/downloadFile.ts';
import { toRawId } from '../../../lib/globalIds.ts';

/** Fetches a resume as a PDF from its documented path and hands it to the browser as a download. */
export function downloadResume(globalId: string): Promise<DownloadResult> {
  const rawId = toRawId(globalId, 'TailoredResume') ?? '';
  return downloadFile(`/api/tailored-resumes/${rawId}/export`, 'tailored_resume.pdf', 'POST');
}
