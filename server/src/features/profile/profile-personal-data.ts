import { csvText } from '@wayfold/domain/files/csv';
import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { eraseImages, getBusiness, listImages } from './business-store';
import { eraseContacts, listContacts } from './contacts-store';
import { readPreferences } from './preferences';
import { moveChosen } from './preferences-store';

/** Guests only have preferences. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  await moveChosen(on, from, to);
}

/** What is in the user's row is deleted with it. */
async function erase(on: Transaction, userId: string): Promise<void> {
  await eraseContacts(on, userId);
  await eraseImages(on, userId);
}

async function exportProfile(on: Queryable, userId: string): Promise<ExportFile[]> {
  const contacts = await listContacts(on, userId);
  const { profile } = await getBusiness(on, userId);
  const images = await listImages(on, userId);
  const rows = contacts.map(({ firstName, lastName, email, phone, notes }) => [
    ...[firstName, lastName, email, phone, notes],
  ]);
  return [
    { path: 'preferences.json', bytes: asJson(await readPreferences(on, userId)) },
    { path: 'business-profile.json', bytes: asJson(profile) },
    ...images.map(({ slot, bytes }) => ({ path: `pictures/company-${slot}.webp`, bytes })),
    { path: 'contacts.json', bytes: asJson(contacts) },
    {
      path: 'contacts.csv',
      bytes: csvText([['First name', 'Last name', 'Email', 'Phone', 'Notes'], ...rows]),
    },
  ];
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

/** A person's preferences, contacts and business page. */
export const profilePersonalData: PersonalData = { move, erase, export: exportProfile };
