import type { PersonalData } from '../accounts/personal-data';
import { eraseMails, listMailsTo, moveMails } from './outbox-personal-data-store';

/** The emails to a person. */
export const outboxPersonalData: PersonalData = {
  move: async (on, from, to) => moveMails(on, from, to),
  erase: async (on, userId) => eraseMails(on, userId),
  export: async (on, userId) => [
    { path: 'emails-to-you.json', bytes: JSON.stringify(await listMailsTo(on, userId), null, 2) },
  ],
};
