// Prints schema.graphql from the code. `npm run generate` calls it; CI fails when the committed file differs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/schema.ts';
import { projectRoot } from '../api/platform/project-root.ts';

writeFileSync(join(projectRoot, 'schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`);
