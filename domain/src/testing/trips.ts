import type { Coords } from '@wayfold/contract/kernel/values';
import type { Edit } from '@wayfold/contract/trip/change';
import type { LegPart } from '@wayfold/contract/trip/leg';
import { applyEdit } from '../changes/apply-change';
import { legKey } from '../changes/settle';
import { emptyDocument, orderedDestinations, type TripDocument } from '../document/trip-document';

/** A small id that is easy to read in a failing test: a valid UUIDv7 that ends in `number`. */
export function idOf(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** A moment long before the trips of tests, in minutes since 1970 in UTC. */
export const NOW = Date.parse('2027-01-01T00:00:00Z') / 60_000;

/** The id of the trip that `makeTrip` creates. */
export const TRIP_ID = idOf(0);

/** Ids, names and places of the road trip used in tests. */
export const STOPS = {
  denver: { id: idOf(1), name: 'Denver', coords: [-104.9903, 39.7392] as Coords, timezone: 'America/Denver' },
  moab: { id: idOf(2), name: 'Moab', coords: [-109.5498, 38.5733] as Coords, timezone: 'America/Denver' },
  springdale: {
    id: idOf(3),
    name: 'Springdale',
    coords: [-112.9988, 37.1889] as Coords,
    timezone: 'America/Denver',
  },
  page: { id: idOf(4), name: 'Page', coords: [-111.4558, 36.9147] as Coords, timezone: 'America/Phoenix' },
  santaFe: {
    id: idOf(5),
    name: 'Santa Fe',
    coords: [-105.9378, 35.687] as Coords,
    timezone: 'America/Denver',
  },
} as const;
export type Stop = keyof typeof STOPS;

/** Applies edits one after the other. */
export function edited(document: TripDocument, ...edits: Edit[]): TripDocument {
  return edits.reduce((current, edit) => applyEdit(current, edit).document, document);
}

/** Creates a settled trip that starts on `startDate`, with these stops and nights in this order. */
export function makeTrip(startDate: string | null, nights: Partial<Record<Stop, number>>): TripDocument {
  const empty = emptyDocument({ id: TRIP_ID, currency: 'USD', startDate, name: 'Red Rock & High Desert' });
  const stops = Object.entries(nights) as [Stop, number][]; // keys of the record are stops
  return edited(
    empty,
    ...stops.map(([stop, count]): Edit => {
      const { id, ...fields } = STOPS[stop];
      return { kind: 'destination.add', id, fields: { ...fields, nights: count } };
    }),
  );
}

/** Adds an event with these fields. */
export function withEvent(
  document: TripDocument,
  id: string,
  fields: (Edit & { kind: 'event.add' })['fields'],
): TripDocument {
  return edited(document, { kind: 'event.add', id, fields });
}

/** Adds the library picture `arch-day` with these fields. */
export function pictureAdd(
  number: number,
  scene: string,
  fields: Partial<PictureAdd['fields']> = {},
): PictureAdd {
  const imageUrl = `/scenes/${scene}.svg`;
  return {
    kind: 'picture.add',
    id: idOf(number),
    fields: { type: 'trip', source: 'wayfold', imageUrl, ...fields },
  };
}
type PictureAdd = Extract<Edit, { kind: 'picture.add' }>;

/** The stops in order with their dates, `Moab 05-10 to 05-13`. */
export function datesOf(document: TripDocument): string[] {
  return orderedDestinations(document).map(
    ({ name, dtArrive, dtDepart }) => `${name} ${dtArrive?.slice(5)} to ${dtDepart?.slice(5)}`,
  );
}

/** Stores a leg from one stop to the next, with a ferry of these seconds on it. */
export function withFerry(document: TripDocument, from: Stop, seconds: number): TripDocument {
  const ordered = orderedDestinations(document);
  const index = ordered.findIndex(({ id }) => id === STOPS[from].id);
  const [start, end] = [ordered[index], ordered[index + 1]];
  if (!start || !end) throw new Error('There is no leg from there.');
  const key = legKey(start.coords, end.coords, start.transport);
  const parts: LegPart[] = [{ kind: 'ferry', name: 'Cook Strait ferry', seconds, at: [174.4, -41.3] }];
  const leg = { key, meters: 100_000, seconds: seconds + 3_600, estimated: true, failed: false, parts };
  return edited(document, { kind: 'legs.set', legs: { [start.id]: leg } });
}
