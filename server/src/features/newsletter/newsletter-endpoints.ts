import type { newsletter } from '@wayfold/contract/people/newsletter-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';
import { confirmSubscription, subscribe, unsubscribeByKey } from './newsletter';
import { unsubscribeAccount } from './newsletter-store';

/** Endpoints for travel tips by email. */
export function newsletterHandlers(services: Services): Handlers<typeof newsletter> {
  const { pool } = services.database;
  return {
    subscribe: async ({ actor, body, request }) => {
      await countOfAddress(services, request, 'joinList');
      await subscribe(services, actor, body.email);
      return { received: true };
    },
    confirm: async ({ body, request }) => {
      await countOfAddress(services, request, 'listLinks');
      return { email: await confirmSubscription(services, body) };
    },
    unsubscribe: async ({ actor, body, request }) => {
      await countOfAddress(services, request, 'listLinks');
      const email = body.key
        ? (await unsubscribeByKey(services, body.key)).email
        : actor && (await unsubscribeAccount(pool, actor.userId));
      if (email) return { email };
      if (body.key) throw new RequestRefused('not-found', 'notSubscribed');
      throw new RequestRefused('signed-out', 'newsletterNeedsSignIn');
    },
  };
}
