import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { migrationsList } from './migrations-folder.ts';
import { projectRoot } from './project-root.ts';

const schemaFile = join(projectRoot, 'prisma', 'schema.prisma');
const schemaFiles = () => [{ path: 'schema.prisma', content: readFileSync(schemaFile, 'utf8') }];
const noFilters = { externalTables: [], externalEnums: [] };

// The engine reports a panic through this global, as Prisma's own command line sets it up.
declare global {
  var PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => void } | undefined;
}

let isLoaded = false;

function loadEngine(): void {
  if (isLoaded) return;
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (message) => {
      throw new Error(`the schema engine failed: ${message}`);
    },
  };
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = new WebAssembly.Module(readFileSync(entry.replace(/\.js$/, '.wasm')));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  // Without this, every undefined and null passed to or from WebAssembly is garbage.
  (instance.exports.__wbindgen_start as () => void)();
  isLoaded = true;
}

// PostgreSQL's one-byte type "char", which its catalogs are full of, and text.
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/**
 * An adapter with which the engine can read the catalogs. `@prisma/adapter-pg` doesn't know the type "char" and throws
 * UnsupportedNativeDataType; here such columns are passed as text and their type is set afterwards.
 */
function catalogReadingAdapter(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const charColumns = new WeakMap<object, number[]>();
  const markingPool = new Proxy(pool, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key, target);
      return async (query: pg.QueryArrayConfig) => {
        const result = await target.query(query);
        const columns = result.fields.flatMap((field, index) =>
          field.dataTypeID === CHAR_TYPE ? [index] : [],
        );
        for (const index of columns) result.fields[index]!.dataTypeID = TEXT_TYPE;
        if (columns.length > 0) charColumns.set(result.rows, columns);
        return result;
      };
    },
  });
  const factory = new PrismaPg(markingPool, { schema: 'public' });
  const naming = (adapter: SqlDriverAdapter) =>
    new Proxy(adapter, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key === 'queryRaw') {
          return async (query: SqlQuery) => {
            const result = await target.queryRaw(query);
            for (const index of charColumns.get(result.rows) ?? []) {
              result.columnTypes[index] = ColumnTypeEnum.Character;
              // The empty "char" is the byte 0.
              for (const row of result.rows) if (row[index] === '') row[index] = '\0';
            }
            return result;
          };
        }
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => naming(await factory.connect()),
    connectToShadowDb: async () => naming(await factory.connectToShadowDb()),
  };
}

async function openEngine(pool: pg.Pool) {
  loadEngine();
  return engine.SchemaEngine.new(
    { datamodels: [['schema.prisma', readFileSync(schemaFile, 'utf8')]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(catalogReadingAdapter(pool)),
  );
}

/**
 * Applies the missing migrations with Prisma's own engine.
 *
 * @returns the names of the newly applied migrations.
 */
export async function applyMigrations(pool: pg.Pool): Promise<string[]> {
  const schemaEngine = await openEngine(pool);
  try {
    const result = await schemaEngine.applyMigrations({
      migrationsList: migrationsList(),
      filters: noFilters,
    });
    return result.appliedMigrationNames;
  } finally {
    schemaEngine.free();
  }
}

/**
 * The SQL that brings the database's schema to `schema.prisma`: the text of a new migration, empty when the migrations
 * match the schema.
 */
export async function pendingSchemaSql(pool: pg.Pool): Promise<string> {
  const schemaEngine = await openEngine(pool);
  try {
    const result = await schemaEngine.diff({
      from: { tag: 'schemaDatasource', files: schemaFiles(), configDir: projectRoot },
      to: { tag: 'schemaDatamodel', files: schemaFiles() },
      script: true,
      exitCode: false,
      filters: noFilters,
    });
    return result.stdout ?? '';
  } finally {
    schemaEngine.free();
  }
}
