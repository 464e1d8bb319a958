import type { security } from '@wayfold/contract/people/security-endpoints';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import { getUser } from '../accounts/accounts-store';
import { takeSecondStep } from './authenticator/second-step';
import { confirmTotp, startTotp, stopTotp } from './authenticator/totp';
import type { SignInParts } from './finish-sign-in';
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

/** Calls that sign in by another way than a password. */
export function waysInHandlers(parts: SignInParts): Pick<Handlers<typeof signIn>, SignInCall> {
  const { house } = parts;
  return {
    socialProvider: async () => ({ name: house.social?.name ?? null }),
    startSocial: (way) => startSocial(house, way),
    finishSocial: (way) =>
      logged(way.request, { event: 'sign-in', method: 'provider' }, () => finishSocial(parts, way)),
    startSocialToken: (way) => startSocialToken(house, way),
    startPasskey: (way) => startWithPasskey(house, way),
    withPasskey: (way) =>
      logged(way.request, { event: 'sign-in', method: 'passkey' }, () => signInWithPasskey(parts, way)),
    takeSecondStep: (way) =>
      logged(way.request, { event: 'sign-in', method: 'code' }, () => takeSecondStep(parts, way)),
  };
}

/** Calls that add and remove passkeys and the authenticator app of whoever calls. */
export function waysInSecurityHandlers(house: House): Pick<Handlers<typeof security>, SecurityCall> {
  const { pool } = house.database;
  return {
    startPasskey: (way) => startPasskey(house, way),
    addPasskey: (way) => finishPasskey(house, way),
    removePasskey: (way) => dropPasskey(house, way),
    startTotp: async ({ actor }) => startTotp(house, await getUser(pool, actor.userId)),
    confirmTotp: async (way) => ({ recoveryCodes: await confirmTotp(house, way) }),
    removeTotp: (way) => stopTotp(house, way),
  };
}
