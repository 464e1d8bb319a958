import { toast } from '../ui/dialogs/toast';
import { focusHeading } from './page-focus';

const KEY = 'wayfold.notice';

/** Shows a notice after the next full page load. */
export function sayAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage no notice is shown; the action itself is done.
  }
}

/** Says what was kept for this page, once, and has the page read from its heading: what was pressed is on no page any more. */
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
