import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { post } from '@wayfold/contract/people/post-endpoints';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/statement';
import type { House } from '../../house';
import type { Actor } from '../../http/access';
import { contactMessage, contactReceipt, dataQuestion } from '../../mail/mails';
import { countOfAddress } from '../entitlements/entitlements';
import { addContactMessage } from './contact-store';
import { mayMail } from './post-limits';

/**
 * Keeps a message and mails it to the makers, and a receipt to its writer.
 *
 * A receipt that would be one too many for its address is left out: the message counts, and nobody is flooded.
 */
export async function takeMessage(
  house: House,
  sent: {
    body: CallInput<typeof post.contactUs>['body'];
    actor: Actor | null;
    request: FastifyRequest;
  },
): Promise<void> {
  const { body, actor, request } = sent;
  await countOfAddress(house, request, 'contact');
  const hasReceipt = await mayMail(house, 'receipt', body.email);
  const { aiPoiKey = null, phoneNumber = null, ...rest } = body;
  const message = { ...rest, phoneNumber };
  const makers = house.config.mail.contactEmail ?? house.config.mail.from.address;
  await inTransaction(house.database.pool, async (on) => {
    const userId = actor?.userId ?? null;
    addContactMessage(on, { ...message, aiPoiKey }, { userId, now: house.now() });
    const mail = aiPoiKey
      ? dataQuestion({ to: makers, message, aiPoiKey })
      : contactMessage({ to: makers, message });
    await house.post.send(on, mail, userId);
    if (hasReceipt) {
      await house.post.send(on, contactReceipt({ to: body.email, firstName: body.firstName }), userId);
    }
  });
}
