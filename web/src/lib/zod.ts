import * as z from 'zod/mini';

// zod compiles validators with `new Function`, which the Content-Security-Policy forbids. This must run before the
// first schema is built, so the client's schemas import zod from here.
z.config({ jitless: true });

export { z };
