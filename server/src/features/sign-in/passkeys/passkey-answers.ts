import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { z } from 'zod';
import { publicAddress } from '../../../lib/public-address';
import type { Services } from '../../../services';
import type { Credential } from './passkeys-store';

/** Signature algorithms; every device with passkeys supports one of them: ES256, EdDSA, RS256. */
export const SIGNATURES = [-7, -8, -257];

const Base64Url = z.string().regex(/^[\w-]+$/);
const Answer = { id: Base64Url.max(2_000), rawId: Base64Url, type: z.literal('public-key') };

const NewPasskey = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
const UsedPasskey = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});

/** The library, loaded with the first passkey: it has 300 files, and many starts never need it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** The host passkeys are made for, and the origin they are used from. Both come from the operator, never from a request. */
export function relyingParty(services: Services): { id: string; origin: string } {
  const origin = publicAddress(services);
  return { id: new URL(origin).hostname, origin };
}

/** The user handle that identifies a person to the browser. */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

type Made = Pick<Credential, 'credentialId' | 'publicKey' | 'counter'> & { transports: string[] };

/**
 * Reads the passkey a browser made for a challenge.
 *
 * @throws ProblemError `invalid` if it isn't for this challenge and this site, or its person didn't unlock it
 */
export async function readNewPasskey(services: Services, answer: unknown, challenge: string): Promise<Made> {
  const read = NewPasskey.safeParse(answer);
  if (!read.success || !(await vouchesAlone(read.data.response.attestationObject))) throw notMade();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty(services);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...read.data, clientExtensionResults: {} } satisfies RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURES,
  }).catch(() => {
    // The library throws for everything that doesn't match.
    throw notMade();
  });
  if (!verified || registrationInfo.credential.id !== read.data.id) throw notMade();
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: read.data.response.transports,
  };
}

/**
 * Whether only the device itself attests the passkey, as requested. Certificates of others would have to be parsed, and the URLs
 * in them followed.
 */
export async function vouchesAlone(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    // Not CBOR, or not the content of an attestation.
    return false;
  }
}

/** The id of the passkey in a response; null if it isn't such a response. */
export function namedPasskey(answer: unknown): string | null {
  return UsedPasskey.safeParse(answer).data?.id ?? null;
}

/**
 * Verifies that a browser used this passkey for a challenge.
 *
 * @returns how often the device says it was used; `copied` if that count went back; null if the response is wrong
 */
export async function readUsedPasskey(
  services: Services,
  { answer, passkey, challenge }: { answer: unknown; passkey: Credential; challenge: string },
): Promise<number | 'copied' | null> {
  const read = UsedPasskey.safeParse(answer);
  if (!read.success) return null;
  const { userHandle: handle, ...response } = read.data.response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { isoBase64URL } = await loadHelpers();
  if (handle !== undefined && handle !== isoBase64URL.fromBuffer(userHandle(passkey.userId))) return null;
  const { id, origin } = relyingParty(services);
  const { credentialId, publicKey, counter } = passkey;
  const verify = (counted: number) =>
    verifyAuthenticationResponse({
      response: { ...read.data, response, clientExtensionResults: {} } satisfies AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: counted },
      requireUserVerification: true,
    }).catch(() => null); // the library throws for everything that doesn't match
  // The count is compared here, after the signature, so that only the device itself can report it.
  const used = await verify(0);
  if (!used?.verified) return null;
  const { newCounter } = used.authenticationInfo;
  const counts = newCounter > 0 || counter > 0;
  return counts && newCounter <= counter ? 'copied' : newCounter;
}

function notMade(): ProblemError {
  return new RequestRefused('invalid', 'passkeyNotAdded');
}
