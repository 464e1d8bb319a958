import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { contact } from '@wayfold/contract/people/contact-endpoints';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/statement';
import type { Actor } from '../../http/access';
import { mayMail } from '../../mail/mail-limits';
import { contactMessage, contactReceipt, dataQuestion } from '../../mail/mails';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';
import { addContactMessage } from './contact-store';

/**
 * Stores a message, emails it to the operator, and sends a receipt to its writer.
 *
 * If the writer's address has reached its limit, no receipt is sent: the message is still stored, and nobody is flooded.
 */
export async function takeMessage(
  services: Services,
  sent: {
    body: CallInput<typeof contact.contactUs>['body'];
    actor: Actor | null;
    request: FastifyRequest;
  },
): Promise<void> {
  const { body, actor, request } = sent;
  await countOfAddress(services, request, 'contact');
  const hasReceipt = await mayMail(services, 'receipt', body.email);
  const { aiPoiKey = null, phoneNumber = null, ...rest } = body;
  const message = { ...rest, phoneNumber };
  const makers = services.config.mail.contactEmail ?? services.config.mail.from.address;
  await inTransaction(services.database.pool, async (on) => {
    const userId = actor?.userId ?? null;
    addContactMessage(on, { ...message, aiPoiKey }, { userId, now: services.now() });
    const mail = aiPoiKey
      ? dataQuestion({ to: makers, message, aiPoiKey })
      : contactMessage({ to: makers, message });
    await services.mailQueue.send(on, mail, userId);
    if (hasReceipt) {
      await services.mailQueue.send(
        on,
        contactReceipt({ to: body.email, firstName: body.firstName }),
        userId,
      );
    }
  });
}
