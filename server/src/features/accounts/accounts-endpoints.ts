import type { accounts } from '@wayfold/contract/accounts-endpoints';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { House } from '../../house';
import type { Actor } from '../../http/access';
import type { Handlers } from '../../http/bind';
import { addressKey, countAgainst, isDirectLoopback } from '../../http/limits';
import { changeUser, getUser } from './accounts-store';
import { findRequestedGuest, makeGuest, requestKeyOf } from './guests';

const GUESTS_PER_HOUR = 1_000;

/** Calls about the person who calls. */
export function accountsHandlers(house: House): Handlers<typeof accounts> {
  const { pool } = house.database;
  return {
    createGuest: async ({ request }) => {
      const key = requestKeyOf(request.headers['idempotency-key']);
      const known = key && (await findRequestedGuest(house, key));
      if (!known && !isDirectLoopback(request)) {
        await countAgainst(house, {
          name: 'guest',
          key: addressKey(request),
          perHour: GUESTS_PER_HOUR,
          message: 'Too many new guests from this address. Try again in an hour.',
        });
      }
      const { token, user } = known || (await makeGuest(house, key));
      return { token, user, email: user.email };
    },
    get: async ({ actor, params }) => getUser(pool, self(actor, params.id)),
    update: async ({ actor, params, body }) => changeUser(pool, self(actor, params.id), body),
    setUnit: async ({ actor, params, body }) => changeUser(pool, self(actor, params.id), body),
  };
}

/** People see and change themselves alone; anyone else is not found. */
function self(actor: Actor, id: string): string {
  if (actor.userId === id) return id;
  throw new ProblemError('not-found', 'There is no such account.');
}
