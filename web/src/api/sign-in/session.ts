import type { Role } from '@wayfold/contract/people/accounts-endpoints';
import { PENDING_KEYS, PERSONAL_KEYS, SESSION_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage, onOtherTab } from '../device/device-storage';

/** Who this device is signed in as, including guests. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  /** Missing for a guest. */
  readonly role?: Role;
  /** Gets a new access token when this one expires. A guest has none: their token doesn't expire. */
  readonly refreshToken?: string;
  /** When `token` expires by this device's own clock, in milliseconds since 1970. */
  readonly expiresAt?: number;
  /** Former guests on this device who are now this user: data stored under their ids belongs to this user. */
  readonly formerly?: readonly string[];
}

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: Session | null = null;

/** Reads the stored session; null if there is none or it can't be parsed. The same text gives the same object. */
export function readSession(storage: DeviceStorage = deviceStorage): Session | null {
  const text = storage.getItem(SESSION_KEY);
  if (text === lastText) return lastSession;
  lastText = text;
  lastSession = parseSession(text);
  return lastSession;
}

/** Signs this device in, or stores a new token of the signed-in user. */
export function keepSession(session: Session, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(SESSION_KEY, JSON.stringify(session));
  tell();
}

/**
 * Signs this device out and removes all stored text about the user in one step, so no other tab sees one without the other.
 * Pending changes stay on the device under the user's id. This tab isn't told: it leaves its page next, and one that already
 * looked signed out would take presses that leaving then loses.
 */
export function forgetSession(storage: DeviceStorage = deviceStorage): void {
  storage.removeItem(SESSION_KEY);
  forgetPerson(storage);
  for (const key of PENDING_KEYS) storage.removeItem(key);
}

/** Removes the stored text about the signed-in user, before a different one signs in. */
export function forgetPerson(storage: DeviceStorage = deviceStorage): void {
  for (const key of PERSONAL_KEYS) storage.removeItem(key);
}

/** Calls back when someone signs in or out, in this tab or another; returns a function that stops it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(SESSION_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether this is a guest, of whom the server knows only their plans. */
export function isGuest({ role }: Session): boolean {
  return role === undefined || role === 'GUEST';
}

/** Whether data stored under an owner's id belongs to this user. */
export function isSamePerson({ userId, formerly }: Session, ownerId: string): boolean {
  return userId === ownerId || (formerly?.includes(ownerId) ?? false);
}

function tell() {
  for (const listener of listeners) listener();
}

function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = kept as Partial<Record<keyof Session, unknown>>; // an object, its fields not known yet
  const { token, userId, role, refreshToken, expiresAt, formerly } = fields;
  if (typeof token !== 'string' || typeof userId !== 'string') return null;
  return {
    token,
    userId,
    ...(role === 'FREE' || role === 'ADMIN' ? { role } : {}),
    ...(typeof refreshToken === 'string' ? { refreshToken } : {}),
    ...(typeof expiresAt === 'number' ? { expiresAt } : {}),
    ...(Array.isArray(formerly) ? { formerly: formerly.filter((id) => typeof id === 'string') } : {}),
  };
}
