import { useSyncExternalStore } from 'react';

/** False only when the device says that it has no connection; true promises nothing. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/** Calls back when the device goes online or offline; returns a function that stops it. */
export function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Follows `isOnline`. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, () => true);
}
