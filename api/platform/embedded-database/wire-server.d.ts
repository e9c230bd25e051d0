import type { Server } from 'node:net';
import type { PGlite, Results } from '@electric-sql/pglite';

/** PostgreSQL's wire protocol over PGlite (docs/decisions/0002). */
export interface WireServer {
  /** May listen before there is a database: early connections wait until {@link WireServer.serve}. */
  server: Server;
  serve: (db: Pick<PGlite, 'exec' | 'execProtocolRawStream'>) => void;
  /** Runs one of our own statements between those of the clients. */
  run: (sql: string) => Promise<Results[]>;
  /** Stops serving clients; the socket stays open. */
  disconnect: () => void;
  stop: () => Promise<void>;
}

/** @param onEnded called when PostgreSQL has panicked: no more queries are answered. */
export function createWireServer(onEnded: (error: Error) => void): WireServer;
