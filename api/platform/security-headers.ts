import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Headers of every answer (docs/security.md#headers). In development Vite's own scripts are inline, so no policy is
 * sent.
 */
export function securityHeaders({
  isHttps,
  isDevelopment,
}: {
  isHttps: boolean;
  isDevelopment: boolean;
}): RequestHandler {
  return helmet({
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            // A person may give any https address for their picture; only they see it, and no referrer goes along.
            imgSrc: ["'self'", 'data:', 'https:'],
            connectSrc: ["'self'"],
            fontSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    // Of the host that is ours, not of others beside it.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
