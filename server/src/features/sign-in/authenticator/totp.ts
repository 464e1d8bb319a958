import type { security } from '@wayfold/contract/people/security-endpoints';
import { fieldRefused, RequestRefused } from '@wayfold/contract/refusals/request-refused';
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

/** Codes of the previous and next step count as well, for clocks that differ (RFC 6238, section 5.2). */
const DRIFT_SECONDS = 30;
const MINUTE_MS = 60_000;
/** How long an offered app waits for its first code. */
const OFFERED_MS = 60 * MINUTE_MS;
/** After this many wrong codes in a row, codes are paused: an hour first, then a day. */
const PAUSES = [
  { failures: 20, ms: 24 * 60 * MINUTE_MS },
  { failures: 10, ms: 60 * MINUTE_MS },
] as const;
/** After a pause, how many codes are checked before the next one. */
const TRIES_BETWEEN = 5;

const purpose = (services: Services, userId: string) => ({
  secret: services.config.sessionSecret,
  use: 'authenticator app',
  about: userId,
});

/**
 * Creates a secret for an authenticator app and stores it sealed. It counts after its first code.
 *
 * @throws ProblemError `conflict` if an app is already on
 */
export async function startTotp(
  services: Services,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const sealed = seal(secret, purpose(services, id));
  if (!(await offerTotp(services.database.pool, id, sealed, services.now()))) {
    throw new RequestRefused('conflict', 'appAlreadyOn');
  }
  return { secret, uri: generateURI({ issuer: 'Wayfold', label: email, secret }) };
}

/**
 * Turns on the offered app.
 *
 * @returns ten recovery codes, shown once
 * @throws ProblemError `forbidden` for a wrong code, `conflict` if no app is waiting for one
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
    // What devices proved before the app was on doesn't count for it; this one just provided a code.
    await forgetSecondSteps(on, actor.userId);
    const known = await knownDevice(on, request, actor.userId, now);
    if (known) await rememberDevice(on, { known, userId: actor.userId, tookSecondStep: true }, now);
    await mailSignInChange(services, on, actor.userId, 'app-on');
    return codes;
  });
  if (answer === 'not offered') {
    throw new RequestRefused('conflict', 'appSetupExpired');
  }
  if (answer !== 'wrong') return answer;
  throw fieldRefused('forbidden', 'code', 'codeWrong');
}

/** Turns a person's app off and deletes its recovery codes; also removes an app that was only offered. */
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
 * Checks one code of an app, whose row the caller has locked, and records the result.
 *
 * @returns `paused` if too many were wrong before; `unreadable` if the server's secret has changed since
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

/** The time step a code belongs to; null if it isn't within one step of the current time. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: DRIFT_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
