// Where the product starts. Little is imported here: opening the embedded database and loading the rest of the
// program take about as long, and go on side by side (docs/decisions/0010).
import { ConfigError, readConfig, type Config } from './config.ts';
import { cannotStart } from './platform/cannot-start.ts';
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';

function configOrFail(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) cannotStart(error.message);
    throw error;
  }
}

const config = configOrFail();
const embedded = config.databaseUrl ? undefined : startEmbeddedDatabase(config.dataDir);
// Told by whoever waits for it; until then it must not count as caught nowhere.
embedded?.catch(() => {});
const { runServer } = await import('./run-server.ts');
await runServer(config, embedded);
