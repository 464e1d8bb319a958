import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { inTransaction } from '../../db/statement';
import type { Handlers } from '../../http/bind';
import { endSession, refreshSession, signedOutHere } from '../accounts/sessions-store';
import { knownDevice } from './devices-store';
import { checkEmailLink, confirmEmail, keepEmail } from './email/email-change';
import type { SignInDependencies } from './finish-sign-in';
import { confirmIdentity } from './passwords/confirm-identity';
import { changePassword, checkResetLink, sendResetLink } from './passwords/reset-password';
import { findByEmail } from './people-store';
import { signInByPassword } from './sign-in';
import { countAddress } from './sign-in-limits';
import { logged } from './sign-in-log';
import { signInMethodHandlers } from './sign-in-methods';
import { signUp } from './sign-up';
import { signInByIdToken } from './social/social';

/** The default type of people who never chose one. */
const PLAIN_TYPE = { type: 'CS', typeDetail: 'Traveler' } as const;

/** Endpoints with which people prove who they are. */
export function signInHandlers(parts: SignInDependencies): Handlers<typeof signIn> {
  const { services } = parts;
  const { pool } = services.database;
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
      const { sessionSecret } = services.config;
      const tokens = await inTransaction(pool, (on) =>
        refreshSession(on, body.refreshToken, sessionSecret, services.now()),
      );
      if (tokens === 'reused') request.log.warn('a refresh token was used twice; its session was ended');
      if (tokens !== null && tokens !== 'reused') return tokens;
      throw signedOutHere();
    },
    signOut: async ({ actor }) => {
      await endSession(pool, actor.userId, actor.sessionId);
      return {};
    },
    confirmIdentity: async (way) =>
      logged(way.request, { event: 'confirm-identity', method: 'password' }, () =>
        confirmIdentity(services, way),
      ),
    signUp: async (way) =>
      logged(way.request, { event: 'sign-up', method: 'password' }, () => signUp(parts, way)),
    typeDetail: async ({ params, request }) => {
      await countAddress(services, request, 'type-detail');
      const person = await findByEmail(pool, params.email);
      // Looked up in any case, so that an unknown address takes as long.
      const device = await knownDevice(pool, request, person?.id ?? NOBODY, services.now());
      if (!device || !person?.type || !person.type_detail) return PLAIN_TYPE;
      return { type: person.type, typeDetail: person.type_detail };
    },
    sendReset: async (way) =>
      logged(way.request, { event: 'ask-for-reset', method: null }, () => sendResetLink(services, way)),
    checkReset: async (way) => checkResetLink(services, way),
    changePassword: async (way) =>
      logged(way.request, { event: 'change-password', method: null }, () => changePassword(services, way)),
    checkEmail: async (way) => checkEmailLink(services, way),
    confirmEmail: async (way) => confirmEmail(services, way),
    keepEmail: async (way) => keepEmail(services, way),
    ...signInMethodHandlers(parts),
  };
}

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
