// The entry point. It imports little, so that the embedded database opens while the rest of the program loads: the
// two take about equally long (docs/decisions/0010).
import { ConfigError, readConfig, type Config } from './config.ts';
import { cannotStart } from './platform/cannot-start.ts';
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) cannotStart(error.message);
    throw error;
  }
}

const config = readConfigOrExit();
const embedded = config.databaseUrl ? undefined : startEmbeddedDatabase(config.dataDir);
// `runServer` reports a failure; this prevents an unhandled rejection before it awaits the promise.
embedded?.catch(() => {});
const { runServer } = await import('./run-server.ts');
await runServer(config, embedded);
