import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { refused } from '../refusals/shape-message';
import { Email } from './sign-in-shapes';

/** Messages to the operator. */
export const contact = {
  contactUs: endpoint({
    method: 'POST',
    path: '/contactUs',
    access: anyone,
    summary: 'Stores a message to the operator and emails it to them, with a receipt to the sender.',
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).min(1, refused('enterFirstName')),
      lastName: Text(TEXT_MAX.name).min(1, refused('enterLastName')),
      email: Email,
      phoneNumber: Text(40).optional(),
      subject: Text(TEXT_MAX.name).min(1, refused('enterSubject')),
      message: Text(TEXT_MAX.notes).min(1, refused('enterMessage')),
      /** The place the question is about. */
      aiPoiKey: Text(TEXT_MAX.key).optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  }),
};
