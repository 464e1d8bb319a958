import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { security } from '@wayfold/contract/people/security-endpoints';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import { seal, unseal } from '../../../lib/seal';
import type { Services } from '../../../services';
import { holdSession } from '../../accounts/sessions-store';
import { forgetSecondSteps, knownDevice, rememberDevice } from '../devices-store';
import { mailSignInChange } from '../mail-sign-in-change';
import { newRecoveryCodes } from './recovery-codes';
import {
  holdTotp,
  noteRightCode,
  noteWrongCode,
  offerTotp,
  removeTotp,
  setRecoveryCodes,
  type Totp,
  totpState,
} from './totp-store';

/** A code of the step before or after counts as well, for clocks that differ (RFC 6238, section 5.2). */
const DRIFT_SECONDS = 30;
const MINUTE_MS = 60_000;
/** An app that is offered waits this long for its first code. */
const OFFERED_MS = 60 * MINUTE_MS;
/** After so many wrong codes in a row none is looked at for a while: an hour first, then a day. */
const PAUSES = [
  { failures: 20, ms: 24 * 60 * MINUTE_MS },
  { failures: 10, ms: 60 * MINUTE_MS },
] as const;
/** After a pause, so many codes are looked at before the next. */
const TRIES_BETWEEN = 5;

const purpose = (services: Services, userId: string) => ({
  secret: services.config.sessionSecret,
  use: 'authenticator app',
  about: userId,
});

/**
 * A new secret for an authenticator app, kept sealed. It counts once a code of it came.
 *
 * @throws ProblemError `conflict` when an app is on already
 */
export async function startTotp(
  services: Services,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const sealed = seal(secret, purpose(services, id));
  if (!(await offerTotp(services.database.pool, id, sealed, services.now()))) {
    throw new ProblemError('conflict', 'An authenticator app is already on. Turn it off first.');
  }
  return { secret, uri: generateURI({ issuer: 'Wayfold', label: email, secret }) };
}

/**
 * Turns the app that was offered on.
 *
 * @returns ten recovery codes, shown once
 * @throws ProblemError `forbidden` for a wrong code, `conflict` when no app waits for one
 */
export async function confirmTotp(
  services: Services,
  { actor, request, body: { code } }: Context<(typeof security)['confirmTotp']>,
): Promise<string[]> {
  const now = services.now();
  const answer = await inTransaction(services.database.pool, async (on) => {
    await holdSession(on, actor);
    const totp = await holdTotp(on, actor.userId);
    const isOffered = totp?.onSince === null && now.getTime() - totp.createdAt.getTime() < OFFERED_MS;
    if (!isOffered) return 'not offered';
    if ((await tryCode(services, on, { userId: actor.userId, totp, code })) !== 'right') return 'wrong';
    const codes = newRecoveryCodes();
    await setRecoveryCodes(on, actor.userId, codes);
    // What devices proved before the app was on does not count for it; this one just did.
    await forgetSecondSteps(on, actor.userId);
    const known = await knownDevice(on, request, actor.userId, now);
    if (known) await rememberDevice(on, { known, userId: actor.userId, tookSecondStep: true }, now);
    await mailSignInChange(services, on, actor.userId, 'app-on');
    return codes;
  });
  if (answer === 'not offered') {
    throw new ProblemError('conflict', 'Start again. It took longer than an hour, or an app is already on.');
  }
  if (answer !== 'wrong') return answer;
  const issue = { path: 'code', message: 'That code isn’t right. Enter the current code from your app.' };
  throw new ProblemError('forbidden', issue.message, { issues: [issue] });
}

/** Turns a person's app off; its recovery codes go with it, and one that was only offered. */
export async function stopTotp(
  services: Services,
  { actor }: Context<(typeof security)['removeTotp']>,
): Promise<Record<string, never>> {
  return inTransaction(services.database.pool, async (on) => {
    await holdSession(on, actor);
    const isOn = (await totpState(on, actor.userId)) !== null;
    await removeTotp(on, actor.userId);
    if (isOn) await mailSignInChange(services, on, actor.userId, 'app-off');
    return {};
  });
}

/**
 * Looks at one code of an app, whose row the caller holds, and notes what came of it.
 *
 * @returns `paused` when too many were wrong before; `unreadable` when the server's secret is another one than back then
 */
export async function tryCode(
  services: Services,
  on: Transaction,
  { userId, totp, code }: { userId: string; totp: Totp; code: string },
): Promise<'right' | 'wrong' | 'paused' | 'unreadable'> {
  const now = services.now();
  if (totp.pausedUntil !== null && totp.pausedUntil > now) return 'paused';
  const secret = unseal(totp.sealedSecret, purpose(services, userId));
  if (secret === null) return 'unreadable';
  const step = stepOf(secret, code, now);
  if (step !== null && step > totp.lastStep) {
    await noteRightCode(on, userId, step, now);
    return 'right';
  }
  const failures = totp.failures + 1;
  const pause = PAUSES.find((each) => failures >= each.failures && failures % TRIES_BETWEEN === 0);
  await noteWrongCode(on, userId, pause ? new Date(now.getTime() + pause.ms) : null);
  if (pause && totp.onSince !== null) await mailSignInChange(services, on, userId, 'codes-tried');
  return 'wrong';
}

/** The time step a code belongs to; null when it is not one of now, give or take a step. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: DRIFT_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
