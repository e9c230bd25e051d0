import { UPLOAD_MAX_BYTES } from '../../../../api/limits.ts';

/** What the file pickers offer (docs/product.md#upload-resume). */
export const ACCEPTED = '.pdf,.doc,.docx,.txt,.odt,.rtf,.md,.html,.htm';

// A JSON Resume is accepted, too: this is how a download from My Experience comes back.
const EXTENSION = /\.(pdf|docx?|txt|odt|rtf|md|html?|json)$/i;
const TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'text/rtf',
  'text/plain',
  'text/markdown',
  'text/html',
  'application/json',
]);

export interface Refusal {
  title: string;
  description: string;
}

/**
 * Says why a file isn't even sent (docs/product.md#validation); null when it may be. The name or the browser's type
 * is enough, because the server looks at the content.
 */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>): Refusal | null {
  if (file.size > UPLOAD_MAX_BYTES) {
    return { title: 'File Too Large', description: 'Please upload a file smaller than 10MB.' };
  }
  if (!EXTENSION.test(file.name) && !TYPES.has(file.type)) {
    return {
      title: 'Invalid File Type',
      description: 'Please upload a PDF, Word document, or text file.',
    };
  }
  return null;
}
