import { useMutation } from '@tanstack/react-query';
import { type ApiClient, client } from '../client/client';

/** A message to the operators of this Wayfold instance. */
export type ContactMessage = Parameters<ApiClient['contact']['contactUs']>[0]['body'];

/**
 * Sends a message, whether or not the user is signed in.
 *
 * @param onReceived called even if the sender has left the screen by then
 */
export function useSendMessage(onReceived: () => void) {
  return useMutation({
    mutationFn: (body: ContactMessage) => client.contact.contactUs({ body }),
    onSuccess: onReceived,
  });
}
