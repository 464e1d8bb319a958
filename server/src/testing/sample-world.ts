import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Queryable, type Transaction } from '../db/statement';
import { addSession, newToken } from '../features/accounts/sessions-store';
import { requestSubscription } from '../features/newsletter/newsletter-store';
import { unsubscribeKeyOf } from '../features/newsletter/unsubscribe-key';
import { keepImage } from '../features/profile/business-store';
import { addContact } from '../features/profile/contacts-store';
import { addLink, type LinkHalves } from '../features/sign-in/email/mailed-links-store';
import { addPasskey } from '../features/sign-in/passkeys/passkeys-store';
import { resetMail } from '../mail/mails';
import { addMail } from '../mail/mails-store';
import { first, makeFavorite, makeUserPlace, type Person } from './makers';
import type { TestApp } from './test-app';

/** What calls about trips may name: a trip and a row of each kind. */
export type TripWorld = {
  tripId: string;
  destinationId: string;
  eventId: string;
  costId: string;
  textId: string;
  tripPictureId: string;
};

/** What calls about users may name. Links, keys and tokens are valid. */
export type AccountWorld = {
  personId: string;
  userPlaceId: string;
  pictureId: string;
  /** Belongs to a member whose password is `SAMPLE_PASSWORD`. */
  email: string;
  sessionId: string;
  refreshToken: string;
  contactId: string;
  passkeyId: string;
  mailId: string;
  imageKey: string;
  listKey: string;
  links: { reset: LinkHalves; confirm: LinkHalves; keep: LinkHalves; list: LinkHalves };
};

/** Everything a sample request may name. */
export type SampleWorld = TripWorld & AccountWorld;

/** A trip and its first rows, as `person` reads them; if it has no text or picture, one is inserted into the database. */
export async function tripWorld(
  { services }: Pick<TestApp, 'services'>,
  person: Person,
  tripId: string,
): Promise<TripWorld> {
  const { pool } = services.database;
  const trip = await person.api.trips.get({ params: { id: tripId } });
  return {
    tripId,
    destinationId: first(trip.destinations).id,
    eventId: first(trip.tripEvents).id,
    costId: first(trip.tripCosts).id,
    textId: trip.headlines[0]?.id ?? (await addHeadline(pool, tripId)),
    tripPictureId: trip.tripPictures[0]?.id ?? (await addTripPicture(pool, tripId)),
  };
}

async function addHeadline(on: Queryable, tripId: string): Promise<string> {
  const id = newId();
  await on.query(
    `insert into trip_texts (trip_id, id, kind, rank, text) values ($1, $2, 'headlines', 'a0', 'Red rocks')`,
    [tripId, id],
  );
  return id;
}

async function addTripPicture(on: Queryable, tripId: string): Promise<string> {
  const id = newId();
  await on.query(
    `insert into trip_pictures (trip_id, id, type, source, image_name, image_url, description, rank, sort_id)
    values ($1, $2, 'trip', 'wayfold', 'Canyon', '/scenes/canyon-dawn.svg', '', 'a0', 1)`,
    [tripId, id],
  );
  return id;
}

/** One of everything a member may have. */
export async function accountWorld(
  { services }: Pick<TestApp, 'services'>,
  member: Person,
): Promise<AccountWorld> {
  const now = services.now();
  const { id: userId } = member;
  const { email } = await member.api.accounts.get({ params: { id: userId } });
  const userPlaceId = await makeUserPlace(member);
  const pictureId = await makeFavorite(member);
  return inTransaction(services.database.pool, async (on) => ({
    personId: userId,
    userPlaceId,
    pictureId,
    email,
    ...(await addDevice(on, userId, now)),
    contactId: await addAna(on, userId, now),
    passkeyId: await addPhone(on, userId, now),
    mailId: addMail(on, resetMail({ to: email, firstName: 'Mei', link: 'https://example.org' }), {
      about: userId,
      state: 'kept',
      now,
    }),
    imageKey: await addImage(on, userId, now),
    listKey: unsubscribeKeyOf(services, userId),
    links: {
      reset: await addLink(on, { purpose: 'reset', userId, email }, now),
      confirm: await addLink(on, { purpose: 'confirm', userId, email }, now),
      keep: await addLink(on, { purpose: 'keep-email', userId, email }, now),
      list: await requestSubscription(on, email, now),
    },
  }));
}

/** A device the member is signed in on, other than the calling one. */
async function addDevice(on: Transaction, userId: string, now: Date) {
  const device = { device: 'Chrome on Linux', kind: 'computer', timezone: null } as const;
  const { refreshToken } = await addSession(on, { userId, kept: true, device }, now);
  const { rows } = await on.query<{ id: string }>(
    'select id from sessions where user_id = $1 order by id desc limit 1',
    [userId],
  );
  return { sessionId: first(rows).id, refreshToken };
}

async function addAna(on: Transaction, userId: string, now: Date): Promise<string> {
  const id = newId();
  const ana = { firstName: 'Ana', lastName: 'Silva', email: '', phone: '', notes: '' };
  await addContact(on, { ...ana, id, userId }, now);
  return id;
}

async function addPhone(on: Transaction, userId: string, now: Date): Promise<string> {
  const id = newId();
  const publicKey = Buffer.from('the key of a phone');
  const phone = { credentialId: newToken(), publicKey, counter: 0, transports: [], name: 'Phone' };
  await addPasskey(on, { ...phone, id, userId }, now);
  return id;
}

async function addImage(on: Transaction, userId: string, now: Date): Promise<string> {
  const key = newToken();
  await keepImage(on, userId, { slot: 'image2', key, bytes: Buffer.from('a picture') }, now);
  return key;
}
