import { createServer, request, Agent, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Balancer {
  url: string;
  /** @returns once requests are sent there */
  join: (url: string) => Promise<void>;
  /** Removes a node that has ended. */
  forget: (url: string) => void;
  close: () => void;
}

const ASK_EVERY_MS = 100;

/** A late answer to a probe means that a node is busy, not that it is gone. */
const LATE_MS = 1_000;

interface Node {
  isReady: boolean;
  isAsked: boolean;
  agent: Agent;
}

/** Asks a node whether it is ready; once at a time. */
async function probe(url: string, node: Node): Promise<void> {
  if (node.isAsked) return;
  node.isAsked = true;
  try {
    node.isReady = (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LATE_MS) })).ok;
  } catch (error) {
    if (!(error instanceof DOMException)) node.isReady = false;
  } finally {
    node.isAsked = false;
  }
}

/**
 * A reverse proxy over several nodes as operators run them: it asks each node's `/readyz`, sends requests only to
 * those that are ready, and asks another one when a node refuses the connection. A request that a node may have
 * started is never sent twice.
 */
export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<string, Node>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const [url, node] of nodes) void probe(url, node);
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
        if (error.code === 'ECONNREFUSED') pass(from, body, tried.add(url));
        else res.destroy();
      });
      asked.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    join: async (url) => {
      const node = { isReady: false, isAsked: false, agent: new Agent({ keepAlive: true }) };
      nodes.set(url, node);
      while (!node.isReady) await sleep(ASK_EVERY_MS);
    },
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
