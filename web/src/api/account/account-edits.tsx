import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { Preferences } from '@wayfold/contract/people/preferences';
import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { client } from '../client/client';
import { deviceStorage } from '../device/device-storage';
import { onConnection } from '../device/online';
import { deviceTiming } from '../device/timing';
import { accountKey, loadAccount } from './account';
import { type AccountEdits, type AccountPart, AccountSaver, type RefusedField } from './account-saver';
import { businessKey } from './business-profile';
import { preferencesKey } from './preferences';

const SaverContext = createContext<AccountSaver | null>(null);

/** Lets the components inside edit an account and saves their edits. */
export function AccountEditsProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  const saver = useMemo(() => makeSaver(userId, queryClient), [userId, queryClient]);
  useEffect(() => saver.open(), [saver]);
  return <SaverContext value={saver}>{children}</SaverContext>;
}

function makeSaver(userId: string, queryClient: QueryClient): AccountSaver {
  const params = { id: userId };
  const senders: { [Part in AccountPart]: (edit: AccountEdits[Part]) => Promise<void> } = {
    user: async (body) => {
      queryClient.setQueryData<User>(accountKey(userId), await client.accounts.update({ params, body }));
    },
    preferences: async (body) => {
      const saved = await client.profile.savePreferences({ params, body });
      queryClient.setQueryData<Preferences>(preferencesKey(userId), saved);
      // Both hold the same unit.
      queryClient.setQueryData<User>(accountKey(userId), (user) => user && { ...user, unit: saved.units });
    },
    business: async (body) => {
      const saved = await client.profile.saveBusiness({ params, body });
      queryClient.setQueryData<BusinessProfile>(businessKey(userId), saved);
    },
  };
  return new AccountSaver({
    userId,
    storage: deviceStorage,
    timing: deviceTiming,
    send: (part, edit) => senders[part](edit),
    onWake: onConnection,
    checkSession: () => loadAccount(),
  });
}

function useSaver(): AccountSaver {
  const saver = useContext(SaverContext);
  if (!saver) throw new Error('There is no AccountEditsProvider around this.');
  return saver;
}

/** Whether the edits of the account are saved. */
export type AccountSaveState = ReturnType<AccountSaver['state']>['kind'];

/** Whether all edits have reached the server. */
export function useAccountSaveState(): AccountSaveState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.state().kind);
}

/** One part of the account being edited. */
export interface EditedPart<Part extends AccountPart> {
  /** Edits that the server doesn't have yet. */
  waiting: AccountEdits[Part];
  edit: (edit: AccountEdits[Part]) => void;
  /** Why the server refused a field, and what was typed there; undefined if it was accepted. */
  refusedAt: (field: string) => RefusedField | undefined;
}

/** Edits one part of the account field by field. */
export function useAccountEdit<Part extends AccountPart>(part: Part): EditedPart<Part> {
  const saver = useSaver();
  const { waiting, refused } = useSyncExternalStore(saver.subscribe, saver.state);
  const edit = useCallback((change: AccountEdits[Part]) => saver.edit(part, change), [saver, part]);
  return { waiting: waiting[part], edit, refusedAt: (field) => refused[`${part}.${field}`] };
}

/** Tells the bar over the account while a field holds a value that can't be saved. */
export function useNoteWrong(isWrong: boolean): void {
  const saver = useSaver();
  useEffect(() => (isWrong ? saver.noteWrong() : undefined), [saver, isWrong]);
}
