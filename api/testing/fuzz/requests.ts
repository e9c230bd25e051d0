import { restRoutes } from '../../routes.ts';
import type { Random } from './random.ts';
import { randomValue, mutate, mutateBytes, ODD_TEXTS } from './values.ts';

/** The user that the requests come from, and ids that they can name. */
export interface FuzzTarget {
  host: string;
  cookie: string;
  /** Raw ids of the user's records. */
  ids: string[];
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'M-SEARCH',
];
const ODD_METHODS = ['CONNECT', 'get', 'G ET', '', 'PRI', 'X'.repeat(300), 'GET\0'];
const ODD_TARGETS = [
  '/',
  '//',
  '///',
  '//graphql',
  '/graphql',
  '/graphql?query={viewer{id}}',
  '*',
  '?',
  'http://',
  'http://[',
  'http://evil.example/',
  'http://evil.example/api/auth/google',
  'https://localhost//',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/api',
  '/api/',
  '/api//experiences',
  '/api/%',
  '/api/experiences/%',
  '/api/experiences/%00',
  '/api/experiences/%E0%A4%A/bullet-points',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/index.html',
  '/index.html',
  '/.env',
  '/.git/config',
  '/metrics',
  '/healthz',
  '/readyz',
  '/resume-builder/x',
  '/login?x[y][z]=1&x=2',
  `/${'a/'.repeat(2_000)}`,
  `/?${'a[b]'.repeat(500)}=1`,
  '/\u00e9',
  '/<script>',
  '/reset-password?token=%00',
  '/api/login?returnTo=//evil.example',
  '/api/auth/google/callback?code=x&state=y',
];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/graphql-response+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'text/plain',
  ';',
  '',
  'application/json\t;;;',
];
const HEADERS: Record<string, readonly string[]> = {
  Origin: ['null', 'https://evil.example', 'http://[', '', 'http://localhost'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'same-origin', 'none', ''],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'identity', 'zstd', 'x'],
  'Transfer-Encoding': ['chunked', 'gzip', 'chunked, chunked', 'identity'],
  Expect: ['100-continue', '200-ok'],
  Accept: ['text/html', 'text/event-stream', 'multipart/mixed', '*/*', 'application/json;q=0', ';;'],
  'Accept-Encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', ','],
  'Accept-Language': ['de', '*'],
  Range: ['bytes=0-', 'bytes=9999999-', 'bytes=-1', 'bytes=0-0,5-5', 'lines=1'],
  'If-None-Match': ['*', 'W/"x"', '"'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  'X-Forwarded-For': ['127.0.0.1', 'a, b, c', '::1', ','.repeat(500)],
  'X-Forwarded-Proto': ['https', 'x'],
  'X-Forwarded-Host': ['evil.example', '['],
  'X-HTTP-Method-Override': ['DELETE'],
  'User-Agent': ['x'.repeat(2_000), '\u00ff'],
  'Content-Length': ['-1', '1e9', '99999999999999999999', '5', '0'],
  Authorization: ['Bearer x', 'Basic ===='],
  Cookie: ['sid=x', 'sid=s%3Ax.y', 'sid=%', 'signed_in=1', `a=${'b'.repeat(3_000)}`, ';;;=;', '__proto__=1'],
};
const UPGRADES: readonly string[][] = [
  ['Upgrade: websocket'],
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x'],
  ['Upgrade: h2c', 'HTTP2-Settings: x'],
  ['Upgrade: '],
  [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    'Sec-WebSocket-Extensions: permessage-deflate',
  ],
];
const HOSTS = ['[', '', 'evil.example', 'localhost:99999', 'a b', '\u00e9', '[::1', 'x'.repeat(5_000)];

/** Valid bodies for the documented paths. */
const BODIES: Record<string, unknown> = {
  'POST /api/auth/login': { email: 'fuzz@example.com', password: 'wrong password' },
  'POST /api/auth/register': { email: 'a b', password: 'x', firstName: 'A', lastName: 'B' },
  'POST /api/auth/setup-password': { email: 'fuzz@example.com', password: 'a long secret' },
  'POST /api/auth/request-password-reset': { email: 'nobody@example.com' },
  'POST /api/auth/reset-password': { token: 'x', newPassword: 'a long secret' },
  'POST /api/experiences': {
    title: 'Cook',
    company: 'Inn',
    startDate: '2020-01',
    endDate: null,
    location: 'Kiel',
    description: 'x',
    bulletPoints: ['Cooked', 'Washed up'],
  },
  'PUT /api/experiences/{id}': {
    title: 'Cook',
    company: 'Inn',
    startDate: '2020-01',
    bulletPoints: ['Cooked'],
  },
  'POST /api/experiences/{id}/bullet-points': { content: 'Cooked for 120 guests' },
  'POST /api/experiences/parse': { text: 'Cook, Inn\nJan 2020 - Present\n- Cooked for 120 guests' },
  'POST /api/job-postings': {
    description: 'Cook wanted\nRequirements:\n- Menu planning\n- Food hygiene',
    title: 'Cook',
    company: 'Inn',
  },
  'POST /api/job-postings/analyze-url': { url: 'http://127.0.0.1:1/job' },
  'POST /api/tailored-resumes': { jobPostingId: 'ID', experienceIds: ['ID'], bulletCounts: { ID: 3 } },
  'PATCH /api/tailored-resumes/{id}/bullet-point': { experienceId: 'ID', bulletIndex: 0, content: 'Cooked' },
  'POST /api/tailored-resumes/{id}/bullet-point': { experienceId: 'ID', content: 'Cooked' },
  'DELETE /api/tailored-resumes/{id}/bullet-point': { experienceId: 'ID', bulletIndex: 0 },
  'POST /api/optimize-bullet-points': {
    experienceId: 'ID',
    bulletPoints: ['Was responsible for cooking for 120 guests'],
    jobDescription: 'Cook\nRequirements:\n- Cooking',
    optimization: 'keywords',
    options: { level: 40 },
  },
  'POST /api/regenerate-bullet-points': {
    tailoredResumeId: 'ID',
    experienceId: 'ID',
    lockedBulletPoints: ['Cooked'],
    jobDescription: 'Cook',
    bulletCount: 3,
  },
};
/** Requests that would end the session that the others need; never generated. */
const ENDS_ALL = new Set(['POST /api/auth/logout', 'DELETE /api/account', 'POST /api/auth/confirm']);

const ROUTES = restRoutes
  .map(({ method, path, body }) => ({ method: method.toUpperCase(), path, isForm: body === 'multipart' }))
  .filter(({ method, path }) => !ENDS_ALL.has(`${method} ${path}`));

const withIds = (value: unknown, { ids }: FuzzTarget, random: Random): unknown =>
  JSON.parse(JSON.stringify(value ?? {}).replaceAll('ID', () => (ids.length > 0 ? random.pick(ids) : 'x')));

/** A path of the route table with its parameters replaced by ids, real or not. */
function routePath(path: string, target: FuzzTarget, random: Random): string {
  return path.replaceAll(/\{\w+\}/g, () =>
    random.oneIn(3)
      ? encodeURIComponent(random.pick(ODD_TEXTS).toWellFormed().slice(0, 100)) || 'x'
      : target.ids.length > 0
        ? random.pick(target.ids)
        : 'x',
  );
}

/** The bytes of a partly malformed request, such as no library would send. */
export function randomRequest(target: FuzzTarget, random: Random): Buffer {
  const route = random.pick(ROUTES);
  const method = random.oneIn(15)
    ? random.pick(ODD_METHODS)
    : random.oneIn(3)
      ? random.pick(METHODS)
      : route.method;
  const where = random.oneIn(3) ? random.pick(ODD_TARGETS) : routePath(route.path, target, random);
  const lines = [
    `${method} ${where} ${random.oneIn(40) ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 x', '']) : 'HTTP/1.1'}`,
  ];
  if (!random.oneIn(30)) lines.push(`Host: ${random.oneIn(10) ? random.pick(HOSTS) : target.host}`);
  if (random.oneIn(2)) lines.push(`Cookie: ${target.cookie}`);
  if (random.oneIn(8))
    lines.push(
      'Connection: Upgrade',
      ...random.pick(UPGRADES),
      ...(random.oneIn(2) ? [`Origin: http://${target.host}`] : []),
    );
  else lines.push('Connection: close');
  for (const name of random.some(3, () => random.pick(Object.keys(HEADERS))))
    lines.push(`${name}: ${random.pick(HEADERS[name] ?? [''])}`);
  if (random.oneIn(30))
    lines.push(
      random.pick([
        'no colon',
        ': no name',
        'a\0: b',
        'Content-Length: 3\r\nContent-Length: 4',
        ' folded',
        `X: ${'y'.repeat(20_000)}`,
      ]),
    );
  let body: Buffer = Buffer.alloc(0);
  if (!/^(GET|HEAD)$/.test(method) || random.oneIn(10)) {
    const known = BODIES[`${route.method} ${route.path}`];
    const text =
      JSON.stringify(
        random.oneIn(4) ? randomValue(random) : mutate(withIds(known, target, random), random),
      ) ?? '';
    body = random.oneIn(5) ? mutateBytes(Buffer.from(text), random) : Buffer.from(text);
    lines.push(`Content-Type: ${random.oneIn(4) ? random.pick(CONTENT_TYPES) : 'application/json'}`);
    // Too large, too small, or right.
    const length = random.oneIn(12)
      ? body.length + random.below(50)
      : random.oneIn(12)
        ? random.below(body.length + 1)
        : body.length;
    lines.push(`Content-Length: ${length}`);
  }
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, random.oneIn(10) ? 'utf8' : 'latin1'),
    body,
  ]);
  return random.oneIn(15) ? mutateBytes(bytes, random) : bytes;
}

/** A well-formed request for a documented path, with a valid body in which something was changed. */
export function randomBodyRequest(
  target: FuzzTarget,
  files: readonly { name: string; bytes: Buffer }[],
  random: Random,
) {
  const route = random.pick(
    ROUTES.filter(({ method, path, isForm }) => isForm || `${method} ${path}` in BODIES),
  );
  const path = routePath(route.path, target, random);
  if (!route.isForm) {
    const body = mutate(withIds(BODIES[`${route.method} ${route.path}`], target, random), random);
    return {
      method: route.method,
      path,
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify(body) ?? 'null'),
    };
  }
  const file = random.pick(files);
  const head = `--x\r\nContent-Disposition: form-data; name="resume"; filename="${random.oneIn(4) ? random.pick(ODD_TEXTS).slice(0, 300) : file.name}"\r\n\r\n`;
  const form = Buffer.concat([
    Buffer.from(head),
    mutateBytes(file.bytes, random),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return {
    method: 'POST',
    path,
    type: 'multipart/form-data; boundary=x',
    bytes: random.oneIn(4) ? mutateBytes(form, random) : form,
  };
}
