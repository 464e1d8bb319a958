import type { accounts, User } from '@wayfold/contract/people/accounts-endpoints';
import { issueAt, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction } from '../../db/statement';
import type { Handlers } from '../../http/bind';
import { countOf, countOfAddress } from '../entitlements/entitlements';
import { changeUser, getUser, type UserChange } from './accounts-store';
import { addAction } from './actions-store';
import { sendExport } from './export-account';
import { findRequestedGuest, makeGuest, requestKeyOf } from './guests';
import { type AccountsDependencies, removeAccount } from './remove-account';

/** The fields that differ from the stored ones: people may send back everything they received. */
function changesOf(held: User, sent: UserChange): UserChange {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== held[name as keyof User]; // fields of a user
  return Object.fromEntries(Object.entries(sent).filter(differs));
}

/** Endpoints for the caller's own account. */
export function accountsHandlers(parts: AccountsDependencies): Handlers<typeof accounts> {
  const { services } = parts;
  const { pool } = services.database;
  return {
    createGuest: async ({ request }) => {
      const key = requestKeyOf(request.headers['idempotency-key']);
      const known = key && (await findRequestedGuest(services, key));
      if (!known) await countOfAddress(services, request, 'guestsMade');
      const { token, user } = known || (await makeGuest(services, key));
      return { token, user, email: user.email };
    },
    get: async ({ actor }) => getUser(pool, actor.userId),
    update: async ({ actor, body }) => {
      const held = await getUser(pool, actor.userId);
      const change = changesOf(held, body);
      const { unit, ...ofMembers } = change;
      if (actor.role === 'GUEST' && Object.keys(ofMembers).length > 0) {
        throw new RequestRefused('forbidden', 'accountNeeded');
      }
      const user = await inTransaction(pool, async (on) => {
        const changed = await changeUser(on, actor.userId, change);
        if (changed && change.isSubscriber === false) {
          for (const data of parts.personalData) await data.leaveList?.(on, actor.userId);
        }
        return changed;
      });
      if (user) return user;
      const issues = [issueAt('typeDetail', 'notOnList')];
      throw new RequestRefused('invalid', 'userTypeUnknown', { issues });
    },
    setUnit: async ({ actor, body }) => {
      const user = await changeUser(pool, actor.userId, body);
      return user ?? getUser(pool, actor.userId);
    },
    remove: async ({ actor }) => removeAccount(parts, actor),
    removeProfile: async ({ actor }) => removeAccount(parts, actor),
    exportData: async ({ actor, reply }) => {
      await sendExport(parts, actor, reply);
      return undefined as never; // the zip is being sent
    },
    recordAction: async ({ actor, body }) => {
      await countOf(services, actor, 'actions');
      await addAction(pool, actor.userId, body.action, services.now());
      return {};
    },
  };
}
