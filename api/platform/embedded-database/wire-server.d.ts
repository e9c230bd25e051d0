import type { Server } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's wire protocol over PGlite (docs/decisions/0002). */
export interface WireServer {
  /** May listen before there is a database: who connects early waits until {@link WireServer.serve}. */
  server: Server;
  serve: (db: PGlite) => void;
  /** Nobody is served any more; the socket stays open. */
  disconnect: () => void;
  stop: () => Promise<void>;
}

export function createWireServer(): WireServer;
