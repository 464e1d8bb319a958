import { forgetUnit, shareUnit } from '../account/account';
import { type ApiClient, client } from '../client/client';
import { recordAction } from '../client/record-action';
import { SIGN_UP_KEY, SOCIAL_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { randomKey } from '../device/random-key';
import { noteUserType } from '../device/user-type';
import type { PasskeyAnswer } from './passkeys';
import { type Entered, type Entry, enter } from './sign-in';

export type { Entered } from './sign-in';

/** The user's input in a call, without what the device adds. */
type Said<Name extends 'takeSecondStep' | 'finishSocial' | 'signUp'> = Parameters<
  ApiClient['signIn'][Name]
>[0] extends { body: infer Body }
  ? Omit<Body, keyof Entry | 'ticket'>
  : never;
type Typed = Extract<Parameters<ApiClient['signIn']['login']>[0]['body'], { email: string }>;

/** Signs in by password. @throws ProblemError `forbidden` for a wrong address or password, `too-many` after too many attempts */
export async function logIn(typed: Omit<Typed, keyof Entry>): Promise<Entered> {
  const entered = await signIn((entry, { headers = {} }) =>
    unlessLost(() => client.signIn.login({ body: { ...typed, ...entry } }, { headers, signal: inTime() })),
  );
  if (typed.userType) noteUserType(typed.userType);
  return entered;
}

/** Finishes signing in with a code. @throws ProblemError `forbidden` for a wrong one */
export function takeSecondStep(typed: { ticket: string } & Said<'takeSecondStep'>): Promise<Entered> {
  return signIn((entry, options) => client.signIn.takeSecondStep({ body: { ...typed, ...entry } }, options));
}

/** Finishes signing in with the query of the social provider's redirect. */
export async function finishSocial(said: Said<'finishSocial'>): Promise<Entered> {
  const ticket = deviceStorage.getItem(SOCIAL_KEY);
  // No social sign-in was started on this device, so none can return to it.
  if (ticket === null) return { kind: 'nowhere' };
  const entered = await signIn((entry, options) =>
    client.signIn.finishSocial({ body: { ticket, ...said, ...entry } }, options),
  );
  deviceStorage.removeItem(SOCIAL_KEY);
  if (said.userType) noteUserType(said.userType);
  return entered;
}

/**
 * Signs in with a passkey; null if the user closes the browser's dialog.
 *
 * @param offered the passkey they chose from the suggestions of a field; without it, the browser asks for one
 */
export async function signInWithPasskey(
  said: { keepSignedIn: boolean },
  offered: PasskeyAnswer | null,
): Promise<Entered | null> {
  const { askForPasskey } = await import('./passkeys');
  const answer = offered ?? (await askForPasskey());
  if (!answer) return null;
  return signIn((entry, options) =>
    client.signIn.withPasskey({ body: { ...answer, ...said, ...entry } }, options),
  );
}

/**
 * Creates an account and signs it in.
 *
 * A retry after a lost response creates no second account.
 *
 * @throws ProblemError `conflict` if the address already has an account
 */
export async function signUp(typed: Said<'signUp'>): Promise<Entered> {
  const key = signUpKey(typed.email, deviceStorage);
  const entered = await enter((entry, options) => {
    const headers = { ...options.headers, 'idempotency-key': key };
    return unlessLost(() =>
      client.signIn.signUp({ body: { ...typed, ...entry } }, { headers, signal: inTime() }),
    );
  });
  deviceStorage.removeItem(SIGN_UP_KEY);
  noteUserType(typed.type);
  if (entered.kind === 'in') {
    recordAction('sign-up');
    await shareUnit(entered.user);
  }
  return entered;
}

/** Stored from before the first attempt until the account exists. Another address means another account. */
export function signUpKey(email: string, storage: DeviceStorage): string {
  const [known, of] = storage.getItem(SIGN_UP_KEY)?.split(' ') ?? [];
  const address = email.toLowerCase();
  if (known !== undefined && of === address) return known;
  const key = randomKey();
  storage.setItem(SIGN_UP_KEY, `${key} ${address}`);
  return key;
}

async function signIn(call: Parameters<typeof enter>[0]): Promise<Entered> {
  const entered = await enter((entry, options) => call(entry, { ...options, signal: inTime() }));
  if (entered.kind === 'in') {
    recordAction('sign-in');
    // The account's unit is used, no matter what was chosen here before.
    forgetUnit();
  }
  return entered;
}

/** Makes an idempotent call, and retries it once if the connection breaks before the response. */
async function unlessLost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (problem) {
    if (problem instanceof TypeError) return call();
    throw problem;
  }
}

/** A call without a response after 30 s counts as a broken connection. */
const inTime = () => AbortSignal.timeout(30_000);
