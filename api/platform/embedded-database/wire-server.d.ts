import type { Server } from 'node:net';
import type { PGlite, Results } from '@electric-sql/pglite';

/** PostgreSQL's wire protocol over PGlite (docs/decisions/0002). */
export interface WireServer {
  /** May listen before there is a database: who connects early waits until {@link WireServer.serve}. */
  server: Server;
  serve: (db: Pick<PGlite, 'exec' | 'execProtocolRawStream'>) => void;
  /** Runs a statement of our own between those of others. */
  run: (sql: string) => Promise<Results[]>;
  /** Nobody is served any more; the socket stays open. */
  disconnect: () => void;
  stop: () => Promise<void>;
}

/** @param onEnded is told when the database has ended itself: nobody gets an answer any more. */
export function createWireServer(onEnded: (error: Error) => void): WireServer;
