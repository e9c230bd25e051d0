import * as z from 'zod/mini';

// zod compiles validators with `new Function`, which the Content-Security-Policy forbids. This has to run
// before the first schema is built, so schemas of the client import zod from here.
z.config({ jitless: true });

export { z };
