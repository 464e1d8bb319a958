import type { security } from '@wayfold/contract/people/security-endpoints';
import { inTransaction } from '../../db/statement';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { endSession, endSessions } from '../accounts/sessions-store';
import { forgetDevices } from './devices-store';
import { changeEmail, mailConfirmation } from './email/email-change';
import { findWaitingEmail, forgetLinks } from './email/mailed-links-store';
import { lockCredentials, passwordFacts } from './people-store';
import { listSessions } from './sessions-list-store';
import { signInMethodSecurityHandlers } from './sign-in-methods';
import { signInMethodsOf } from './sign-in-methods-personal-data';

/** Endpoints for the security of the caller's account. */
export function securityHandlers(services: Services): Handlers<typeof security> {
  const { pool } = services.database;
  return {
    get: async ({ actor }) => ({
      ...(await passwordFacts(pool, actor.userId)),
      newEmail: await findWaitingEmail(pool, actor.userId, services.now()),
      ...(await signInMethodsOf(services, actor.userId)),
    }),
    sessions: async ({ actor }) => listSessions(pool, actor, services.now()),
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
      await changeEmail(services, way);
      return {};
    },
    cancelEmail: async ({ actor }) => {
      await forgetLinks(pool, actor.userId, ['new-email']);
      return {};
    },
    confirmAgain: async (way) => {
      await mailConfirmation(services, way);
      return {};
    },
    ...signInMethodSecurityHandlers(services),
  };
}
