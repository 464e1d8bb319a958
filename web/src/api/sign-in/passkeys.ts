import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Passkey } from '@wayfold/contract/people/security-endpoints';
import { client, failureOf } from '../client/client';
import { readSession } from './session';

/** True if the browser supports passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** A passkey's response to the server's challenge. */
export interface PasskeyAnswer {
  ticket: string;
  answer: Record<string, unknown>;
}

/** Lets the user choose a passkey; null if they close the browser's dialog. */
export async function askForPasskey(): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { ticket, options } = await client.signIn.startPasskey({ body: {} });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // made by the same library there
  const answer = await unlessLeft(startAuthentication({ optionsJSON }));
  return answer && { ticket, answer: { ...answer } };
}

/**
 * Has the browser suggest passkeys in the field with `autocomplete="username webauthn"`, next to saved passwords.
 *
 * @returns the one the user chose; null if the browser can't suggest any, the server can't be reached, or it was aborted
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyAnswer | null> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  try {
    const { ticket, options } = await client.signIn.startPasskey({ body: {} }, { signal });
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // made by the same library there
    if (signal.aborted) return null;
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    const answer = await unlessLeft(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    return answer && { ticket, answer: { ...answer } };
  } catch (problem) {
    if (failureOf(problem) === null && !signal.aborted) throw problem;
    return null;
  }
}

/** Confirms the user's identity by passkey, for ten minutes; false if they cancel. */
export async function confirmWithPasskey(): Promise<boolean> {
  const asked = await askForPasskey();
  if (asked) await client.signIn.withPasskey({ body: asked });
  return asked !== null;
}

/** Creates a passkey for the signed-in user; null if they cancel. @throws ProblemError with reason `confirm-identity` */
export async function addPasskey(name: string): Promise<Passkey | null> {
  const params = { id: readSession()?.userId ?? '' };
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { ticket, options } = await client.security.startPasskey({ params });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON; // made by the same library there
  const answer = await unlessLeft(startRegistration({ optionsJSON }));
  return answer && client.security.addPasskey({ params, body: { ticket, answer: { ...answer }, name } });
}

async function unlessLeft<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (problem) {
    // Browsers throw the same error for canceling, a timeout, and having no passkey for this site.
    if (problem instanceof Error && (problem.name === 'NotAllowedError' || problem.name === 'AbortError'))
      return null;
    throw problem;
  }
}
