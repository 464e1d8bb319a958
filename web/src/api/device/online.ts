import { useSyncExternalStore } from 'react';

/** False only if the device reports that it is offline; true guarantees nothing. */
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

/** `isOnline` as state: rerenders when it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, () => true);
}
