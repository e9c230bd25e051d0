import type { Request } from 'express';

/** The raw value of a cookie; `''` if there is none. For our own cookies, whose values need no decoding. */
export function readCookie(req: Request, name: string): string {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}
