import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { Id } from '../kernel/values';
import { Secret } from './sign-in-endpoints';
import { AccountEmail } from './sign-in-shapes';

/** Travel tips by email. */
export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/subscribe-email',
    access: anyone,
    summary:
      'Adds an address to the travel tips list once its owner opens the emailed link. The response is the same for every address.',
    body: z.strictObject({ email: AccountEmail }),
    response: z.object({ received: z.literal(true) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/subscribe-email/confirm',
    access: anyone,
    summary: 'Confirms the link emailed by `POST /subscribe-email`.',
    body: z.strictObject({ a: Id, b: Secret }),
    response: z.object({ email: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'PUT',
    path: '/unsubscribe',
    access: anyone,
    summary:
      'Stops travel tips for the signed-in person, or for the address that the key from an email belongs to.',
    body: z.strictObject({ key: Secret.optional() }),
    response: z.object({ email: z.string() }),
  }),
};
