import { visitStorage } from './seen-pages';

/**
 * Tells the server that somebody else's shared trip was opened: once per visit, without a cookie or the visitor's identity.
 *
 * Errors are ignored.
 */
export function noteOpened(shareId: string): void {
  const key = `wayfold.opened.${shareId}`;
  if (visitStorage.getItem(key) !== null) return;
  visitStorage.setItem(key, '1');
  const path = `/api/trip/share/${encodeURIComponent(shareId)}/opened`;
  void fetch(path, { method: 'POST' }).catch(() => undefined);
}
