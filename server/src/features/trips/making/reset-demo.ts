import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import { newId } from '@wayfold/domain/document/ids';
import { intentOf } from '@wayfold/domain/document/rows';
import {
  allPictures,
  orderedBookings,
  orderedDestinations,
  orderedTracks,
  type TripDocument,
  textsOf,
} from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import type { OwnedTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { loadDocument } from '../write/change-store';
import { type WhoWrites, writeChanges } from '../write/changes';
import { copyDocument } from './trip-making';
import { findTemplate } from './trip-making-store';

/**
 * Resets someone's copy of a demo trip to the original, as one change that can be undone.
 *
 * @throws ProblemError `invalid` if the trip isn't a copy of a demo trip
 */
export async function resetDemo(services: Services, who: WhoWrites & { trip: OwnedTrip }): Promise<void> {
  const { pool } = services.database;
  const { actor, trip } = who;
  const example = await findTemplate(pool, trip);
  if (!example) throw new RequestRefused('invalid', 'notExampleCopy');
  const template = await loadDocument(pool, example);
  const wanted = copyDocument(template.document, { id: trip.id, type: DEMO_TYPE, userid: actor.userId });
  const make = (document: TripDocument) => ({
    change: { kind: 'batch' as const, changes: [...clearing(document), ...rebuilding(wanted)] },
  });
  const asked = [{ changeId: newId(), make }];
  const { outcomes } = await writeChanges(services, { ...who, asked, ifVersion: null });
  const [outcome] = outcomes;
  if (outcome?.status === 'conflict') throw outcome.refusal;
}

function clearing(document: TripDocument): SingleChange[] {
  const { destinations, costs, pictures, texts, tracks, bookings } = document;
  return [
    { kind: 'events.clear' },
    ...Object.keys(costs).map((id): SingleChange => ({ kind: 'cost.remove', id })),
    ...Object.keys(pictures).map((id): SingleChange => ({ kind: 'picture.remove', id })),
    ...Object.keys(tracks).map((id): SingleChange => ({ kind: 'track.remove', id })),
    ...Object.keys(bookings).map((id): SingleChange => ({ kind: 'booking.remove', id })),
    ...Object.keys(texts).map((id): SingleChange => ({ kind: 'text.remove', id })),
    ...Object.keys(destinations).map((id): SingleChange => ({ kind: 'destination.remove', id })),
  ];
}

function rebuilding({ trip, ...document }: TripDocument): SingleChange[] {
  const { type, ...said } = intentOf('trip', trip);
  return [
    { kind: 'trip.set', fields: said },
    ...orderedDestinations(document).map((row): SingleChange => {
      const { rank, leg, ...fields } = intentOf('destinations', row);
      return { kind: 'destination.add', id: row.id, fields };
    }),
    ...Object.values(document.events).map(
      (row): SingleChange => ({ kind: 'event.add', id: row.id, fields: intentOf('events', row) }),
    ),
    ...Object.values(document.costs).map(
      (row): SingleChange => ({ kind: 'cost.add', id: row.id, fields: intentOf('costs', row) }),
    ),
    ...allPictures(document).map((row): SingleChange => {
      const { rank, ...fields } = intentOf('pictures', row);
      return { kind: 'picture.add', id: row.id, fields };
    }),
    ...orderedTracks(document).map(
      (row): SingleChange => ({ kind: 'track.add', id: row.id, fields: intentOf('tracks', row) }),
    ),
    ...orderedBookings(document).map(
      (row): SingleChange => ({ kind: 'booking.add', id: row.id, fields: intentOf('bookings', row) }),
    ),
    ...TEXT_KINDS.flatMap((kind) =>
      textsOf(document, kind).map((row): SingleChange => {
        const { rank, ...fields } = intentOf('texts', row);
        return { kind: 'text.add', id: row.id, fields };
      }),
    ),
  ];
}
