import { type DeviceStorage, deviceStorage, onOtherTab } from './device-storage';

/** Who this device is signed in as, a guest included. */
export interface Session {
  readonly token: string;
  readonly userId: string;
}

/** Where the session is kept on the device. */
export const SESSION_KEY = 'wayfold.session';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: Session | null = null;

/** Reads a kept session; null when there is none or it cannot be read. The same text gives the same object. */
export function readSession(storage: DeviceStorage = deviceStorage): Session | null {
  const text = storage.getItem(SESSION_KEY);
  if (text === lastText) return lastSession;
  lastText = text;
  lastSession = parseSession(text);
  return lastSession;
}

/** Signs this device in. */
export function keepSession(session: Session, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(SESSION_KEY, JSON.stringify(session));
  tell();
}

/** Signs this device out. What waits to be sent stays on the device under its person's id. */
export function forgetSession(storage: DeviceStorage = deviceStorage): void {
  storage.removeItem(SESSION_KEY);
  tell();
}

/** Tells when someone signs in or out, in this tab or another; returns what stops it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(SESSION_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
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
  const { token, userId } = kept as Partial<Record<keyof Session, unknown>>; // an object, its fields not known yet
  return typeof token === 'string' && typeof userId === 'string' ? { token, userId } : null;
}
