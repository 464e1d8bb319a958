import type { security } from '@wayfold/contract/people/security-endpoints';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { getUser } from '../accounts/accounts-store';
import { takeSecondStep } from './authenticator/second-step';
import { confirmTotp, startTotp, stopTotp } from './authenticator/totp';
import type { SignInDependencies } from './finish-sign-in';
import {
  dropPasskey,
  finishPasskey,
  signInWithPasskey,
  startPasskey,
  startWithPasskey,
} from './passkeys/passkeys';
import { logged } from './sign-in-log';
import { finishSocial, startSocial, startSocialToken } from './social/social';

type SignInCall =
  | 'socialProvider'
  | 'startSocial'
  | 'finishSocial'
  | 'startSocialToken'
  | 'startPasskey'
  | 'withPasskey'
  | 'takeSecondStep';
type SecurityCall =
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp';

/** Endpoints that sign in without a password. */
export function signInMethodHandlers(parts: SignInDependencies): Pick<Handlers<typeof signIn>, SignInCall> {
  const { services } = parts;
  return {
    socialProvider: async () => ({ name: services.social?.name ?? null }),
    startSocial: (way) => startSocial(services, way),
    finishSocial: (way) =>
      logged(way.request, { event: 'sign-in', method: 'provider' }, () => finishSocial(parts, way)),
    startSocialToken: (way) => startSocialToken(services, way),
    startPasskey: (way) => startWithPasskey(services, way),
    withPasskey: (way) =>
      logged(way.request, { event: 'sign-in', method: 'passkey' }, () => signInWithPasskey(parts, way)),
    takeSecondStep: (way) =>
      logged(way.request, { event: 'sign-in', method: 'code' }, () => takeSecondStep(parts, way)),
  };
}

/** Endpoints that add and remove the caller's passkeys and authenticator app. */
export function signInMethodSecurityHandlers(
  services: Services,
): Pick<Handlers<typeof security>, SecurityCall> {
  const { pool } = services.database;
  return {
    startPasskey: (way) => startPasskey(services, way),
    addPasskey: (way) => finishPasskey(services, way),
    removePasskey: (way) => dropPasskey(services, way),
    startTotp: async ({ actor }) => startTotp(services, await getUser(pool, actor.userId)),
    confirmTotp: async (way) => ({ recoveryCodes: await confirmTotp(services, way) }),
    removeTotp: (way) => stopTotp(services, way),
  };
}
