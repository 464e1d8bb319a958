import {
  type NamedPerson,
  ownerToOthers,
  type TripOwner,
  type TripView,
  tripView,
} from '@wayfold/domain/page/trip-view';
import { integer, json, nullable, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { ShownTrip } from '../../../http/access';
import { noSuchTrip } from '../../sharing/trip-access';
import { documentOf, type Rows } from '../write/change-store';
import { documentJson, instantJson, ownerJson } from './trip-json';

const LOAD = statement(
  'trip-view-load',
  `select version, ${instantJson('trips.created_at')} as "createdAt", ${instantJson('trips.updated_at')} as "updatedAt",
      ${documentJson('trips')} as document, ${ownerJson('trips')} as owner,
      (select json_build_object('name', nullif(trim(concat(first_name, ' ', last_name)), ''),
          'email', case when email_confirmed_at is not null then email end)
        from users where users.id = trips.user_id and users.role <> 'GUEST') as person
    from trips where id = $1`,
  {
    version: integer,
    createdAt: text,
    updatedAt: text,
    document: json<Rows>(),
    owner: nullable(json<TripOwner>()),
    person: nullable(json<NamedPerson>()),
  },
);

/** What somebody who was let in may see of a trip, and when it was made and last changed. */
export type LoadedView = TripView & {
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/**
 * Reads what a trip's audience may see. Whatever leaves the server for others is made of this and of nothing else.
 *
 * For viewers the trip goes by the id of its share, and the owner who is no business by their name and confirmed address,
 * where contact is shown.
 */
export async function loadView(on: Queryable, trip: ShownTrip): Promise<LoadedView> {
  const [loaded] = await rowsOf(on, LOAD, [trip.id]);
  if (!loaded) throw noSuchTrip();
  const { version, createdAt, updatedAt } = loaded;
  const document = documentOf(loaded.document);
  const isViewer = trip.audience.who === 'viewer';
  const view = tripView(
    document,
    isViewer ? ownerToOthers(loaded.owner, loaded.person) : loaded.owner,
    trip.audience,
  );
  const id = isViewer && trip.share ? trip.share.viewId : trip.id;
  const named = { ...view.document, trip: { ...view.document.trip, id } };
  return { ...view, document: named, version, createdAt, updatedAt };
}
