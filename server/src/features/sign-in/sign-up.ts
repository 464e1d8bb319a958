import { createHash } from 'node:crypto';
import type { SignedIn, signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { issueAt, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Transaction } from '../../db/statement';
import type { Context } from '../../http/bind';
import { publicAddress } from '../../lib/public-address';
import { welcomeMail } from '../../mail/mails';
import { requestKeyOf } from '../accounts/guests';
import { addLink } from './email/mailed-links-store';
import { finishSignIn, type SignInDependencies } from './finish-sign-in';
import { becomeMember, claimedGuest } from './guest/merge-guest';
import { refuseGuessable } from './passwords/guessable-passwords';
import { hashPassword, isPassword } from './passwords/passwords';
import { addMember, findCredentials, findUserType, type NewMember, nullWhenTaken } from './people-store';
import { holdProved } from './sign-in';
import { countAddress } from './sign-in-limits';
import { addSignUpRequest, findSignUpRequest } from './sign-up-requests-store';

type SignUp = Context<(typeof signIn)['signUp']>;

/**
 * Creates a free account and signs it in. A guest becomes the account, with all their data.
 *
 * A repeat with the same Idempotency-Key and password, after a lost response, signs in to the account that was created.
 *
 * @throws ProblemError `conflict` if the address is taken, `invalid` if the type isn't on the list
 */
export async function signUp(parts: SignInDependencies, way: SignUp): Promise<SignedIn> {
  const { services } = parts;
  const { pool } = services.database;
  const { body, request } = way;
  const key = requestKeyOf(request.headers['idempotency-key']);
  await countAddress(services, request, 'sign-up');
  const type = await findUserType(pool, body.typeDetail ?? body.type);
  if (!type) {
    const issues = [issueAt('type', 'notOnList')];
    throw new RequestRefused('invalid', 'userTypeUnknown', { issues });
  }
  await refuseGuessable(body.password, [body.email, body.firstName, body.lastName]);
  const member: NewMember = {
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    type: type.type_cd,
    typeDetail: type.type,
    passwordHash: await hashPassword(services.passwords, body.password),
    emailConfirmedAt: null,
    isSubscriber: body.isSubscriber,
  };
  const made = await inTransaction(pool, (on) => makeAccount(parts, on, way, member, key)).catch(
    nullWhenTaken,
  );
  const signedIn = made ?? (key && (await repeated(parts, way, key)));
  if (signedIn) return signedIn;
  throw new RequestRefused('conflict', 'emailTaken');
}

async function makeAccount(
  parts: SignInDependencies,
  on: Transaction,
  way: SignUp,
  member: NewMember,
  key: string | null,
): Promise<SignedIn | null> {
  const { services } = parts;
  const now = services.now();
  const guestId = claimedGuest(way.actor, way.body.userId);
  const wasGuest = guestId !== null && (await becomeMember(on, guestId, member, now));
  const id = wasGuest ? guestId : newId();
  if (!wasGuest && !(await addMember(on, id, member, now))) return null;
  if (key) await addSignUpRequest(on, { keyHash: keyHash(key), userId: id }, now);
  const { a, b } = await addLink(on, { purpose: 'confirm', userId: id, email: member.email }, now);
  const link = `${publicAddress(services)}/confirm_email/${a}/${b}`;
  const { email: to, firstName, lastName } = member;
  await services.mailQueue.send(on, welcomeMail({ to, firstName, lastName, madeAt: now, link }), id);
  return finishSignIn(parts, on, way, { person: { id, delete_at: null }, tookSecondStep: false, wasGuest });
}

/** Signs in to the account that an earlier request with this key created; null if there was none. */
async function repeated(parts: SignInDependencies, way: SignUp, key: string): Promise<SignedIn | null> {
  const { services } = parts;
  const { pool } = services.database;
  const userId = await findSignUpRequest(pool, keyHash(key), services.now());
  const person = userId && (await findCredentials(pool, userId));
  if (!person || person.email.toLowerCase() !== way.body.email.toLowerCase()) return null;
  if (!(await isPassword(services.passwords, person.password_hash, way.body.password))) return null;
  return inTransaction(pool, async (on) => {
    const held = await holdProved(on, person, services.now());
    return finishSignIn(parts, on, way, { person: held, tookSecondStep: false });
  });
}

function keyHash(key: string): Buffer {
  return createHash('sha256').update(`sign-up:${key}`).digest();
}
