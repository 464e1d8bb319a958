import { visitStorage } from './seen-pages';
import { readSession } from './session';

/**
 * Tells the server that a shared page was opened: once a visit, without a cookie.
 *
 * The owner's own looks are not counted, so who is signed in says who they are. Whether it worked is nobody's concern here.
 */
export function noteOpened(shareId: string): void {
  const key = `wayfold.opened.${shareId}`;
  if (visitStorage.getItem(key) !== null) return;
  visitStorage.setItem(key, '1');
  const token = readSession()?.token;
  void fetch(`/api/trip/share/${encodeURIComponent(shareId)}/opened`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => undefined);
}
