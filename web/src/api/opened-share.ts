import { client, failureOf } from './client';

/** Shares that were opened on this visit, as text between spaces. It ends with the tab. */
const OPENED_KEY = 'wayfold.opened';

/** Counts for its owner that a share was opened, once per visit. Nobody waits for it. */
export function noteOpened(shareId: string): void {
  if (!isFirstTime(shareId)) return;
  client.sharing.opened({ params: { id: shareId } }).catch((problem: unknown) => {
    if (failureOf(problem) === null) throw problem;
  });
}

function isFirstTime(shareId: string): boolean {
  try {
    const opened = sessionStorage.getItem(OPENED_KEY)?.split(' ') ?? [];
    if (opened.includes(shareId)) return false;
    sessionStorage.setItem(OPENED_KEY, [...opened, shareId].join(' '));
    return true;
  } catch {
    // Without storage every page counts.
    return true;
  }
}
