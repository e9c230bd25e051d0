import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the app and its database, with which a test can make the database unreachable and bring it back. */
export interface DatabaseProxy {
  url: string;
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Keeps connections open but passes nothing on. */
  stall: () => void;
  /** Makes everything work again. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** @param databaseUrl the address of a server, or of a Unix socket as `?host=folder` */
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
