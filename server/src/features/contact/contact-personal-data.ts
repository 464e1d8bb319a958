import type { PersonalData } from '../accounts/personal-data';
import { eraseMessages, listMessagesOf, moveMessages } from './contact-personal-data-store';

/** What a person wrote to the operator. */
export const contactPersonalData: PersonalData = {
  move: async (on, from, to) => moveMessages(on, from, to),
  erase: async (on, userId) => eraseMessages(on, userId),
  export: async (on, userId) => [
    { path: 'messages-to-us.json', bytes: JSON.stringify(await listMessagesOf(on, userId), null, 2) },
  ],
};
