import { useSyncExternalStore } from 'react';
import { hasUnsent, onUnsent } from '../device/unsent';

let firstBuild: string | null = null;
let newer = false;
const listeners = new Set<() => void>();

/** Notes which build of the server answered; if it differs from the first one, this page is outdated. */
export function noteBuild(build: string | null): void {
  if (build === null) return;
  firstBuild ??= build;
  if (build !== firstBuild) noteNewerBuild();
}

/** Notes that a newer release of the app is ready. */
export function noteNewerBuild(): void {
  if (newer) return;
  newer = true;
  for (const listener of listeners) listener();
}

/** Calls back when `isUpdateReady` may have changed; returns a function that stops it. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onUnsent(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** True if a newer release is ready and this tab has nothing left to send: the update notice may be shown. */
export function isUpdateReady(): boolean {
  return newer && !hasUnsent();
}

/** Follows `isUpdateReady`. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
}
