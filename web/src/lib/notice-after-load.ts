import { toast } from '../ui/toast';

const KEY = 'wayfold.notice';

/** Says something once the next page has loaded, for what ends in a full load. */
export function sayAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage it goes unsaid; what was done is done.
  }
}

/** Says what was kept for this page, once. */
export function sayKeptNotice(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message) toast({ message });
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
