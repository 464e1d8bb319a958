import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { ServerMetadata } from 'openid-client';
import type { Claims } from './social-person';

/** Signed with a key only the provider has: never `none`, never a shared secret that could be the provider's public key. */
const SIGNATURES = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
/** Allowed difference between clocks. */
const TOLERANCE_SECONDS = 30;
/** A token is sent immediately after it is requested. */
const OLDEST_SECONDS = 600;
const TIMEOUT_MS = 5_000;

/** Who signs tokens, and with which keys. */
export type TokenIssuer = {
  readonly issuer: string;
  readonly algorithms: readonly string[];
  /** Cached, and fetched again if a token names a key that is not among them. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
};

/** What a provider says about its tokens; of its signing algorithms, those with a public key. */
export function tokenIssuer(provider: Readonly<ServerMetadata>): TokenIssuer {
  const { issuer, jwks_uri: keys, id_token_signing_alg_values_supported: said } = provider;
  if (!keys) throw new Error('the provider names no keys');
  if (!keys.startsWith('https:') && !issuer.startsWith('http:')) {
    throw new Error('the keys of the provider are not safe on their way');
  }
  return {
    issuer,
    algorithms: SIGNATURES.filter((name) => (Array.isArray(said) ? said.includes(name) : name === 'RS256')),
    keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_MS }),
  };
}

/**
 * Reads an ID token sent to us: it must be from this provider, for this client, with this nonce, recent, and not expired.
 *
 * @throws ProblemError `invalid` for any other token; other errors if the provider's keys can't be read
 */
export async function readIdToken(
  token: string,
  { issuer, algorithms, keys }: TokenIssuer,
  { clientId, nonce, now }: { clientId: string; nonce: string; now: Date },
): Promise<Claims> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: [...algorithms],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    maxTokenAge: OLDEST_SECONDS,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: now,
  }).catch((error: unknown) => {
    throw isAboutToken(error) ? notOurs() : error;
  });
  const { sub } = payload;
  if (!sub || payload.nonce !== nonce || !isMadeFor(payload, clientId)) throw notOurs();
  return { ...payload, sub };
}

/** Whether a token with several audiences is meant for this client: `azp` must say so, and must be right if present. */
function isMadeFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  return azp === clientId || (azp === undefined && !isForSeveral);
}

/** Whether the token is invalid, rather than the provider's keys unavailable. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return ![errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code);
}

function notOurs(): ProblemError {
  return new RequestRefused('invalid', 'idTokenForeign');
}
