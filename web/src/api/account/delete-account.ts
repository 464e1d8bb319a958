import { confirmedCall } from '../../lib/confirmed-call';
import { client } from '../client/client';

/**
 * Deletes the signed-in user's account; first asks for proof of identity if there is no recent one.
 *
 * @returns when everything will be erased; null if the user canceled, so nothing was done
 */
export function deleteAccount(): Promise<{ erasedAt: string } | null> {
  return confirmedCall(() => client.accounts.remove());
}
