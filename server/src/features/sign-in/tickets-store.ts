import { boolean, json, notNull, nullable, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import { newToken, tokenHash } from '../accounts/sessions-store';

/** What a ticket is for. */
export type TicketPurpose = 'second-step' | 'social' | 'social-token' | 'passkey-sign-in' | 'passkey-add';

const ADD = statement(
  'ticket-add',
  `insert into sign_in_tickets (ticket_hash, purpose, user_id, data, expires_at) values ($1, $2, $3, $4, $5)`,
  {},
);
const TAKE = statement(
  'ticket-take',
  `delete from sign_in_tickets where ticket_hash = $1 and purpose = $2
    returning user_id, data, expires_at > $3 as is_good`,
  { user_id: nullable(uuid), data: json<unknown>(), is_good: boolean },
);
/** How many codes can be tried each time the password was right. */
const SECOND_STEP_TRIES = 5;

// Counted before the code is checked, whatever the result, so that codes sent at once are counted too.
const COUNT_TRY = statement(
  'second-step-count',
  `update sign_in_tickets set data = jsonb_set(data, '{tries}', to_jsonb(coalesce((data->>'tries')::int, 0) + 1))
    where ticket_hash = $1 and purpose = 'second-step' and expires_at > $2
      and coalesce((data->>'tries')::int, 0) < ${SECOND_STEP_TRIES}
    returning user_id`,
  { user_id: notNull(uuid) },
);
const FORGET = statement('tickets-forget', 'delete from sign_in_tickets where user_id = $1', {});

/** The content of a ticket. */
export type Ticket<Data> = { readonly userId: string | null; readonly data: Data };

/** Stores what was started for some minutes, and returns the key that finds it again. */
export async function addTicket(
  on: Queryable,
  ticket: { purpose: TicketPurpose; userId: string | null; data: unknown; minutes: number },
  now: Date,
): Promise<string> {
  const token = newToken();
  const end = new Date(now.getTime() + ticket.minutes * 60_000);
  const data = JSON.stringify(ticket.data);
  await rowsOf(on, ADD, [tokenHash(token), ticket.purpose, ticket.userId, data, end]);
  return token;
}

/** Uses up a ticket; null if it is unknown, was used, or has expired. */
export async function takeTicket<Data>(
  on: Queryable,
  { purpose, ticket }: { purpose: TicketPurpose; ticket: string },
  now: Date,
): Promise<Ticket<Data> | null> {
  const [taken] = await rowsOf(on, TAKE, [tokenHash(ticket), purpose, now]);
  if (!taken?.is_good) return null;
  return { userId: taken.user_id, data: taken.data as Data }; // written by `addTicket` for this purpose
}

/** Counts a code tried for a second step, and returns whose it is; null if the ticket is invalid or has no tries left. */
export async function countSecondStepTry(on: Queryable, ticket: string, now: Date): Promise<string | null> {
  const [counted] = await rowsOf(on, COUNT_TRY, [tokenHash(ticket), now]);
  return counted?.user_id ?? null;
}

/** Invalidates everything a person has started. */
export async function forgetTickets(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, FORGET, [userId]);
}
