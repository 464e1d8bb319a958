import { client } from '../client/client';

/** The two halves of the token in an emailed link, as in its URL. */
export interface MailedLink {
  a: string;
  b: string;
}

/** Subscribes to travel tips by email; they start once the owner of the address opens the emailed link. */
export async function joinList(email: string): Promise<void> {
  await client.newsletter.subscribe({ body: { email } });
}

/** Redeems the emailed link that adds an address to the list, and returns the address. */
export async function confirmList({ a, b }: MailedLink): Promise<string> {
  return (await client.newsletter.confirm({ body: { a, b } })).email;
}

/** Unsubscribes from travel tips with the key from an email, and returns the address. */
export async function unsubscribe(key: string): Promise<string> {
  return (await client.newsletter.unsubscribe({ body: { key } })).email;
}

/** Returns an emailed link's address and whether it is new to its account. @throws ProblemError `not-found` if it is invalid */
export function checkEmail({ a, b }: MailedLink): Promise<{ email: string; isNew: boolean }> {
  return client.signIn.checkEmail({ body: { a, b } });
}

/** Redeems the emailed link that confirms an address, and returns the address. */
export async function confirmEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.confirmEmail({ body: { a, b } })).email;
}

/** Redeems the link emailed to an account's old address: that address stays, and all sessions end. Returns the address. */
export async function keepEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.keepEmail({ body: { a, b } })).email;
}
