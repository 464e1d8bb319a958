import type { Transaction } from '../../db/statement';
import type { PersonalData } from '../accounts/personal-data';
import { eraseOwnAddress, unsubscribeOwnAddress } from './newsletter-personal-data-store';

const leave = async (on: Transaction, userId: string) => unsubscribeOwnAddress(on, userId);

/** A person's address on the mailing list, which never moves to another person. */
export const newsletterPersonalData: PersonalData = {
  move: async () => undefined,
  leaveList: leave,
  leave,
  erase: async (on, userId) => eraseOwnAddress(on, userId),
  export: async () => [],
};
