// The process of `startBystander`: its own event loop, so that what it measures is the server's time.
import { Agent, get } from 'node:http';

const EVERY_MS = 20;
const [url, cookie, ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let asked = 0;

const ask = () =>
  new Promise((resolve) => {
    const request = get(url + paths[asked++ % paths.length], { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(0));
  });

process.once('disconnect', () => process.exit(0));
for (;;) {
  const start = performance.now();
  const status = await ask();
  const ms = performance.now() - start;
  if (status !== 200) throw new Error(`the bystander was answered ${status}`);
  process.send({ at: performance.timeOrigin + start, ms });
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - ms)));
}
