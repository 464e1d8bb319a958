import { toast } from '../ui/dialogs/toast';
import { focusHeading } from './page-focus';

const KEY = 'wayfold.notice';

/** Says something once the next page has loaded, for what ends in a full load. */
export function sayAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage it goes unsaid; what was done is done.
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
    // Storage is switched off, so nothing was kept.
  }
}
