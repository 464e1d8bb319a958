import { confirmedCall } from '../../lib/confirmed-call';
import { client } from '../client/client';

/**
 * Deletes the signed-in person's account, asking first who they are where that was not proved lately.
 *
 * @returns when everything is erased; null when they left that question, so that nothing was done
 */
export function deleteAccount(): Promise<{ erasedAt: string } | null> {
  return confirmedCall(() => client.accounts.remove());
}
