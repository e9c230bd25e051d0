import { downloadFile, type DownloadResult } from '../../lib/downloadFile.ts';

/**
 * Fetches a resume as a PDF from its documented path and hands it to the browser as a download.
 *
 * @param rawId the id as REST knows it
 * @returns whether it worked; a session that is over counts as not
 */
export function downloadResume(rawId: string): Promise<DownloadResult> {
  return downloadFile(`/api/tailored-resumes/${rawId}/export`, 'tailored_resume.pdf', 'POST');
}
