import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { SignedIn, signIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { fieldRefused, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import type { Services } from '../../../services';
import { finishSignIn, type SignInDependencies } from '../finish-sign-in';
import { lockCredentials } from '../people-store';
import { isThere } from '../sign-in';
import { countAddress } from '../sign-in-limits';
import { countSecondStepTry, takeTicket } from '../tickets-store';
import { typedRecoveryCode } from './recovery-codes';
import { tryCode } from './totp';
import { holdTotp, useRecoveryCode } from './totp-store';

type SecondStep = Context<(typeof signIn)['takeSecondStep']>;
type Refused = 'wrong' | 'paused' | 'unreadable' | 'over';

const REFUSALS: Readonly<Record<Refused, Refusal>> = {
  wrong: 'codeOrRecoveryCodeWrong',
  paused: 'codesPaused',
  unreadable: 'codesUnreadable',
  over: 'codeExpired',
};

/**
 * Finishes signing in with a code from the authenticator app, or with a recovery code, which this uses up.
 *
 * @throws ProblemError `forbidden` for a wrong code, `too-many` while codes are paused, `invalid` if signing in has to start over
 */
export async function takeSecondStep(parts: SignInDependencies, way: SecondStep): Promise<SignedIn> {
  const { services } = parts;
  const { pool } = services.database;
  await countAddress(services, way.request, 'second-step');
  const userId = await countSecondStepTry(pool, way.body.ticket, services.now());
  const answer = userId
    ? await inTransaction(pool, (on) => signInByCode(parts, on, way, userId))
    : ('over' as const);
  if (typeof answer !== 'string') return answer;
  throw refusal(answer);
}

/** Returns a refusal instead of throwing it, because the record of the wrong code has to be committed. */
async function signInByCode(
  parts: SignInDependencies,
  on: Transaction,
  way: SecondStep,
  userId: string,
): Promise<SignedIn | Refused> {
  const { services } = parts;
  const person = await lockCredentials(on, userId);
  if (!isThere(person, services.now())) return 'over';
  const outcome = await tryEither(services, on, userId, way.body.code);
  if (outcome !== 'right') return outcome;
  const ticket = await takeTicket(on, { purpose: 'second-step', ticket: way.body.ticket }, services.now());
  // Rolls back, so that the code isn't used up if somebody else was faster with the same ticket.
  if (!ticket) throw refusal('over');
  return finishSignIn(parts, on, way, { person, tookSecondStep: true });
}

async function tryEither(
  services: Services,
  on: Transaction,
  userId: string,
  code: string,
): Promise<Refused | 'right'> {
  const totp = await holdTotp(on, userId);
  if (!totp?.onSince) return 'over';
  if (await useRecoveryCode(on, userId, typedRecoveryCode(code))) return 'right';
  if (!/^[\d\s]+$/.test(code)) return 'wrong';
  return tryCode(services, on, { userId, totp, code });
}

function refusal(refused: Refused): ProblemError {
  const why = REFUSALS[refused];
  if (refused === 'over') return new RequestRefused('invalid', why);
  if (refused === 'paused') return new RequestRefused('too-many', why);
  return fieldRefused('forbidden', 'code', why);
}
