import { toast } from '../ui/dialogs/toast-store';
import { focusHeading } from './page-focus';

const KEY = 'wayfold.notice';

/** Shows a notice after the next full page load. */
export function sayAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage, no notice is shown; the action itself still worked.
  }
}

/** Shows the notice stored for this page once, and focuses the heading, because the pressed control is gone. */
export function sayKeptNotice(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!message) return;
    toast({ message });
    focusHeading();
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}
