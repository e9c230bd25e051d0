import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ForbiddenError } from '../core/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginHeaders {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | undefined;
}

/**
 * Whether a state-changing request comes from our own pages or not from a browser (the rule of Go's
 * CrossOriginProtection; docs/security.md#requests-from-other-sites).
 */
export function isSameOrigin(headers: OriginHeaders, publicUrls: string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || publicUrls.includes(headers.origin);
}

/** Refuses requests that another site's page makes a browser send. */
export function requireSameOrigin(publicUrls: string[], log: Logger): RequestHandler {
  return (req, res, next) => {
    if (!SAFE_METHODS.has(req.method) && !isSameOrigin(req.headers, publicUrls)) {
      log.warn(
        { event: 'origin-refused', requestId: res.locals.requestId },
        'a request came from another site',
      );
      throw new ForbiddenError('This request came from another site.');
    }
    next();
  };
}
