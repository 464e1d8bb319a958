import type { contact } from '@wayfold/contract/people/contact-endpoints';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { takeMessage } from './contact';

/** Endpoints for messages to the operator. */
export function contactHandlers(services: Services): Handlers<typeof contact> {
  return {
    contactUs: async (sent) => {
      await takeMessage(services, sent);
      return { received: true };
    },
  };
}
