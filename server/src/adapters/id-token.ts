import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { ServerMetadata } from 'openid-client';
import type { Claims } from './social-person';

/** Signed with a key that only the provider has: never `none`, never a secret that could be its public key. */
const SIGNATURES = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
/** Clocks may differ by so much. */
const TOLERANCE_SECONDS = 30;
/** A token is asked for and sent at once. */
const OLDEST_SECONDS = 600;
const TIMEOUT_MS = 5_000;

/** Who signs tokens, with what. */
export type TokenIssuer = {
  readonly issuer: string;
  readonly algorithms: readonly string[];
  /** Kept, and fetched again when a token names one that is not among them. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
};

/** What a provider says of its tokens; of its ways to sign them, those with a public key. */
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
 * Reads an ID token that somebody sent us: of this provider, for this client, with this nonce, and neither old nor run out.
 *
 * @throws ProblemError `invalid` when it is anything else; other errors when the provider's keys cannot be read
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

/** Whether a token for several is meant for this client: then `azp` says so, and where it is there, it has to be right. */
function isMadeFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  return azp === clientId || (azp === undefined && !isForSeveral);
}

/** Whether the token is at fault, rather than the provider whose keys could not be had. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return ![errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code);
}

function notOurs(): ProblemError {
  return new ProblemError('invalid', 'This ID token isn’t meant for this site. Request another one.');
}
