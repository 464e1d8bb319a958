import { client } from '../client/client';

/** The two halves of a mailed link's token, as in its address. */
export interface MailedLink {
  a: string;
  b: string;
}

/** Subscribes to travel tips by email; they start once the owner of the address opens the mailed link. */
export async function joinList(email: string): Promise<void> {
  await client.newsletter.subscribe({ body: { email } });
}

/** Redeems the mailed link that adds an address to the list, and returns the address. */
export async function confirmList({ a, b }: MailedLink): Promise<string> {
  return (await client.newsletter.confirm({ body: { a, b } })).email;
}

/** Stops travel tips by the key of a mail, and returns the address. */
export async function unsubscribe(key: string): Promise<string> {
  return (await client.newsletter.unsubscribe({ body: { key } })).email;
}

/** Returns a mailed link's address and whether its account lacks it so far. @throws ProblemError `not-found` if it is invalid */
export function checkEmail({ a, b }: MailedLink): Promise<{ email: string; isNew: boolean }> {
  return client.signIn.checkEmail({ body: { a, b } });
}

/** Redeems the mailed link that confirms an address, and returns the address. */
export async function confirmEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.confirmEmail({ body: { a, b } })).email;
}

/** Redeems the link mailed to an account's old address: it stays, and all sessions end. Returns the address. */
export async function keepEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.keepEmail({ body: { a, b } })).email;
}
