import { confirmedCall } from '../../lib/confirmed-call';
import { client } from '../client/client';

/**
 * Deletes the signed-in user's account, and first asks for proof of identity if there is no recent one.
 *
 * @returns when everything is erased; null if they canceled the proof, so nothing was done
 */
export function deleteAccount(): Promise<{ erasedAt: string } | null> {
  return confirmedCall(() => client.accounts.remove());
}
