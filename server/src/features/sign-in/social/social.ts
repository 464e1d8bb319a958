import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { SignedIn, signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { Email } from '@wayfold/contract/people/sign-in-shapes';
import { fieldRefused, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import type { SocialPerson } from '../../../adapters/social-person';
import type { SocialProvider, SocialStart } from '../../../adapters/social-provider';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import { publicAddress } from '../../../lib/public-address';
import type { Services } from '../../../services';
import { newToken } from '../../accounts/sessions-store';
import { finishSignIn, type Proof, type SignInDependencies, type SignInRequest } from '../finish-sign-in';
import { becomeMember, claimedGuest } from '../guest/merge-guest';
import { mailSignInChange } from '../mail-sign-in-change';
import {
  addMember,
  findByEmail,
  findUserType,
  lockCredentials,
  type NewMember,
  nullWhenTaken,
} from '../people-store';
import { isThere } from '../sign-in';
import { countAddress } from '../sign-in-limits';
import { addTicket, takeTicket } from '../tickets-store';
import { findIdentityOwner, linkIdentity } from './identities-store';

const MINUTES = 10;

/** A sign-in with a provider, and what a new account would say about its person. */
type SocialWay = SignInRequest & {
  readonly body: { readonly isSubscriber?: boolean | undefined; readonly userType?: string | undefined };
};

/** The provider of this server, or throws not-found. */
function providerOf({ social }: Services): SocialProvider {
  if (social) return social;
  throw new RequestRefused('not-found', 'providerNotFound');
}

/** Where the provider sends browsers back to. Never taken from a request, because anyone can write its Host header. */
const callback = (services: Services) => `${publicAddress(services)}/sign_in/callback`;

/** Starts signing in at the provider. What has to match later stays here, behind a ticket that only this browser has. */
export async function startSocial(
  services: Services,
  { request }: Context<(typeof signIn)['startSocial']>,
): Promise<{ url: string; ticket: string }> {
  const provider = providerOf(services);
  await countAddress(services, request, 'social');
  const { url, ...data } = await provider.start(callback(services));
  const ticket = { purpose: 'social', userId: null, data, minutes: MINUTES } as const;
  return { url, ticket: await addTicket(services.database.pool, ticket, services.now()) };
}

/**
 * Signs in the person the provider sent back.
 *
 * @throws ProblemError `invalid` if the response doesn't match what this browser started, `upstream` if the provider fails; and
 *   as `signInAs`
 */
export async function finishSocial(
  parts: SignInDependencies,
  way: Context<(typeof signIn)['finishSocial']>,
): Promise<SignedIn> {
  const { services } = parts;
  const provider = providerOf(services);
  await countAddress(services, way.request, 'social');
  const named = { purpose: 'social', ticket: way.body.ticket } as const;
  const begun = await takeTicket<SocialStart>(services.database.pool, named, services.now());
  if (!begun) throw beginAgain();
  const back = { callback: callback(services), query: way.body.query };
  return signInAs(parts, way, await provider.finish(back, begun.data));
}

/** Creates a nonce that an ID token has to contain to sign in here, once and soon. */
export async function startSocialToken(
  services: Services,
  { request }: Context<(typeof signIn)['startSocialToken']>,
): Promise<{ nonce: string; ticket: string }> {
  providerOf(services);
  await countAddress(services, request, 'social');
  const nonce = newToken();
  const ticket = { purpose: 'social-token', userId: null, data: { nonce }, minutes: MINUTES } as const;
  return { nonce, ticket: await addTicket(services.database.pool, ticket, services.now()) };
}

/**
 * Signs in with an ID token that contains the nonce of the ticket.
 *
 * @throws ProblemError as `finishSocial`, and `invalid` for the name of another provider
 */
export async function signInByIdToken(
  parts: SignInDependencies,
  way: SocialWay & {
    readonly body: { readonly type: string; readonly token: string; readonly ticket: string };
  },
): Promise<SignedIn> {
  const { services } = parts;
  const provider = providerOf(services);
  const type = way.body.type.toLowerCase();
  if (type !== 'oidc' && type !== provider.name.toLowerCase()) {
    throw fieldRefused('invalid', 'type', ['providerTypeUnknown', { provider: provider.name }]);
  }
  await countAddress(services, way.request, 'social');
  const named = { purpose: 'social-token', ticket: way.body.ticket } as const;
  const begun = await takeTicket<{ nonce: string }>(services.database.pool, named, services.now());
  if (!begun) throw beginAgain();
  return signInAs(parts, way, await provider.readToken(way.body.token, begun.data.nonce));
}

/**
 * Signs in as somebody the provider vouches for: the linked account, else the account with their address, else a new one.
 *
 * @throws ProblemError `forbidden` if the provider hasn't verified an address, `invalid` if accounts can't have it, `conflict` if
 *   somebody has it here without having confirmed it
 */
async function signInAs(parts: SignInDependencies, way: SocialWay, person: SocialPerson): Promise<SignedIn> {
  const { pool } = parts.services.database;
  const attempt = () =>
    inTransaction(pool, async (on) => {
      const proof = await proofFor(parts.services, on, way, person);
      return proof && finishSignIn(parts, on, way, proof);
    }).catch(nullWhenTaken);
  // If somebody comes back twice at once, the second attempt finds the account of the first.
  const signedIn = (await attempt()) ?? (await attempt());
  if (signedIn) return signedIn;
  throw new RequestRefused('conflict', 'accountBeingCreated');
}

/** @returns null if somebody else takes the address, or links the person, at this very moment */
async function proofFor(
  services: Services,
  on: Transaction,
  way: SocialWay,
  person: SocialPerson,
): Promise<Proof | null> {
  const now = services.now();
  const linked = await findIdentityOwner(on, person);
  const known = linked === null ? null : await lockCredentials(on, linked);
  if (isThere(known, now)) return { person: known, tookSecondStep: false };
  if (known) throw accountIsLeaving();
  const email = verifiedEmail(services, person);
  const owner = await findByEmail(on, email);
  if (!owner) return newAccount(services, on, way, { ...person, email });
  const account = await lockCredentials(on, owner.id);
  if (!isThere(account, now) || account.email.toLowerCase() !== email.toLowerCase()) throw accountIsLeaving();
  // Anyone can sign up with an address that isn't theirs and wait for its owner to come.
  if (account.email_confirmed_at === null) throw notConfirmed();
  if (!(await linkIdentity(on, person, account.id, now))) return null;
  await mailSignInChange(services, on, account.id, 'provider-added');
  return { person: account, tookSecondStep: false };
}

/** The address that the provider has verified for the person; accounts can only have such addresses. */
function verifiedEmail(services: Services, { email, isEmailVerified }: SocialPerson): string {
  const { name: provider } = providerOf(services);
  if (email === null || !isEmailVerified) {
    throw new RequestRefused('forbidden', ['providerEmailUnverified', { provider }]);
  }
  const read = Email.safeParse(email);
  if (read.success) return read.data;
  throw new RequestRefused('invalid', ['providerEmailUnusable', { provider }]);
}

async function newAccount(
  services: Services,
  on: Transaction,
  { actor, body }: SocialWay,
  person: SocialPerson & { email: string },
): Promise<Proof | null> {
  const now = services.now();
  const type = body.userType === undefined ? null : await findUserType(on, body.userType);
  const member: NewMember = {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    type: type?.type_cd ?? null,
    typeDetail: type?.type ?? null,
    passwordHash: null,
    emailConfirmedAt: now,
    isSubscriber: body.isSubscriber === true,
  };
  const guestId = claimedGuest(actor, body.userId);
  const wasGuest = guestId !== null && (await becomeMember(on, guestId, member, now));
  const id = wasGuest ? guestId : newId();
  if (!wasGuest && !(await addMember(on, id, member, now))) return null;
  // Linked meanwhile to an account with another address: the transaction rolls back the new one.
  if (!(await linkIdentity(on, person, id, now))) throw beginAgain();
  return { person: { id, delete_at: null }, tookSecondStep: false, wasGuest };
}

function beginAgain(): ProblemError {
  return new RequestRefused('invalid', 'signInExpired');
}

function notConfirmed(): ProblemError {
  return new RequestRefused('conflict', 'ownerUnconfirmed');
}

function accountIsLeaving(): ProblemError {
  return new RequestRefused('conflict', 'accountLeaving');
}
