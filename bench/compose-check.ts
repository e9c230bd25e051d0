// npm run bench -- compose-check: starts what docker-compose.yml describes as processes instead of containers, on
// loopback: the files of the Dockerfile's last stage with only the packages of production, PostgreSQL, and Caddy with the
// committed Caddyfile and a certificate of its own. Then drives it over https as a person and an operator would. Needs
// caddy and PostgreSQL's programs (Debian: caddy, postgresql). --no-install takes the packages that are installed here.
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { projectRoot } from '../api/platform/project-root.ts';
import { randomUUID } from 'node:crypto';
import { TestClient } from '../api/testing/test-client.ts';

const [HTTPS, HTTP, ADMIN, APP, DATABASE] = [4243, 4244, 4245, 4246, 4247];
const DOMAIN = `localhost:${HTTPS}`;
const passed = (what: string) => console.log(`  ok  ${what}`);

if (process.argv.includes('--drive')) {
  await drive(`https://${DOMAIN}`);
  process.exit(0);
}

/** The environment of a service, with the operator's values substituted for the variables. */
function readEnvironment(service: string, values: Record<string, string>): Record<string, string> {
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  const block = new RegExp(`^  ${service}:\n(?:(?: {4,}.*)?\n)*?    environment:\n((?: {6}.*\n)+)`, 'm').exec(
    compose,
  );
  const lines = block?.[1]?.trimEnd().split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', text = ''] = /^ {6}(\w+): (.*)$/.exec(line) ?? [];
      const value = text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, key: string, other: string) => {
        if (values[key] !== undefined) return values[key];
        assert(whole.includes(':-'), `${key} must be set`);
        return other;
      });
      return [name, value];
    }),
  );
}

/** Copies the image's files into a folder: exactly those that the last stage of the Dockerfile copies. */
function makeImage(folder: string): void {
  const stage =
    readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  for (const [, list = ''] of stage.matchAll(/^COPY (?:--from=build )?(.+)$/gm)) {
    const paths = list.split(' ').map((path) => path.replace(/^\/app\//, './'));
    const target = paths.pop() ?? '';
    for (const path of paths) {
      const to = target.endsWith('/')
        ? join(folder, target, path.split('/').at(-1) ?? '')
        : join(folder, target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(projectRoot, path), to, { recursive: true });
    }
  }
  if (process.argv.includes('--no-install')) {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  const install = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
  });
  assert.equal(install.status, 0, 'npm ci --omit=dev');
}

function fetchStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', () => resolve(undefined));
  });
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Error(`${what} did not happen`);
}

async function drive(url: string): Promise<void> {
  const ada = new TestClient(url);
  const registered = await ada.register({ email: `${randomUUID()}@example.com` });
  const cookies = registered.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('__Host-sid=')) ?? '';
  for (const flag of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\//]) assert.match(session, flag);
  passed('register: 201, a __Host- cookie that is Secure and HttpOnly');
  const again = new TestClient(url);
  const login = await again.post('/api/auth/login', { email: ada.email, password: 'a long enough secret' });
  assert.equal(login.status, 200);
  assert.equal((await again.get('/api/auth/user')).json.email, ada.email);
  passed('sign in');

  const form = new FormData();
  const resume = [
    'Ada Bell',
    'Experience',
    'Registered Nurse, Mercy Hospital',
    'March 2019 - Present',
    '- Cared for twelve patients a shift on a cardiac ward',
    '- Trained nine new nurses in telemetry and patient safety',
  ].join('\n');
  form.append('resume', new File([resume], 'resume.txt', { type: 'text/plain' }));
  const uploaded = await ada.request('POST', '/api/upload-resume', form);
  assert.equal(uploaded.status, 200, uploaded.text);
  const experiences = (await ada.get('/api/experiences')).json;
  assert.equal(experiences[0]?.company, 'Mercy Hospital');
  passed('upload: a role was read and kept');
  const big = new FormData();
  big.append('resume', new File([Buffer.alloc(13 * 1024 * 1024)], 'big.txt'));
  // Caddy answers and closes the connection; the client may see either.
  const refused = await ada.request('POST', '/api/upload-resume', big).then(
    ({ status }) => status,
    () => 413,
  );
  assert.equal(refused, 413);
  passed('an upload of 13 MB is refused');

  const posting = await ada.post('/api/job-postings', {
    description:
      'Registered Nurse\nSt. Mary Clinic\nRequirements\n- Telemetry\n- Patient safety\n- Cardiac care',
  });
  assert.ok(posting.status < 300, posting.text);
  const tailored = await ada.post('/api/tailored-resumes', {
    jobPostingId: posting.json.id,
    experienceIds: [experiences[0].id],
  });
  assert.ok(tailored.status < 300, tailored.text);
  const pdf = await ada.post(`/api/tailored-resumes/${tailored.json.id}/export`);
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  assert.match(pdf.text, /^%PDF-/);
  passed('tailor and export: a PDF');

  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const upgrade = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
        headers,
      });
      socket.once('open', () => (socket.close(), resolve(101)));
      socket.once(
        'unexpected-response',
        (request, response) => (request.destroy(), resolve(response.statusCode ?? 0)),
      );
      socket.once('error', () => {});
    });
  assert.equal(await upgrade({ origin: url, cookie }), 101);
  assert.equal(await upgrade({ origin: url }), 401);
  assert.equal(await upgrade({ origin: 'https://evil.example', cookie }), 403);
  passed('websocket: open with a session, 401 without, 403 from elsewhere');

  const page = await ada.get('/');
  assert.equal(page.status, 200);
  assert.match(page.headers.get('strict-transport-security') ?? '', /max-age=\d{7}/);
  const forged = await ada.post('/api/experiences', { title: 'x' }, { origin: 'https://evil.example' });
  assert.equal(forged.status, 403);
  const reset = await ada.post('/api/auth/request-password-reset', { email: ada.email });
  assert.equal(reset.json.resetLink, undefined);
  passed('the page with HSTS; a foreign origin refused; no reset link in an answer');
}

const children: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'tb-compose-'));
const binaries = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout.trim();
const asPostgres = (command: string) => {
  const isRoot = process.getuid?.() === 0;
  const ran = spawnSync(isRoot ? 'su' : 'sh', [...(isRoot ? ['postgres'] : []), '-c', command], {
    encoding: 'utf8',
  });
  assert.equal(ran.status, 0, ran.stderr);
};
const start = (command: string, args: string[], env: Record<string, string>, cwd: string) => {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(join(folder, 'output.log'), chunk));
  return child;
};

const operator = {
  DOMAIN,
  POSTGRES_PASSWORD: 'a-password',
  SESSION_SECRET: 'a secret of this check only',
  ADMIN_EMAIL: 'admin@example.com',
};
const pgData = join(folder, 'pg');
try {
  spawnSync('chmod', ['755', folder]);
  const image = join(folder, 'image');
  mkdirSync(image);
  makeImage(image);
  passed('the files of the image, with the packages of production only');

  mkdirSync(pgData);
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', pgData]);
  asPostgres(`${binaries}/initdb -D ${pgData}/data -U tailorbird -A trust -E UTF8 --locale=C.UTF-8`);
  asPostgres(
    `${binaries}/pg_ctl -D ${pgData}/data -w -l ${pgData}/log -o '-p ${DATABASE} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${pgData}' start`,
  );
  for (const name of ['tailorbird', 'restored'])
    asPostgres(`${binaries}/createdb -h 127.0.0.1 -p ${DATABASE} -U tailorbird ${name}`);

  const env = readEnvironment('app', operator);
  // Replaces the network between the containers: host names, and separate ports.
  Object.assign(env, {
    PORT: String(APP),
    HOST: '127.0.0.1',
    DATABASE_URL: env.DATABASE_URL?.replace('database:5432', `127.0.0.1:${DATABASE}`),
  });
  const command = /^CMD \[(.+)\]$/m.exec(
    readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '',
  );
  const [program = '', ...args] = JSON.parse(`[${command?.[1]}]`) as string[];
  const app = start(program, args, { NODE_ENV: 'production', ...env }, image);
  await until('the app is ready', async () => (await fetchStatus(`http://127.0.0.1:${APP}/readyz`)) === 200);
  passed('the app is ready, with the environment of docker-compose.yml');

  const caddyfile = join(folder, 'Caddyfile');
  const global = `{\n\thttp_port ${HTTP}\n\thttps_port ${HTTPS}\n\tadmin localhost:${ADMIN}\n\tskip_install_trust\n\tstorage file_system ${folder}/certificates\n}\n`;
  writeFileSync(caddyfile, global + readFileSync(join(projectRoot, 'Caddyfile'), 'utf8'));
  const proxyEnv = { ...readEnvironment('proxy', operator), APP: `127.0.0.1:${APP}` };
  start('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], proxyEnv, folder);
  const authority = join(folder, 'certificates/pki/authorities/local/root.crt');
  await until(
    'Caddy has a certificate',
    async () => existsSync(authority) && (await fetchStatus(`http://localhost:${HTTP}/`)) === 308,
  );
  passed('Caddy serves the committed Caddyfile; http is redirected to https');

  const driving = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, '--drive'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
  });
  assert.equal((await once(driving, 'exit'))[0], 0);

  const operate = (name: string, argument: string[], more: Record<string, string> = {}) => {
    const ran = spawnSync('npm', ['run', '-s', name, '--', ...argument], {
      cwd: image,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, ...env, ...more },
    });
    assert.equal(ran.status, 0, `${name}: ${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  const file = join(folder, 'today.backup');
  assert.match(operate('backup', [file]), /read back and equal/);
  const restored = `postgresql://tailorbird@127.0.0.1:${DATABASE}/restored`;
  assert.match(operate('restore', [file], { DATABASE_URL: restored }), /read back and equal/);
  assert.match(operate('admin:verify', []), /https:\/\/localhost:4243\//);
  passed('in the image: npm run backup while it runs, restore into another database, admin:verify');

  app.kill('SIGTERM');
  assert.equal((await once(app, 'exit'))[0], 0);
  passed('SIGTERM: exit 0');
} catch (error) {
  console.error(
    existsSync(join(folder, 'output.log'))
      ? readFileSync(join(folder, 'output.log'), 'utf8').slice(-4_000)
      : '',
  );
  throw error;
} finally {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  if (existsSync(join(pgData, 'data', 'postmaster.pid')))
    asPostgres(`${binaries}/pg_ctl -D ${pgData}/data -m immediate stop`);
  await sleep(500);
  rmSync(folder, { recursive: true, force: true });
}
