import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { endSignIns, eraseSignIns, listDevices, listSignIns } from './sign-in-personal-data-store';

async function erase(on: Transaction, userId: string): Promise<void> {
  eraseSignIns(on, userId);
}

async function leave(on: Transaction, userId: string): Promise<void> {
  endSignIns(on, userId);
}

async function exportSessions(on: Queryable, userId: string): Promise<ExportFile[]> {
  const sessions = await listSignIns(on, userId);
  const knownDevices = await listDevices(on, userId);
  return [{ path: 'sessions.json', bytes: JSON.stringify({ sessions, knownDevices }, null, 2) }];
}

/** Where a person is signed in. None of this moves along when they move into another account. */
export const signInPersonalData: PersonalData = { move: erase, leave, erase, export: exportSessions };
