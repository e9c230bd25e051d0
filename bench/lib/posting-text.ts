import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The text of a posting in a file; null for unsupported file types. */
export function postingText(path: string): string | null {
  if (/\.(txt|html|md)$/.test(path)) return readFileSync(path, 'utf8');
  if (!path.endsWith('.docx')) return null;
  const xml = execFileSync('unzip', ['-p', path, 'word/document.xml']).toString();
  return xml.replaceAll('</w:p>', '\n').replace(/<[^>]+>/g, '');
}
