import type { Coords, LocalDate } from '@wayfold/contract/kernel/values';
import type { DestinationIdea, IdeaStop, TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays } from '@wayfold/domain/calendar/dates';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import {
  emptyDocument,
  orderedDestinations,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';

/** External values that changes made from ideas depend on. */
interface Making {
  newId: () => string;
  now: Date;
}

/** The user's choices for a trip made from an idea; null if left open. */
interface IdeaTrip {
  startDate: LocalDate | null;
  currency: string | null;
}

/** The changes that turn an empty trip into an idea: its name, its stops, its sights, the first day and the currency. */
export function newTripChanges(
  idea: TripIdea,
  { startDate, currency }: IdeaTrip,
  making: Making,
): SingleChange[] {
  const stops = idea.stops.flatMap((stop) => stopChanges(idea, stop, null, making));
  // The date comes last, so that plans on a day of the stay get their dates from it.
  const fields = { name: idea.name, ...(startDate ? { startDate } : {}), ...(currency ? { currency } : {}) };
  return [...stops, { kind: 'trip.set', fields }];
}

/** The changes that append the stops of an idea to a trip, with their sights. */
export function addToTripChanges(document: TripDocument, idea: TripIdea, making: Making): SingleChange[] {
  let arrive = orderedDestinations(document).at(-1)?.dtDepart ?? document.trip.startDate;
  return idea.stops.flatMap((stop) => {
    const changes = stopChanges(idea, stop, arrive, making);
    if (arrive !== null) arrive = addDays(arrive, stop.nights);
    return changes;
  });
}

/** The change that appends a destination idea to a trip. */
export function addDestinationIdeaChange(
  idea: DestinationIdea,
  { newId, now }: Making,
): SingleChange & { kind: 'destination.add' } {
  const { name, localName, country, timezone, nights } = idea;
  return {
    kind: 'destination.add',
    id: newId(),
    fields: {
      ...{ name, localName, country, timezone, nights },
      region: idea.admin1,
      coords: coordsOf(idea),
      ...madeNow(now),
    },
  };
}

/** The trip that an idea would make. It is never saved. */
export function ideaDocument(idea: TripIdea, startDate: LocalDate | null): TripDocument {
  let row = 0;
  const newId = () => `idea-${idea.id}-${++row}`;
  const empty = emptyDocument({ id: newId(), currency: 'USD' });
  const changes = newTripChanges(idea, { startDate, currency: null }, { newId, now: new Date(0) });
  return applyEdit(empty, { kind: 'batch', changes }).document;
}

/** The coordinates of a destination idea. */
export function coordsOf({ coords }: Pick<DestinationIdea, 'coords'>): Coords {
  const [lon = 0, lat = 0] = coords.split(',').map(Number);
  return [lon, lat];
}

function stopChanges(
  idea: TripIdea,
  stop: IdeaStop,
  arrive: LocalDate | null,
  { newId, now }: Making,
): SingleChange[] {
  const { name, localName, region, country, coords, timezone, nights, onward } = stop;
  const id = newId();
  const places = stop.places.flatMap((place) => idea.places.find((known) => known.id === place) ?? []);
  return [
    {
      kind: 'destination.add',
      id,
      fields: {
        ...{ name, localName, region, country, coords, timezone, nights },
        ...(onward ? { transport: onward } : {}),
        ...madeNow(now),
      },
    },
    ...places.map((place, index): SingleChange => {
      // Spread over the days of the stay; the departure day stays free if there are others.
      const day = 1 + Math.floor((index * Math.max(1, nights)) / places.length);
      return {
        kind: 'event.add',
        id: newId(),
        fields: {
          name: place.name,
          eventid: place.id,
          poi_source: 'curated',
          isUserEvent: false,
          coords: place.coords,
          homeDestid: id,
          sortId: index,
          ...(arrive === null ? { dayIndex: day } : { start: addDays(arrive, day - 1) }),
        },
      };
    }),
  ];
}

function madeNow(now: Date) {
  return { createdAtUtc: now.toISOString(), userOffset: -now.getTimezoneOffset() };
}
