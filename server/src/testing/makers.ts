import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Role, User } from '@wayfold/contract/people/accounts-endpoints';
import type { ShareShows } from '@wayfold/contract/sharing/sharing-endpoints';
import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import type { trips } from '@wayfold/contract/trip/trips-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { addSession } from '../features/accounts/sessions-store';
import type { Actor } from '../http/access';
import type { ApiClient, TestApp } from './test-app';

/** A user who can call the API. */
export type Person = { id: string; token: string; api: ApiClient };

/** A guest, created the way a browser does it. */
export async function makeGuest(app: Pick<TestApp, 'client'>): Promise<Person> {
  const { token, user } = await app.client(null).accounts.createGuest({ body: {} });
  return { id: user.id, token, api: app.client(token) };
}

/** A guest who has called, as the server's internals see them. */
export const asGuest = (userId: string): Actor => ({
  userId,
  role: 'GUEST',
  sessionId: newId(),
  isConfirmed: false,
});

/** A user with a role, inserted directly into the database, who signed in a moment ago by default. */
export async function makePerson(
  app: Pick<TestApp, 'services' | 'client'>,
  role: Role,
  more: { type?: User['type']; passwordHash?: string; signedInAt?: Date } = {},
): Promise<Person> {
  const id = newId();
  const now = more.signedInAt ?? app.services.now();
  const values = [
    id,
    role,
    `person_${id}`,
    `${id}@example.org`,
    more.type ?? null,
    more.passwordHash ?? null,
  ];
  await app.services.database.pool.query(
    `insert into users (id, role, user_name, email, type, password_hash, active, created_at)
    values ($1, $2, $3, $4, $5, $6, true, $7)`,
    [...values, now],
  );
  const session = {
    userId: id,
    kept: true,
    device: { device: '', kind: 'computer', timezone: null },
  } as const;
  const { token } = await addSession(app.services.database.pool, session, now);
  return { id, token, api: app.client(token) };
}

/** Destinations with real coordinates. */
export const PLACES = {
  Denver: [-104.9903, 39.7392],
  Moab: [-109.5498, 38.5733],
  Springdale: [-112.9988, 37.1889],
  Page: [-111.4558, 36.9147],
} as const satisfies Record<string, Coords>;

type Stop = { name: keyof typeof PLACES; nights?: number };

/** A trip with a name, by default from May 8, 2027, and stops in order. */
export async function makeTrip(
  person: Person,
  { stops = [], ...fields }: CallInput<(typeof trips)['create']>['body'] & { stops?: readonly Stop[] } = {},
): Promise<Trip> {
  const trip = await person.api.trips.create({
    body: { name: 'West', startDate: '2027-05-08', ...fields },
  });
  if (stops.length === 0) return trip;
  await change(person, trip.id, { kind: 'batch', changes: stops.map(addStop) });
  return person.api.trips.get({ params: { id: trip.id } });
}

/** The change that adds a stop. */
export function addStop({ name, nights = 2 }: Stop): SingleChange {
  return {
    kind: 'destination.add',
    id: newId(),
    fields: { name, coords: [...PLACES[name]], nights, timezone: 'America/Denver' },
  };
}

/** Every field of a booking that only the owner may see. */
export const SECRET_FIELDS = {
  code: 'QX7RTZ9',
  seats: 'Seat-12A',
  guests: 'Guest-Ken',
  contact: 'Desk-0144',
  notes: 'Aisle-please',
  cancelBy: '2027-04-17T16:43',
  cancelZone: 'Asia/Dili',
} as const;

/** What is in the private fields of a booking with `SECRET_FIELDS`. */
export const BOOKING_SECRETS: readonly string[] = Object.values(SECRET_FIELDS);

/** A flight home with something in every field that only the owner may see. */
export function addSecretBooking(): SingleChange {
  const times = { start: '2027-05-11T08:12', end: '2027-05-11T10:27' };
  const fields = { kind: 'flight' as const, provider: 'Air Canyon', number: 'AC 71', ...times };
  return { kind: 'booking.add', id: newId(), fields: { ...fields, ...SECRET_FIELDS, status: 'booked' } };
}

/** Shares a trip; returns its share and the ID it has for others. */
export async function shareTrip(
  app: TestApp,
  owner: Person,
  tripId: string,
  shows: Partial<ShareShows> = {},
): Promise<{ id: string; viewId: string }> {
  const { share } = await owner.api.sharing.createShare({ params: { id: tripId }, body: { shows } });
  if (!share) throw new Error('The trip is not shared.');
  const { id: viewId } = await app.client(null).tripPage.sharedTrip({ params: { id: share.id } });
  return { id: share.id, viewId };
}

/** The ID of a new place of the user's own. */
export async function makeUserPlace(person: Person): Promise<string> {
  const body = { name: 'Grandma’s house', coords: [...PLACES.Denver] as Coords };
  return (await person.api.places.saveUserPlace({ body })).id;
}

/** The ID of a library picture among the user's favorites. */
export async function makeFavorite(person: Person): Promise<string> {
  const body = { source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', imageName: 'Canyon' } as const;
  return (await person.api.pictures.newPicture({ body: { ...body, favorite: true } })).id;
}

/** Sends one change based on the newest version, which creates a new one. */
export async function change(person: Person, tripId: string, asked: Change, changeId = newId()) {
  return person.api.trips.sendChanges({
    params: { id: tripId },
    body: { baseVersion: 0, changes: [{ changeId, change: asked }] },
  });
}

/** The first item of a list that must have one. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
