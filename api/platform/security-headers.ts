import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Interview practice listens to the person, on our own pages only; helmet doesn't know this header. */
const PERMISSIONS = 'microphone=(self), camera=(), geolocation=()';

/**
 * Sets the security headers of every answer (docs/security.md#headers). No content security policy in development,
 * where Vite's scripts are inline.
 */
export function securityHeaders({
  isHttps,
  isDevelopment,
}: {
  isHttps: boolean;
  isDevelopment: boolean;
}): RequestHandler {
  const setByHelmet = helmet({
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            // Users may set any https address for their picture; only they see it, and no referrer is sent.
            imgSrc: ["'self'", 'data:', 'https:'],
            connectSrc: ["'self'"],
            fontSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    // Only for our own host, not its subdomains.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    setByHelmet(request, response, next);
  };
}
