import type { Request } from 'express';

/** The value of a cookie as it came; `''` without one. For our own, whose values need no decoding. */
export function readCookie(req: Request, name: string): string {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}
