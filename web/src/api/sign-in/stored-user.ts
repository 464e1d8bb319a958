import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { EMAIL_KEY, USER_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage, onOtherTab } from '../device/device-storage';

/** Polling notices changes by another release in another tab, or in browsers without storage events. */
const LOOK_EVERY_MS = 3_000;
const LOOK_FOR_MS = 210_000;

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastUser: User | null = null;

/** The signed-in user as last returned by the server; null if none is stored. */
export function storedUser(storage: DeviceStorage = deviceStorage): User | null {
  const text = storage.getItem(USER_KEY);
  if (text === lastText) return lastUser;
  lastText = text;
  lastUser = parseUser(text);
  return lastUser;
}

/** The stored user's email address, never a guest's; null if there is none. */
export function storedEmail(storage: DeviceStorage = deviceStorage): string | null {
  return storage.getItem(EMAIL_KEY);
}

/** Stores the user on this device, and the address they sign in with. */
export function storeUser(user: User, storage: DeviceStorage = deviceStorage): void {
  const text = JSON.stringify(user);
  if (text === storage.getItem(USER_KEY)) return;
  storage.setItem(USER_KEY, text);
  if (user.role !== 'GUEST') storage.setItem(EMAIL_KEY, user.email);
  tell();
}

/** Calls back when the stored user changes or is updated; returns a function that stops it. */
export function onStoredUser(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(USER_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Checks the stored user every 3 s for the first 210 s of a page; returns a function that stops it. */
export function watchStoredUser(storage: DeviceStorage = deviceStorage): () => void {
  let text = storage.getItem(USER_KEY);
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (looks >= LOOK_FOR_MS / LOOK_EVERY_MS) clearInterval(timer);
    const now = storage.getItem(USER_KEY);
    if (now === text) return;
    text = now;
    tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function tell() {
  for (const listener of listeners) listener();
}

function parseUser(text: string | null): User | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || typeof kept.id !== 'string')
      return null;
    return kept as User; // only written by `storeUser`; missing fields come with the server's response
  } catch {
    return null;
  }
}
