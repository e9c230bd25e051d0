import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (req: IncomingMessage, res: ServerResponse) => void;

/** A real server in place of all job sources (`JOB_SOURCES_MIRROR`); each host does what it was told to. */
export interface Upstream {
  url: string;
  /** What a host answers from now on; a host without a behaviour answers 404. */
  on: (pathPart: string, behaviour: Behaviour) => void;
  /** The addresses that were asked for and contain this. */
  hits: (pathPart: string) => string[];
  close: () => Promise<void>;
}

export const sends =
  (answer: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_req, res) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };

export async function startUpstream(): Promise<Upstream> {
  const behaviours = new Map<string, Behaviour>();
  const requests: string[] = [];
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    requests.push(path);
    const known = [...behaviours.keys()].find((part) => path.includes(part));
    const behaviour = known === undefined ? undefined : behaviours.get(known);
    if (behaviour) behaviour(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    on: (part, behaviour) => void behaviours.set(part, behaviour),
    hits: (part) => requests.filter((path) => path.includes(part)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
