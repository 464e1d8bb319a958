import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { Detour as MeasuredDetour } from '@wayfold/contract/places/directions-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween, timeOf } from '@wayfold/domain/calendar/dates';
import { staysOf } from '@wayfold/domain/dates/itinerary';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { greatCircleMeters, roughLeg } from '@wayfold/domain/travel/legs';
import type { PlaceKinds } from '../../../api/places/places';

/** Where the tab looks: around the chosen stop, along the leg onward, inside what the map shows, around the traveler. */
export type Where = 'near' | 'along' | 'area' | 'me';

/** What going to a place costs. */
export type Detour =
  /** `round` is there and back; `from` is one way, since it is near. Seconds are about right and never negative. */
  | { kind: 'round' | 'from' | 'extra'; seconds: number }
  /** No road leads there. */
  | { kind: 'none' }
  /** As far from where the traveler is, in a straight line. */
  | { kind: 'away'; meters: number };

/** Detours as the server measured them, by place; null while they are on their way, undefined where they cannot be had. */
export type Measured = ReadonlyMap<string, MeasuredDetour | null> | null | undefined;

/** A place of a list, with what the trip makes of it. */
export interface ListedPlace {
  place: Place;
  /** Null where the place has no stop to drive from. */
  detour: Detour | null;
  /** The one of its group that costs the least for what it is. */
  isBestFit: boolean;
  planned: PlannedPlace | null;
}

/** How a place stands in the trip. */
export type PlannedPlace =
  /** `time` is `HH:MM`; null without one. */
  | { kind: 'event'; destid: Id; tripDay: number; time: string | null }
  | { kind: 'stop'; destid: Id; number: number };

/** Ends of a drive that a place is compared with: a stop alone, or a stop and the next. */
export interface Ends {
  from: Destination | null;
  to: Destination | null;
}

/** One way by car up to which a place is told by its distance and not by the way there and back. */
const NEARBY_SECONDS = 30 * 60;
/** A drive longer than a day is hardly one; no figure is better than that one. */
const LONGEST_SECONDS = 24 * 3_600;
/** What a place less known by one rank may save on the way to be as good a fit. */
const RANK_SECONDS = 20 * 60;

/** Lists what was found, in the order it came, with the detour of each and the best fit among those not planned yet. */
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

/** The driving a place costs, in seconds; null where nothing is known of it. */
export function secondsOf({ detour }: Pick<ListedPlace, 'detour'>): number | null {
  return detour && 'seconds' in detour ? detour.seconds : null;
}

/**
 * The driving a place costs: between two stops what it adds, at one stop the way there and back.
 *
 * @param measured what the server says of it; a rough estimate takes its place where it is missing
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
  // Measured before the first stop or after the last it would be one way, and one has to come back.
  if (measured?.after === 0) return { kind: 'extra', seconds: measured.seconds };
  const there = roughLeg(from.coords, coords, 'MyVehicle').seconds;
  const onward = roughLeg(coords, to.coords, 'MyVehicle').seconds;
  const now = roughLeg(from.coords, to.coords, 'MyVehicle').seconds;
  return { kind: 'extra', seconds: Math.max(0, there + onward - now) };
}

/** Finds how a place stands in a trip; null while it does not. */
export type PlannedPlaces = (place: Place) => PlannedPlace | null;

/** Makes the look-up of places in a trip: by what their events stand for, and by stops of the same name and spot. */
export function plannedPlaces(document: TripDocument): PlannedPlaces {
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
    // What somebody typed in is a place to save under the id of its event.
    const id = event.eventid ?? `${OWN_EVENT}${event.id}`;
    events.set(id, { kind: 'event', destid: event.destid, tripDay, time });
  }
  const stops = orderedDestinations(document);
  return (place) => {
    const event = events.get(place.id);
    if (event) return event;
    const stop = stops.find(({ name, coords }) => name === place.name && isSameSpot(coords, place.coords));
    return stop ? { kind: 'stop', destid: stop.id, number: stop.destinationOrder } : null;
  };
}

/** Before the id of an event, as places name those that somebody typed in. */
export const OWN_EVENT = 'event:';

function isSameSpot(a: Coords, b: Coords): boolean {
  return greatCircleMeters(a, b) < 300;
}

/** The stop nearest to a point; null in a trip without stops. */
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
 * Where a place belongs in the trip, and what it costs there: on the way between two stops where that is the shorter
 * drive, else at the stop nearest to it.
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
 * The stop that is looked from: the chosen one, else the first. Nothing leads on from the last one, so the way is looked
 * along from where the longest leg begins.
 *
 * @returns its index; 0 in a trip without stops
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

/** What a place outside any list is driven to from: the stop nearest to it. */
export function detourEnds(document: Pick<TripDocument, 'destinations'>, at: Coords): Ends {
  return { from: nearestStop(document, at), to: null };
}

/** Tells whether a place is for this tab: stays have one of their own, and airports are no sights. */
export function isThingToDo(place: Place, kinds: PlaceKinds): boolean {
  const [first = ''] = place.categories.split(',');
  return place.poi_source !== 'airport' && kinds.byId.get(first)?.parent !== STAYS && first !== STAYS;
}

/** The group of places to sleep. */
export const STAYS = 'group-stay';

/** Tells whether a place has all words of a text in its names, its town or its kinds. */
export function hasWords(place: Place, text: string, kinds: PlaceKinds): boolean {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const kindNames = place.categories.split(',').flatMap((id) => {
    const kind = kinds.byId.get(id);
    return kind ? [kind.name, kinds.byId.get(kind.parent ?? '')?.name ?? ''] : [];
  });
  const said = folded([place.name, place.localName, place.city, place.blurb, ...kindNames].join(' '));
  return words.every((word) => said.includes(word));
}

function folded(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
