const FALLBACK_NAME = 'tailored_resume.pdf';
/** The address is released after the browser has taken the file; it reads it a moment after the click. */
const RELEASE_AFTER_MS = 10_000;

/**
 * Fetches a resume as a PDF from its documented path and hands it to the browser as a download.
 *
 * @param rawId the id as REST knows it
 * @returns whether it worked; a session that is over counts as not
 */
export async function downloadResume(rawId: string): Promise<{ ok: true } | { ok: false; status: number }> {
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(`/api/tailored-resumes/${rawId}/export`, {
      method: 'POST',
      credentials: 'same-origin',
    });
    if (!response.ok) return { ok: false, status: response.status };
    file = await response.blob();
  } catch {
    return { ok: false, status: 0 };
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(response.headers.get('content-disposition'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
  return { ok: true };
}

/** The file name in a `Content-Disposition` header (RFC 6266): the extended one before the plain one. */
export function fileNameOf(header: string | null): string {
  if (!header) return FALLBACK_NAME;
  const extended = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Wrongly encoded: the plain one is there for that.
    }
  }
  return /;\s*filename="([^"]+)"/i.exec(header)?.[1] ?? FALLBACK_NAME;
}
