import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { inTransaction } from '../../db/statement';
import type { Handlers } from '../../http/bind';
import { endSession, refreshSession, signedOutHere } from '../accounts/sessions-store';
import { knownDevice } from './devices-store';
import { checkEmailLink, confirmEmail, keepEmail } from './email/email-change';
import type { SignInParts } from './finish-sign-in';
import { confirmIdentity } from './passwords/confirm-identity';
import { changePassword, checkResetLink, sendResetLink } from './passwords/reset-password';
import { findByEmail } from './people-store';
import { signInByPassword } from './sign-in';
import { countAddress } from './sign-in-limits';
import { logged } from './sign-in-log';
import { signUp } from './sign-up';
import { signInByIdToken } from './social/social';
import { waysInHandlers } from './ways-in';

/** What people who never said more are taken for. */
const PLAIN_TYPE = { type: 'CS', typeDetail: 'Traveler' } as const;

/** Calls with which people prove who they are. */
export function signInHandlers(parts: SignInParts): Handlers<typeof signIn> {
  const { house } = parts;
  const { pool } = house.database;
  return {
    login: async (way) => {
      const { body, request } = way;
      if ('password' in body) {
        return logged(request, { event: 'sign-in', method: 'password' }, () =>
          signInByPassword(parts, { ...way, body }),
        );
      }
      return logged(request, { event: 'sign-in', method: 'id-token' }, () =>
        signInByIdToken(parts, { ...way, body }),
      );
    },
    refresh: async ({ body, request }) => {
      const { sessionSecret } = house.config;
      const tokens = await inTransaction(pool, (on) =>
        refreshSession(on, body.refreshToken, sessionSecret, house.now()),
      );
      if (tokens === 'reused')
        request.log.warn('a refresh token came back after it was used; its session is over');
      if (tokens !== null && tokens !== 'reused') return tokens;
      throw signedOutHere();
    },
    signOut: async ({ actor }) => {
      await endSession(pool, actor.userId, actor.sessionId);
      return {};
    },
    confirmIdentity: async (way) =>
      logged(way.request, { event: 'confirm-identity', method: 'password' }, () =>
        confirmIdentity(house, way),
      ),
    signUp: async (way) =>
      logged(way.request, { event: 'sign-up', method: 'password' }, () => signUp(parts, way)),
    typeDetail: async ({ params, request }) => {
      await countAddress(house, request, 'type-detail');
      const person = await findByEmail(pool, params.email);
      // Looked for in any case, so that an address nobody has takes as long.
      const device = await knownDevice(pool, request, person?.id ?? NOBODY, house.now());
      if (!device || !person?.type || !person.type_detail) return PLAIN_TYPE;
      return { type: person.type, typeDetail: person.type_detail };
    },
    sendReset: async (way) =>
      logged(way.request, { event: 'ask-for-reset', method: null }, () => sendResetLink(house, way)),
    checkReset: async (way) => checkResetLink(house, way),
    changePassword: async (way) =>
      logged(way.request, { event: 'change-password', method: null }, () => changePassword(house, way)),
    checkEmail: async (way) => checkEmailLink(house, way),
    confirmEmail: async (way) => confirmEmail(house, way),
    keepEmail: async (way) => keepEmail(house, way),
    ...waysInHandlers(parts),
  };
}

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
