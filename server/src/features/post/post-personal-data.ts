import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import {
  erasePost,
  forgetOwnAddress,
  listMailsTo,
  listMessagesOf,
  movePost,
} from './post-personal-data-store';

async function move(on: Transaction, from: string, to: string): Promise<void> {
  movePost(on, from, to);
}

async function leaveList(on: Transaction, userId: string): Promise<void> {
  forgetOwnAddress(on, userId);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  erasePost(on, userId);
}

async function exportPost(on: Queryable, userId: string): Promise<ExportFile[]> {
  const messages = await listMessagesOf(on, userId);
  const mails = await listMailsTo(on, userId);
  return [
    { path: 'messages-to-us.json', bytes: JSON.stringify(messages, null, 2) },
    { path: 'mails-to-you.json', bytes: JSON.stringify(mails, null, 2) },
  ];
}

/** What a person wrote to the makers, the mails to them, and their address on the list. */
export const postPersonalData: PersonalData = {
  move,
  leaveList,
  leave: leaveList,
  erase,
  export: exportPost,
};
