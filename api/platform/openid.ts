import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { GoogleConfig } from '../config.ts';

const TIMEOUT_SECONDS = 5;

/** The values that bind a sign-in to the browser session that started it. */
export interface OpenIdAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The claims about the user in the provider's signed token. */
export interface OpenIdIdentity {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Whether the provider hosts the e-mail address, so that it proves who owns it. */
  isAuthoritative: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

/** Sign-in with an OpenID provider: code flow with PKCE, state and nonce (docs/security.md#google). */
export interface OpenIdProvider {
  begin: (redirectUri: string) => Promise<{ url: string; attempt: OpenIdAttempt }>;
  /** @throws when anything is invalid: state, nonce, code, signature, audience or expiry. */
  finish: (callbackUrl: URL, attempt: OpenIdAttempt) => Promise<OpenIdIdentity>;
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .catch(false),
  hd: z.string().optional().catch(undefined),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
  name: z.string().catch(''),
  picture: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
});

export function createOpenIdProvider(config: GoogleConfig): OpenIdProvider {
  let known: Promise<Configuration> | undefined;
  const isGoogle = new URL(config.issuer).hostname === 'accounts.google.com';

  async function discover(): Promise<Configuration> {
    const issuer = new URL(config.issuer);
    const configuration = await discovery(
      issuer,
      config.clientId,
      undefined,
      ClientSecretPost(config.clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // Only for a test provider that the operator configured.
        ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
      },
    );
    configuration.timeout = TIMEOUT_SECONDS;
    // Otherwise the token's signature would not be checked, as TLS alone is trusted.
    enableNonRepudiationChecks(configuration);
    return configuration;
  }

  const configuration = () => {
    known ??= discover();
    // A failed discovery is retried with the next request.
    known.catch(() => (known = undefined));
    return known;
  };

  return {
    begin: async (redirectUri) => {
      const attempt = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },
    finish: async (callbackUrl, { state, nonce, codeVerifier }) => {
      const tokens = await authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(tokens.claims());
      const [first = '', ...rest] = claims.name.split(' ');
      return {
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified,
        isAuthoritative: !isGoogle || claims.hd !== undefined || /@gmail\.com$/i.test(claims.email),
        firstName: claims.given_name || first,
        lastName: claims.family_name || (claims.given_name ? '' : rest.join(' ')),
        pictureUrl: claims.picture ?? null,
      };
    },
  };
}
