import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import * as oidc from 'openid-client';
import type { Config, SocialConfig } from '../config';
import type { Log } from '../lib/log';
import { readIdToken, type TokenIssuer, tokenIssuer } from './id-token';
import { type Claims, type SocialPerson, socialPerson } from './social-person';

const TIMEOUT_SECONDS = 5;
/** A provider's metadata may change, but rarely does. */
const KNOWN_MS = 3_600_000;

/** What the server has to remember about somebody it sent to the provider. */
export type SocialStart = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** An OpenID Connect provider that signs people in for us. */
export type SocialProvider = {
  /** Its name as people know it. */
  readonly name: string;
  /**
   * Starts sign-in with the authorization code flow and PKCE.
   *
   * @param callback URL the browser returns to
   * @returns where to send the browser, and what `finish` needs
   */
  start(callback: string): Promise<SocialStart & { url: string }>;
  /**
   * Identifies the person who came back.
   *
   * @param query of the URL the browser came back to, including the question mark
   * @throws ProblemError `invalid` if that doesn't answer `start`, `upstream` if the provider fails
   */
  finish(back: { callback: string; query: string }, start: SocialStart): Promise<SocialPerson>;
  /** The person an ID token requested with this nonce is about. Throws like `finish`. */
  readToken(token: string, nonce: string): Promise<SocialPerson>;
};

/** A provider's metadata. */
type Provider = { readonly client: oidc.Configuration; readonly tokens: TokenIssuer };

/** The configured provider; null if none. It is first contacted when somebody wants to sign in. */
export function socialProvider(
  { social }: Pick<Config, 'social'>,
  { log, now }: { log: Log; now: () => Date },
): SocialProvider | null {
  if (!social) return null;
  const { name } = social;
  const provider = known(() => discover(social), now);
  const failed = (error: unknown) => {
    // Response content stays out of the log: it only says how the call failed.
    log.warn({ reason: reasonOf(error) }, 'the social provider failed');
    return new RequestRefused('upstream', ['providerAway', { provider: name }]);
  };
  const ask = async <Result>(work: (provider: Provider) => Promise<Result>): Promise<Result> => {
    const known = await provider().catch((error: unknown) => {
      throw failed(error);
    });
    return work(known).catch((error: unknown) => {
      throw refusalOf(error, name) ?? failed(error);
    });
  };
  return {
    name,
    start: (callback) => ask(({ client }) => start(client, callback)),
    finish: (back, started) => ask(({ client }) => finish(client, back, started)),
    readToken: (token, nonce) =>
      ask(async ({ tokens }) => {
        const expected = { clientId: social.clientId, nonce, now: now() };
        return socialPerson(await readIdToken(token, tokens, expected));
      }),
  };
}

/** Caches the provider's metadata for an hour; after a failure, the next call asks again. */
function known<Value>(fetch: () => Promise<Value>, now: () => Date): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (kept && now().getTime() < kept.until) return kept.value;
    const value = fetch();
    const entry = { value, until: now().getTime() + KNOWN_MS };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = null;
    });
    return value;
  };
}

async function discover({ issuer, clientId, clientSecret }: SocialConfig): Promise<Provider> {
  const address = new URL(issuer);
  const client = await oidc.discovery(address, clientId, undefined, clientAuth(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The token's signature is checked even though it comes from the provider's own URL.
      oidc.enableNonRepudiationChecks,
      // The configuration allows http only for this machine.
      ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
  return { client, tokens: tokenIssuer(client.serverMetadata()) };
}

/** How the client authenticates: as the provider wishes, by default in the header. */
function clientAuth(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  return (server, ...rest) => {
    const wishes = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const prove = wishes.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    prove(secret)(server, ...rest);
  };
}

async function start(client: oidc.Configuration, callback: string) {
  const started = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callback,
    scope: 'openid email profile',
    state: started.state,
    nonce: started.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(started.verifier),
    code_challenge_method: 'S256',
  });
  return { ...started, url: url.href };
}

async function finish(
  client: oidc.Configuration,
  { callback, query }: { callback: string; query: string },
  { state, nonce, verifier }: SocialStart,
): Promise<SocialPerson> {
  const address = new URL(callback);
  address.search = query;
  const tokens = await oidc.authorizationCodeGrant(client, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  });
  const claims: Claims | undefined = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  if (claims.email !== undefined || !client.serverMetadata().userinfo_endpoint) return socialPerson(claims);
  const more = await oidc.fetchUserInfo(client, tokens.access_token, claims.sub);
  return socialPerson({ ...more, ...claims });
}

/** Errors for responses that don't match the request, as opposed to a failing provider. */
const NOT_OURS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

/** What to tell somebody whose response doesn't match the request; null if the provider is failing. */
function refusalOf(error: unknown, name: string): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    return new RequestRefused('invalid', ['providerRefused', { provider: name }]);
  }
  const isSpent = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
  if (isSpent || (error instanceof oidc.ClientError && NOT_OURS.has(error.code ?? ''))) {
    return new RequestRefused('invalid', ['providerResponseInvalid', { provider: name }]);
  }
  return null;
}

/** What an operator needs to find the cause; never what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof oidc.ResponseBodyError) return `${error.status} ${error.error}`;
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return `${error.status} ${error.cause[0]?.parameters.error ?? 'without a reason'}`;
  }
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${code}: ${error.message}`;
}
