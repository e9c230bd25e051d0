import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between the app and its database, so that a test can take the database away and give it back. */
export interface DatabaseProxy {
  url: string;
  /** Connections break, and new ones are refused. */
  cut: () => Promise<void>;
  /** Connections stay open, and nothing passes any more. */
  stall: () => void;
  /** Everything works again. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** @param databaseUrl of a server, or of a Unix socket as `?host=folder` */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isStalled) from.pause();
    else from.pipe(to);
    from.once('error', () => from.destroy());
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    join(client, database);
    join(database, client);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    drop();
    await closed;
  };
  return {
    url: `postgresql://${target.username || 'postgres'}${target.password ? `:${target.password}` : ''}@127.0.0.1:${own}${target.pathname}`,
    cut,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend: async () => {
      isStalled = false;
      drop();
      if (!server.listening) await listen(own);
    },
    close: cut,
  };
}
