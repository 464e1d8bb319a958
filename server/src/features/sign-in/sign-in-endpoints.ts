import { ProblemError } from '@wayfold/contract/problem-error';
import type { signIn } from '@wayfold/contract/sign-in-endpoints';
import { inTransaction } from '../../db/statement';
import type { Handlers } from '../../http/bind';
import {
  confirmSession,
  endSession,
  holdSession,
  refreshSession,
  signedOutHere,
} from '../accounts/sessions-store';
import { knownDevice } from './devices-store';
import { checkEmailLink, confirmEmail, keepEmail } from './email-change';
import type { SignInParts } from './finish-sign-in';
import { isPassword } from './passwords';
import { findByEmail, findCredentials } from './people-store';
import { changePassword, checkResetLink, sendResetLink } from './reset-password';
import { holdProved, noSuchPassword, signInByPassword } from './sign-in';
import { countAddress, countAttempt } from './sign-in-limits';
import { signUp } from './sign-up';
import { signInByIdToken } from './social';
import { waysInHandlers } from './ways-in';

/** What people who never said more are taken for. */
const PLAIN_TYPE = { type: 'CS', typeDetail: 'Traveler' } as const;

/** Calls with which people prove who they are. */
export function signInHandlers(parts: SignInParts): Handlers<typeof signIn> {
  const { house } = parts;
  const { pool } = house.database;
  return {
    login: async (way) => {
      const { body } = way;
      if ('password' in body) return signInByPassword(parts, { ...way, body });
      return signInByIdToken(parts, { ...way, body });
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
    confirmIdentity: async ({ actor, request, body }) => {
      const person = await findCredentials(pool, actor.userId);
      if (!person) throw noSuchPassword();
      const device = await knownDevice(pool, request, person.id, house.now());
      await countAttempt(house, { request, email: person.email, device });
      if (!(await isPassword(house.passwords, person.password_hash, body.password))) {
        const issue = { path: 'password', message: 'That is not your password.' };
        throw new ProblemError('forbidden', issue.message, { issues: [issue] });
      }
      const until = await inTransaction(pool, async (on) => {
        await holdProved(on, person, house.now());
        await holdSession(on, actor);
        return confirmSession(on, actor.sessionId, house.now());
      });
      return { until: until.toISOString() };
    },
    signUp: async (way) => signUp(parts, way),
    typeDetail: async ({ params, request }) => {
      await countAddress(house, request, 'type-detail');
      const person = await findByEmail(pool, params.email);
      // Looked for in any case, so that an address nobody has takes as long.
      const device = await knownDevice(pool, request, person?.id ?? NOBODY, house.now());
      if (!device || !person?.type || !person.type_detail) return PLAIN_TYPE;
      return { type: person.type, typeDetail: person.type_detail };
    },
    sendReset: async (way) => sendResetLink(house, way),
    checkReset: async (way) => checkResetLink(house, way),
    changePassword: async (way) => changePassword(house, way),
    checkEmail: async (way) => checkEmailLink(house, way),
    confirmEmail: async (way) => confirmEmail(house, way),
    keepEmail: async (way) => keepEmail(house, way),
    ...waysInHandlers(parts),
  };
}

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
