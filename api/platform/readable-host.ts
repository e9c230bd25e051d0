import type { RequestHandler } from 'express';
import { ValidationError } from '../core/errors.ts';

/** Refuses a request with an invalid `Host` header: Yoga would build a URL from it, fail, and answer with the stack. */
export const requireReadableHost: RequestHandler = (req, _res, next) => {
  const { host } = req.headers;
  if (host !== undefined && !URL.canParse(`http://${host}`))
    throw new ValidationError([
      { path: '', message: 'The Host header of this request is not the name of a server.' },
    ]);
  next();
};
