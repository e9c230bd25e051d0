import { defineConfig } from 'prisma/config';

// Migrations run in WebAssembly (api/platform/migrations.ts); without this, `prisma generate` would try to
// download a native schema engine that the product never uses.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
