import { client } from '../client/client';

/** The halves of a mailed link as they stand in its address. */
export interface MailedLink {
  a: string;
  b: string;
}

/** Asks for travel tips by mail; they come once the owner of the address takes the mailed link. */
export async function joinList(email: string): Promise<void> {
  await client.newsletter.subscribe({ body: { email } });
}

/** Takes the mailed link that puts an address on the list, and answers the address. */
export async function confirmList({ a, b }: MailedLink): Promise<string> {
  return (await client.newsletter.confirm({ body: { a, b } })).email;
}

/** Stops travel tips by the key of a mail, and answers for which address. */
export async function unsubscribe(key: string): Promise<string> {
  return (await client.newsletter.unsubscribe({ body: { key } })).email;
}

/** Which address a mailed link is for, and whether its account does not have it yet. @throws ProblemError `not-found` when it is no good */
export function checkEmail({ a, b }: MailedLink): Promise<{ email: string; isNew: boolean }> {
  return client.signIn.checkEmail({ body: { a, b } });
}

/** Takes the mailed link that confirms an address, and answers the address. */
export async function confirmEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.confirmEmail({ body: { a, b } })).email;
}

/** Takes the link mailed to an account's old address: it stays, and all sessions end. Answers the address. */
export async function keepEmail({ a, b }: MailedLink): Promise<string> {
  return (await client.signIn.keepEmail({ body: { a, b } })).email;
}
