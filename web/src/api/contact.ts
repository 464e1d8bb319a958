import { useMutation } from '@tanstack/react-query';
import { type ApiClient, client } from './client';

/** A message to those who run this Wayfold. */
export type ContactMessage = Parameters<ApiClient['post']['contactUs']>[0]['body'];

/** Sends a message, signed in or not. */
export function useSendMessage() {
  return useMutation({ mutationFn: (body: ContactMessage) => client.post.contactUs({ body }) });
}
