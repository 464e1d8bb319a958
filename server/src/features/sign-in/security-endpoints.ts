import type { security } from '@wayfold/contract/people/security-endpoints';
import { inTransaction } from '../../db/statement';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import { endSession, endSessions } from '../accounts/sessions-store';
import { forgetDevices } from './devices-store';
import { changeEmail, mailConfirmation } from './email/email-change';
import { findWaitingEmail, forgetLinks } from './email/mailed-links';
import { lockCredentials, passwordFacts } from './people-store';
import { listSessions } from './sessions-list';
import { waysInSecurityHandlers } from './ways-in';
import { waysInOf } from './ways-in-of-person';

/** Calls about how the caller's account is kept safe. */
export function securityHandlers(house: House): Handlers<typeof security> {
  const { pool } = house.database;
  return {
    get: async ({ actor }) => ({
      ...(await passwordFacts(pool, actor.userId)),
      newEmail: await findWaitingEmail(pool, actor.userId, house.now()),
      ...(await waysInOf(house, actor.userId)),
    }),
    sessions: async ({ actor }) => listSessions(pool, actor, house.now()),
    endSession: async ({ actor, params }) => {
      await endSession(pool, actor.userId, params.sessionId);
      return {};
    },
    endSessions: async ({ actor }) => {
      await inTransaction(pool, async (on) => {
        await lockCredentials(on, actor.userId);
        await endSessions(on, actor.userId);
        await forgetDevices(on, actor.userId);
      });
      return {};
    },
    changeEmail: async (way) => {
      await changeEmail(house, way);
      return {};
    },
    cancelEmail: async ({ actor }) => {
      await forgetLinks(pool, actor.userId, ['new-email']);
      return {};
    },
    confirmAgain: async (way) => {
      await mailConfirmation(house, way);
      return {};
    },
    ...waysInSecurityHandlers(house),
  };
}
