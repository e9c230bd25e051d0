import { OAuth2Server } from 'oauth2-mock-server';

/** The claims that the provider puts into the next token. */
export type Claims = Record<string, unknown>;

/** A real OpenID provider in this process, whose tokens a test can tamper with. */
export interface TestOpenIdProvider {
  issuer: string;
  /** Environment variables for an app that uses this provider. */
  env: Record<string, string>;
  /** The claims of the next person to sign in; a function may change the whole token. */
  person: Claims;
  spoil: ((token: { header: Claims; payload: Claims }) => void) | null;
  /** Changes the token's text after signing. */
  spoilSigned: ((token: string) => string) | null;
  close: () => Promise<void>;
}

const CLIENT_ID = 'tailorbird-tests';

export async function startOpenIdProvider(): Promise<TestOpenIdProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  let nonce: string | undefined;
  const provider: TestOpenIdProvider = {
    issuer,
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: 'not a secret', GOOGLE_ISSUER: issuer },
    person: {},
    spoil: null,
    spoilSigned: null,
    close: () => server.stop(),
  };
  server.service.on('beforeAuthorizeRedirect', (_redirect, request: { url?: string }) => {
    nonce = new URL(request.url ?? '', issuer).searchParams.get('nonce') ?? undefined;
  });
  server.service.on('beforeTokenSigning', (token: { header: Claims; payload: Claims }) => {
    Object.assign(token.payload, { aud: CLIENT_ID, nonce, email_verified: true, ...provider.person });
    provider.spoil?.(token);
  });
  server.service.on('beforeResponse', (response: { body: { id_token?: string } }) => {
    if (response.body.id_token && provider.spoilSigned) {
      response.body.id_token = provider.spoilSigned(response.body.id_token);
    }
  });
  return provider;
}
