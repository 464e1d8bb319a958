import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Passkey, security } from '@wayfold/contract/people/security-endpoints';
import type { SignedIn, signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import type { Services } from '../../../services';
import { getUser } from '../../accounts/accounts-store';
import { confirmSession, holdSession } from '../../accounts/sessions-store';
import { finishSignIn, NOBODY_SIGNED_IN, type SignInDependencies } from '../finish-sign-in';
import { mailSignInChange } from '../mail-sign-in-change';
import { lockCredentials } from '../people-store';
import { isThere } from '../sign-in';
import { countAddress } from '../sign-in-limits';
import { addTicket, takeTicket } from '../tickets-store';
import {
  loadWebAuthn,
  namedPasskey,
  readNewPasskey,
  readUsedPasskey,
  relyingParty,
  SIGNATURES,
  userHandle,
} from './passkey-answers';
import {
  addPasskey,
  findPasskeyOwner,
  holdPasskey,
  listCredentials,
  notePasskeyUse,
  removePasskey,
} from './passkeys-store';

const MINUTES = 10;
const TIMEOUT_MS = MINUTES * 60_000;
const MOST_PASSKEYS = 20;

type Begun = { challenge: string };
type Options = { ticket: string; options: Record<string, unknown> };

/** Starts creating a passkey that the device can find by itself and that its person has to unlock. */
export async function startPasskey(
  services: Services,
  { actor }: Context<(typeof security)['startPasskey']>,
): Promise<Options> {
  const { pool } = services.database;
  const { email, firstName, lastName } = await getUser(pool, actor.userId);
  const known = await listCredentials(pool, actor.userId);
  refuseTooMany(known);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Wayfold',
    rpID: relyingParty(services).id,
    userName: email,
    userID: userHandle(actor.userId),
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: SIGNATURES,
  });
  const { challenge } = options;
  const ticket = await begin(services, 'passkey-add', actor.userId, { challenge });
  return { ticket, options: { ...options } };
}

function begin(
  services: Services,
  purpose: 'passkey-add' | 'passkey-sign-in',
  userId: string | null,
  data: Begun,
): Promise<string> {
  return addTicket(services.database.pool, { purpose, userId, data, minutes: MINUTES }, services.now());
}

function refuseTooMany(known: readonly unknown[]): void {
  if (known.length < MOST_PASSKEYS) return;
  throw new RequestRefused('conflict', ['passkeysFull', { most: MOST_PASSKEYS }]);
}

/**
 * Adds the passkey a browser made.
 *
 * @throws ProblemError `invalid` if it wasn't made for this start, `conflict` if somebody already has it or the limit is reached
 */
export async function finishPasskey(
  services: Services,
  { actor, body }: Context<(typeof security)['addPasskey']>,
): Promise<Passkey> {
  const { pool } = services.database;
  const named = { purpose: 'passkey-add', ticket: body.ticket } as const;
  const begun = await takeTicket<Begun>(pool, named, services.now());
  if (begun?.userId !== actor.userId) throw beginAgain();
  const made = await readNewPasskey(services, body.answer, begun.data.challenge);
  const passkey = { id: newId(), userId: actor.userId, name: body.name, ...made };
  return inTransaction(pool, async (on) => {
    await holdSession(on, actor);
    refuseTooMany(await listCredentials(on, actor.userId));
    const added = await addPasskey(on, passkey, services.now());
    if (!added) throw new RequestRefused('conflict', 'passkeyTaken');
    await mailSignInChange(services, on, actor.userId, 'passkey-added');
    return added;
  });
}

/** Removes one of the person's own passkeys. */
export async function dropPasskey(
  services: Services,
  { actor, params }: Context<(typeof security)['removePasskey']>,
): Promise<Record<string, never>> {
  return inTransaction(services.database.pool, async (on) => {
    await holdSession(on, actor);
    const isRemoved = await removePasskey(on, actor.userId, params.passkeyId);
    if (!isRemoved) throw new RequestRefused('not-found', 'passkeyNotFound');
    await mailSignInChange(services, on, actor.userId, 'passkey-removed');
    return {};
  });
}

/** Starts signing in with a passkey. Names nobody: the device offers the passkeys it has. */
export async function startWithPasskey(
  services: Services,
  { request }: Context<(typeof signIn)['startPasskey']>,
): Promise<Options> {
  await countAddress(services, request, 'passkey');
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  const { challenge } = options;
  return {
    ticket: await begin(services, 'passkey-sign-in', null, { challenge }),
    options: { ...options },
  };
}

type WithPasskey = Context<(typeof signIn)['withPasskey']>;

/**
 * Signs in with a passkey, without a second step: having the device and unlocking it already are two factors. If the same person
 * is already signed in, they stay signed in and have confirmed their identity.
 *
 * @throws ProblemError `forbidden` if the passkey is unknown or its response isn't for this start, `invalid` if the start was too
 *   long ago
 */
export async function signInWithPasskey(parts: SignInDependencies, way: WithPasskey): Promise<SignedIn> {
  const { services } = parts;
  const { pool } = services.database;
  await countAddress(services, way.request, 'passkey');
  const named = { purpose: 'passkey-sign-in', ticket: way.body.ticket } as const;
  const begun = await takeTicket<Begun>(pool, named, services.now());
  if (!begun) throw beginAgain();
  return inTransaction(pool, (on) => finishWithPasskey(parts, on, way, begun.data.challenge));
}

async function finishWithPasskey(
  parts: SignInDependencies,
  on: Transaction,
  way: WithPasskey,
  challenge: string,
): Promise<SignedIn> {
  const { services } = parts;
  const { actor, body, request } = way;
  const now = services.now();
  const credentialId = namedPasskey(body.answer);
  const userId = credentialId === null ? null : await findPasskeyOwner(on, credentialId);
  if (credentialId === null || userId === null) throw notSignedIn();
  // Locks in the order of `holdSession`.
  const person = await lockCredentials(on, userId);
  const passkey = await holdPasskey(on, credentialId);
  if (!isThere(person, now) || passkey?.userId !== person.id) throw notSignedIn();
  const counter = await readUsedPasskey(services, { answer: body.answer, passkey, challenge });
  if (counter === 'copied')
    request.log.warn('a passkey counter went backward; the passkey may have been copied');
  if (counter === null || counter === 'copied') throw notSignedIn();
  await notePasskeyUse(on, passkey.id, counter, now);
  if (actor?.userId !== person.id) return finishSignIn(parts, on, way, { person, tookSecondStep: true });
  await holdSession(on, actor);
  await confirmSession(on, actor.sessionId, now);
  return { ...NOBODY_SIGNED_IN, user: await getUser(on, person.id) };
}

function beginAgain(): ProblemError {
  return new RequestRefused('invalid', 'passkeyExpired');
}

function notSignedIn(): ProblemError {
  return new RequestRefused('forbidden', 'passkeyWrong');
}
