import { useMutation } from '@tanstack/react-query';
import { type ApiClient, client } from '../client/client';

/** A message to the operator of this Wayfold. */
export type ContactMessage = Parameters<ApiClient['contact']['contactUs']>[0]['body'];

/**
 * Sends a message, signed in or not.
 *
 * @param onReceived called even if the sender has left the screen by then
 */
export function useSendMessage(onReceived: () => void) {
  return useMutation({
    mutationFn: (body: ContactMessage) => client.contact.contactUs({ body }),
    onSuccess: onReceived,
  });
}
