/** Untyped JSON, for tests only: a wrong path fails the test just as a wrong value does. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJson = any;

/** A response with its body already read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined when it isn't JSON. */
  json: AnyJson;
}

/** Acts like a browser at the HTTP level: keeps cookies and sends JSON. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  email = '';
  userId = '';
  /** Aborts when the browser is closed: requests under way end then. */
  closing: AbortSignal | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** The same browser at another address, as after a restart. */
  at(url: string): TestClient {
    const client = new TestClient(url);
    for (const [name, value] of this.cookies) client.cookies.set(name, value);
    return client;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isRaw = typeof body === 'string' || body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      signal: this.closing,
      headers: {
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  }

  private keepCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const isEnded = attributes.some((attribute) => /^\s*expires=thu, 01 jan 1970/i.test(attribute));
    if (isEnded) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  get = (path: string, headers?: Record<string, string>) => this.request('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.request('POST', path, body, headers);
  put = (path: string, body?: unknown) => this.request('PUT', path, body);
  patch = (path: string, body?: unknown) => this.request('PATCH', path, body);
  delete = (path: string, body?: unknown) => this.request('DELETE', path, body);

  /** Runs a GraphQL document; returns `data` and `errors` unchanged. */
  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<{ data: AnyJson; errors?: AnyJson }> {
    const { json } = await this.post('/graphql', { query, variables });
    return json;
  }

  async register({
    email,
    password = 'a long enough secret',
    firstName = 'Ada',
    lastName = 'Bell',
  }: Partial<Registration>) {
    const answer = await this.post('/api/auth/register', { email, password, firstName, lastName });
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
    this.email = String(answer.json.email);
    this.userId = String(answer.json.id);
    return answer;
  }
}

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

function parseJson(text: string): AnyJson {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
