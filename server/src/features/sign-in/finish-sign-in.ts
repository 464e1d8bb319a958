import { SECOND_STEPS, type SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../../db/statement';
import type { Actor } from '../../http/access';
import { stayingMail } from '../../mail/mails';
import type { Services } from '../../services';
import { getUser } from '../accounts/accounts-store';
import type { PersonalData } from '../accounts/personal-data';
import { addSession } from '../accounts/sessions-store';
import { totpState } from './authenticator/totp-store';
import { knownDevice, rememberDevice } from './devices-store';
import { claimedGuest, mergeGuest } from './guest/merge-guest';
import { type Credentials, keepAccount } from './people-store';
import { deviceOf } from './session-device';
import { addTicket } from './tickets-store';

/** What every sign-in method gets from its request. */
export type SignInRequest = {
  readonly request: FastifyRequest;
  /** The person whose token was sent along. */
  readonly actor: Actor | null;
  readonly body: {
    readonly userId?: string | undefined;
    readonly keepSignedIn?: boolean | undefined;
    readonly timezone?: string | undefined;
  };
};

/** What the sign-in methods depend on. */
export type SignInDependencies = {
  readonly services: Services;
  readonly personalData: readonly PersonalData[];
};

/** What is known of a person who has proved who they are. */
export type Proof = {
  readonly person: Pick<Credentials, 'id' | 'delete_at'>;
  /** True if the sign-in method needs no second step, or it has been done. */
  readonly tookSecondStep: boolean;
  /** True if a guest has just become this account. */
  readonly wasGuest?: boolean;
};

/** A response that signs nobody in. */
export const NOBODY_SIGNED_IN: SignedIn = {
  token: null,
  user: null,
  refreshToken: null,
  expiresAt: null,
  deviceToken: null,
  merged: false,
  kept: false,
  secondStep: null,
};

/**
 * The last step of all sign-in methods: signs in a person who has proved who they are.
 *
 * The guest whose token was sent along moves into the account; an account scheduled for deletion stays. If an authenticator app
 * is on and the device hasn't provided a code yet, this only asks for one.
 */
export async function finishSignIn(
  { services, personalData }: SignInDependencies,
  on: Transaction,
  { request, actor, body }: SignInRequest,
  { person, tookSecondStep, wasGuest = false }: Proof,
): Promise<SignedIn> {
  const now = services.now();
  const known = await knownDevice(on, request, person.id, now);
  if (!tookSecondStep && !known?.tookSecondStep && (await totpState(on, person.id))) {
    return { ...NOBODY_SIGNED_IN, secondStep: await askSecondStep(on, person.id, now) };
  }
  const guestId = claimedGuest(actor, body.userId);
  const isMerged = guestId !== null && (await mergeGuest(on, personalData, guestId, person.id));
  const session = {
    userId: person.id,
    kept: body.keepSignedIn === true,
    device: deviceOf(request, body.timezone),
  };
  const tokens = await addSession(on, session, now);
  const deviceToken = await rememberDevice(on, { known, userId: person.id, tookSecondStep }, now);
  const user = await getUser(on, person.id);
  const kept = person.delete_at !== null;
  if (kept) {
    await keepAccount(on, person.id);
    await services.mailQueue.send(on, stayingMail({ to: user.email, firstName: user.firstName }), person.id);
  }
  return { ...tokens, user, deviceToken, merged: isMerged || wasGuest, kept, secondStep: null };
}

/** How many minutes somebody has to enter a code. */
const SECOND_STEP_MINUTES = 10;

async function askSecondStep(on: Queryable, userId: string, now: Date): Promise<SignedIn['secondStep']> {
  const ticket = { purpose: 'second-step', userId, data: {}, minutes: SECOND_STEP_MINUTES } as const;
  return { ticket: await addTicket(on, ticket, now), ways: [...SECOND_STEPS] };
}
