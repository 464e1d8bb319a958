import { timingSafeEqual } from 'node:crypto';
import { newId } from '@wayfold/domain/document/ids';
import { bytes, oneOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import { newToken, tokenHash } from '../../accounts/sessions-store';
import { type Credentials, lockCredentials } from '../people-store';

const HOUR_MS = 3_600_000;

/** What an emailed link may do, and for how many hours. */
export const LINK_HOURS = { reset: 1, confirm: 7 * 24, 'new-email': 24, 'keep-email': 7 * 24 } as const;
export type LinkPurpose = keyof typeof LINK_HOURS;

/** The halves of an emailed link as they appear in its URL: its id and its secret. */
export type LinkHalves = { readonly a: string; readonly b: string };
/** What a link is about. */
export type MailedLink = {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly email: string;
};

const ADD = statement(
  'link-add',
  `insert into mailed_links (id, purpose, secret_hash, user_id, email, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
);
const FORGET = statement(
  'links-forget',
  'delete from mailed_links where user_id = $1 and purpose = any($2)',
  {},
);
const FORGET_SINCE = statement(
  'links-forget-since',
  `delete from mailed_links using mailed_links used
    where used.id = $1 and mailed_links.user_id = used.user_id and mailed_links.purpose = used.purpose
      and mailed_links.created_at >= used.created_at`,
  {},
);
const WAITING = statement(
  'link-waiting-email',
  `select email from mailed_links where user_id = $1 and purpose = 'new-email' and expires_at > $2`,
  { email: text },
);
const LINK = { id: uuid, purpose: oneOf<LinkPurpose>(), secret_hash: bytes, user_id: uuid, email: text };
const FIND = statement(
  'link-find',
  `select id, purpose, secret_hash, user_id, email from mailed_links
    where id = $1 and purpose = any($2) and expires_at > $3`,
  LINK,
);
const HOLD = statement('link-hold', `${FIND.text} for update`, LINK);

/**
 * Creates a single-use link for an address; earlier ones for the same purpose stop working. Links that restore an address are the
 * exception: changing an account's address twice must not cut off the first owner.
 */
export async function addLink(
  on: Queryable,
  link: { purpose: LinkPurpose; userId: string; email: string },
  now: Date,
): Promise<LinkHalves> {
  const { purpose, userId, email } = link;
  if (purpose !== 'keep-email') await forgetLinks(on, userId, [purpose]);
  const halves = { a: newId(), b: newToken() };
  const end = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS);
  await rowsOf(on, ADD, [halves.a, purpose, tokenHash(halves.b), userId, email, now, end]);
  return halves;
}

/** Invalidates a person's links for these purposes. */
export async function forgetLinks(
  on: Queryable,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await rowsOf(on, FORGET, [userId, purposes]);
}

/** The link with these halves; null if there is none, or it was used or has expired. */
export function findLink(
  on: Queryable,
  purposes: readonly LinkPurpose[],
  halves: LinkHalves,
  now: Date,
): Promise<MailedLink | null> {
  return readLink(on, FIND, [purposes, halves, now]);
}

/** Like `findLink`, with the link's person. Locks both until the transaction ends, in the order of `holdSession`. */
export async function holdLink(
  on: Queryable,
  purposes: readonly LinkPurpose[],
  halves: LinkHalves,
  now: Date,
): Promise<{ link: MailedLink; person: Credentials } | null> {
  const found = await findLink(on, purposes, halves, now);
  const person = found && (await lockCredentials(on, found.userId));
  const link = person && (await readLink(on, HOLD, [purposes, halves, now]));
  return link && { link, person };
}

async function readLink(
  on: Queryable,
  statement: typeof FIND,
  [purposes, { a, b }, now]: [readonly LinkPurpose[], LinkHalves, Date],
): Promise<MailedLink | null> {
  const [found] = await rowsOf(on, statement, [a, purposes, now]);
  if (!found || !timingSafeEqual(found.secret_hash, tokenHash(b))) return null;
  const { id, purpose, user_id: userId, email } = found;
  return { id, purpose, userId, email };
}

/** Uses up a link, and those with the same purpose that were emailed to its person later. */
export async function forgetLinksSince(on: Queryable, linkId: string): Promise<void> {
  await rowsOf(on, FORGET_SINCE, [linkId]);
}

/** The address whose link hasn't been used yet; null if there is none. */
export async function findWaitingEmail(on: Queryable, userId: string, now: Date): Promise<string | null> {
  const [waiting] = await rowsOf(on, WAITING, [userId, now]);
  return waiting?.email ?? null;
}
