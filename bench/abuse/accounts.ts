import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import type { Trip } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { clientAt } from '../support/clients';
import type { Caller, HeldTrip } from './attack';
import { ADMIN, type AttackedServer } from './server';

/** The password of every account created here. */
export const PASSWORD = 'Red-Rock 27!';
/** The twelve-day example trip, which every start of the server inserts. */
export const TWELVE_DAYS = '01900000-0001-7000-8000-000000000000';

/** Someone with an account, and an API client signed in as them. */
export interface Person {
  id: string;
  token: string;
  email: string;
  address: string;
  api: Client<Api>;
}

/** Signs up a business account from an address, so that it has company pictures. */
export async function makeMember(server: AttackedServer, address: string): Promise<Person> {
  const email = `${newId()}@example.com`;
  const body = { firstName: 'Mei', lastName: 'Lindqvist', email, password: PASSWORD, isSubscriber: false };
  const { token, user } = await clientAt(server.url(), address).signIn.signUp({
    body: { ...body, type: 'Travel Advisor', keepSignedIn: true },
  });
  if (!token || !user) throw new Error('Nobody was signed up.');
  return { id: user.id, token, email, address, api: clientAt(server.url(), address, token) };
}

/** Creates a guest at an address. */
export async function makeGuest(server: AttackedServer, address: string): Promise<Person> {
  const { token, user } = await clientAt(server.url(), address).accounts.createGuest({ body: {} });
  return { id: user.id, token, email: user.email, address, api: clientAt(server.url(), address, token) };
}

/** Confirms a new member's email address with the link from their email, which an admin reads in the outbox. */
export async function confirmAddress(server: AttackedServer, person: Person): Promise<void> {
  const stranger = clientAt(server.url(), person.address);
  const { token } = await stranger.signIn.login({ body: { email: ADMIN.email, password: ADMIN.password } });
  const { outbox, signIn } = clientAt(server.url(), person.address, token);
  const { mails } = await outbox.list();
  const mail = mails.find(({ to }) => to === person.email);
  const { text } = await outbox.get({ params: { id: mail?.id ?? '' } });
  const [, a = '', b = ''] = /\/confirm_email\/([^/\s]+)\/([^/\s]+)/.exec(text ?? '') ?? [];
  await signIn.confirmEmail({ body: { a, b } });
}

/** Reduces a trip to the ids of its rows, which attacks use. */
export function heldTrip({ id, destinations, tripEvents }: Trip): HeldTrip {
  return { id, destinations: destinations.map((row) => row.id), events: tripEvents.map((row) => row.id) };
}

/** Turns a person into an attacker. */
export function callerOf({ address, id, token, email }: Person, trip: HeldTrip): Caller {
  return { address, person: { id, token, email }, trip };
}
