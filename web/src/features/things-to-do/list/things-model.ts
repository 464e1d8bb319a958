import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { Detour as MeasuredDetour } from '@wayfold/contract/places/directions-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import type { PlaceHours } from '@wayfold/contract/places/places-endpoints';
import type { Destination } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween, timeOf } from '@wayfold/domain/calendar/dates';
import { staysOf } from '@wayfold/domain/dates/itinerary';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { kindsCalled } from '@wayfold/domain/format/kind-words';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { greatCircleMeters, roughLeg } from '@wayfold/domain/travel/legs';
import type { PlaceKinds } from '../../../api/places/places';

/** Where the tab searches: around the chosen stop, along the leg to the next, in the visible map area, around the traveler. */
export type Where = 'near' | 'along' | 'area' | 'me';

/** The cost of going to a place. */
export type Detour =
  /** `round` is there and back; `from` is one way, for nearby places. Seconds are approximate and never negative. */
  | { kind: 'round' | 'from' | 'extra'; seconds: number }
  /** There is no road to it. */
  | { kind: 'none' }
  /** The straight-line distance from the traveler. */
  | { kind: 'away'; meters: number };

/** Detours measured by the server, by place; null while loading, undefined if they aren't available. */
export type Measured = ReadonlyMap<string, MeasuredDetour | null> | null | undefined;

/** A place in a list, with its relation to the trip. */
export interface ListedPlace {
  place: Place;
  /** Null if there is no stop to drive from. */
  detour: Detour | null;
  /** The place in its group with the smallest detour for its rank. */
  isBestFit: boolean;
  planned: PlannedPlace | null;
}

/** How a place is part of the trip. */
export type PlannedPlace =
  /** `time` is `HH:MM`; null without one. */
  | { kind: 'event'; destid: Id; tripDay: number; time: string | null }
  | { kind: 'stop'; destid: Id; number: number };

/** The ends of a drive that a place is compared with: a single stop, or a stop and the next. */
export interface Ends {
  from: Destination | null;
  to: Destination | null;
}

/** Up to this one-way driving time a place shows the distance instead of the round trip. */
const NEARBY_SECONDS = 30 * 60;
/** Drives longer than a day aren't shown: the figure wouldn't be useful. */
const LONGEST_SECONDS = 24 * 3_600;
/** A place that saves this much driving is as good a fit as one that is one rank better. */
const RANK_SECONDS = 20 * 60;

/** Lists the results in their original order, with the detour of each and the best fit among those that aren't planned yet. */
export function foundPlaces(
  places: readonly Place[],
  ends: Ends,
  planned: PlannedPlaces,
  measured?: Measured,
): ListedPlace[] {
  const found = places.map((place) => ({
    place,
    detour: measured === null ? null : detourOf(place.coords, ends, measured?.get(place.id)),
    isBestFit: false,
    planned: planned(place),
  }));
  const open = found.filter((one) => secondsOf(one) !== null && one.planned === null);
  const costOf = (one: ListedPlace) => (secondsOf(one) ?? 0) + (one.place.rank ?? 5) * RANK_SECONDS;
  const best = open.reduce<ListedPlace | null>(
    (least, one) => (least && costOf(least) <= costOf(one) ? least : one),
    null,
  );
  return found.map((one) => (one === best && open.length > 1 ? { ...one, isBestFit: true } : one));
}

/** The driving time to a place, in seconds; null if not known. */
export function secondsOf({ detour }: Pick<ListedPlace, 'detour'>): number | null {
  return detour && 'seconds' in detour ? detour.seconds : null;
}

/**
 * The driving a place costs: between two stops the extra time, at one stop the way there and back.
 *
 * @param measured the server's figure; a rough estimate is used if it is missing
 */
export function detourOf(
  coords: Coords,
  { from, to }: Ends,
  measured?: MeasuredDetour | null | undefined,
): Detour | null {
  if (!from) return null;
  if (measured === null) return { kind: 'none' };
  if (!to) {
    const there = measured?.seconds ?? roughLeg(from.coords, coords, 'MyVehicle').seconds;
    if (there > LONGEST_SECONDS) return null;
    return there <= NEARBY_SECONDS ? { kind: 'from', seconds: there } : { kind: 'round', seconds: 2 * there };
  }
  // A detour measured before the first stop or after the last is one way, but travelers have to come back.
  if (measured?.after === 0) return { kind: 'extra', seconds: measured.seconds };
  const there = roughLeg(from.coords, coords, 'MyVehicle').seconds;
  const onward = roughLeg(coords, to.coords, 'MyVehicle').seconds;
  const now = roughLeg(from.coords, to.coords, 'MyVehicle').seconds;
  return { kind: 'extra', seconds: Math.max(0, there + onward - now) };
}

/** Returns how a place is part of a trip; null if it isn't. */
export type PlannedPlaces = (place: Place) => PlannedPlace | null;

/**
 * Creates the lookup of places in a trip: by the places of its events, and by stops with the same name and location.
 *
 * @param listed what is known about the places of events: one may be listed under another id than its event has
 */
export function plannedPlaces(
  document: TripDocument,
  listed: ReadonlyMap<string, Pick<PlaceHours, 'listedAs'>>,
): PlannedPlaces {
  const events = new Map<string, PlannedPlace>();
  const stays = new Map(staysOf(document).map((stay) => [stay.destination.id, stay]));
  for (const event of Object.values(document.events)) {
    const stay = stays.get(event.destid);
    const { startDate } = document.trip;
    const tripDay =
      event.start !== null && startDate !== null
        ? daysBetween(startDate, dayOf(event.start)) + 1
        : (stay?.nightsBefore ?? 0) + (event.dayIndex ?? 1);
    const time = event.start === null ? event.timeOfDay : timeOf(event.start);
    // A plan the user typed in can be saved as a place under the id of its event.
    const id = event.eventid ?? `${OWN_EVENT}${event.id}`;
    const planned: PlannedPlace = { kind: 'event', destid: event.destid, tripDay, time };
    events.set(id, planned);
    events.set(listed.get(id)?.listedAs ?? id, planned);
  }
  const stops = orderedDestinations(document);
  return (place) => {
    const event = events.get(place.id);
    if (event) return event;
    const stop = stops.find(({ name, coords }) => name === place.name && isSameSpot(coords, place.coords));
    return stop ? { kind: 'stop', destid: stop.id, number: stop.destinationOrder } : null;
  };
}

/** The prefix for event ids in the ids of places the user typed in. */
export const OWN_EVENT = 'event:';

function isSameSpot(a: Coords, b: Coords): boolean {
  return greatCircleMeters(a, b) < 300;
}

/** The stop nearest to a point; null if the trip has no stops. */
export function nearestStop(document: Pick<TripDocument, 'destinations'>, at: Coords): Destination | null {
  let nearest: Destination | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of orderedDestinations(document)) {
    const meters = greatCircleMeters(stop.coords, at);
    if (meters >= least) continue;
    least = meters;
    nearest = stop;
  }
  return nearest;
}

/**
 * Where a place belongs in the trip, and its detour there: between two stops if that is the shorter drive, otherwise at the
 * nearest stop.
 */
export function placeInTrip(
  document: TripDocument,
  at: Coords,
): { stop: Destination | null; next: Destination | null; detour: Detour | null } {
  const stops = orderedDestinations(document);
  const after = (stop: Destination | null) => (stop ? (stops[stop.destinationOrder] ?? null) : null);
  const nearest = nearestStop(document, at);
  const here = { stop: nearest, next: after(nearest), detour: detourOf(at, { from: nearest, to: null }) };
  const spot = bestInsertion(document, at);
  const stop = stops.find(({ id }) => id === spot?.after?.id) ?? null;
  if (!spot?.before || !stop || here.detour?.kind !== 'round') return here;
  if (spot.extraSeconds >= here.detour.seconds) return here;
  return { stop, next: after(stop), detour: { kind: 'extra', seconds: spot.extraSeconds } };
}

/**
 * The stop to search from: the chosen one, or else the first. There is no leg after the last one, so the search along the way
 * then uses the start of the longest leg.
 *
 * @returns its index; 0 if the trip has no stops
 */
export function stopLookedFrom(
  stops: readonly Pick<Destination, 'id' | 'hours' | 'miles'>[],
  selectedId: Id | null,
  where: Where,
): number {
  const at = Math.max(
    0,
    stops.findIndex(({ id }) => id === selectedId),
  );
  if (where !== 'along' || at < stops.length - 1) return at;
  return stops.slice(0, -1).reduce((longest, { hours, miles }, index) => {
    const { hours: mostHours = 0, miles: mostMiles = 0 } = stops[longest] ?? {};
    return hours > mostHours || (hours === mostHours && miles > mostMiles) ? index : longest;
  }, 0);
}

/** The stop that the detour to a place outside any list is measured from: the nearest one. */
export function detourEnds(document: Pick<TripDocument, 'destinations'>, at: Coords): Ends {
  return { from: nearestStop(document, at), to: null };
}

/** Creates the test whether a text stands for a kind of a place, or all its words occur in the place's names, town or kinds. */
export function placeTest(text: string, kinds: PlaceKinds): (place: Place) => boolean {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const meant = kindsCalled(text, [...kinds.byId.values()]);
  return (place) => {
    const ids = place.categories.split(',');
    if (ids.some((id) => meant.includes(id))) return true;
    const kindNames = ids.flatMap((id) => {
      const kind = kinds.byId.get(id);
      return kind ? [kind.name, kinds.byId.get(kind.parent ?? '')?.name ?? ''] : [];
    });
    const said = folded([place.name, place.localName, place.city, place.blurb, ...kindNames].join(' '));
    return words.every((word) => said.includes(word));
  };
}

function folded(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
