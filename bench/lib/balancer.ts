import { createServer, request, Agent, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  join: (url: string) => void;
  /** Of a node that has ended. */
  forget: (url: string) => void;
  close: () => void;
}

const ASK_EVERY_MS = 100;

/**
 * A reverse proxy over several nodes as operators run them: it asks each node's `/readyz`, sends requests only to those that
 * are ready, and asks another one when a node refuses the connection.
 */
export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<string, { isReady: boolean; agent: Agent }>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const [url, node] of nodes)
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        (answer) => (node.isReady = answer.ok),
        () => (node.isReady = false),
      );
  }, ASK_EVERY_MS);

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => pass(req, Buffer.concat(chunks), new Set()));
    function pass(from: IncomingMessage, body: Buffer, tried: Set<string>): void {
      const ready = [...nodes].filter(([url, { isReady }]) => isReady && !tried.has(url));
      const [url, node] = ready[(turn += 1) % ready.length] ?? [];
      if (url === undefined || node === undefined) return void res.writeHead(502).end();
      const asked = request(
        url + from.url,
        { method: from.method, headers: from.headers, agent: node.agent },
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        },
      );
      asked.once('error', (error: NodeJS.ErrnoException) => {
        node.isReady = false;
        const isUntouched = error.code === 'ECONNREFUSED' || asked.reusedSocket;
        if (isUntouched && !res.headersSent) pass(from, body, tried.add(url));
        else res.destroy();
      });
      asked.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    join: (url) => nodes.set(url, { isReady: false, agent: new Agent({ keepAlive: true }) }),
    forget: (url) => {
      nodes.get(url)?.agent.destroy();
      nodes.delete(url);
    },
    close: () => {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
    },
  };
}
