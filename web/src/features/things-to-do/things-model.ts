import type { Place } from '@wayfold/contract/places';
import type { Destination } from '@wayfold/contract/trip';
import type { Coords, Id } from '@wayfold/contract/values';
import { dayOf, daysBetween, timeOf } from '@wayfold/domain/dates';
import { staysOf } from '@wayfold/domain/itinerary';
import { greatCircleMeters, roughLeg } from '@wayfold/domain/legs';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import type { PlaceKinds } from '../../api/places';

/** Where the tab looks: around the chosen stop, along the leg onward, or inside what the map shows. */
export type Where = 'near' | 'along' | 'area';

/** What going to a place costs in driving. `round` is there and back; `from` is one way, since it is near. */
export interface Detour {
  kind: 'round' | 'from' | 'extra';
  /** Rough; never negative. */
  seconds: number;
}

/** A place of a list, with what the trip makes of it. */
export interface FoundPlace {
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
/** What a place less known by one rank may save on the way to be as good a fit. */
const RANK_SECONDS = 20 * 60;

/** Lists what was found, in the order it came, with the detour of each and the best fit among those not planned yet. */
export function foundPlaces(places: readonly Place[], ends: Ends, planned: PlannedPlaces): FoundPlace[] {
  const found = places.map((place) => ({
    place,
    detour: detourOf(place.coords, ends),
    isBestFit: false,
    planned: planned(place),
  }));
  const open = found.filter((one) => one.detour !== null && one.planned === null);
  const costOf = ({ place, detour }: FoundPlace) => (detour?.seconds ?? 0) + (place.rank ?? 5) * RANK_SECONDS;
  const best = open.reduce<FoundPlace | null>(
    (least, one) => (least && costOf(least) <= costOf(one) ? least : one),
    null,
  );
  return found.map((one) => (one === best && open.length > 1 ? { ...one, isBestFit: true } : one));
}

/** Estimates the driving a place costs: between two stops what it adds, at one stop the way there and back. */
export function detourOf(coords: Coords, { from, to }: Ends): Detour | null {
  if (!from) return null;
  const there = roughLeg(from.coords, coords, 'MyVehicle').seconds;
  if (!to) {
    return there <= NEARBY_SECONDS ? { kind: 'from', seconds: there } : { kind: 'round', seconds: 2 * there };
  }
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
    if (event.eventid === null) continue;
    const stay = stays.get(event.destid);
    const { startDate } = document.trip;
    const tripDay =
      event.start !== null && startDate !== null
        ? daysBetween(startDate, dayOf(event.start)) + 1
        : (stay?.nightsBefore ?? 0) + (event.dayIndex ?? 1);
    const time = event.start === null ? event.timeOfDay : timeOf(event.start);
    events.set(event.eventid, { kind: 'event', destid: event.destid, tripDay, time });
  }
  const stops = orderedDestinations(document);
  return (place) => {
    const event = events.get(place.id);
    if (event) return event;
    const stop = stops.find(({ name, coords }) => name === place.name && isSameSpot(coords, place.coords));
    return stop ? { kind: 'stop', destid: stop.id, number: stop.destinationOrder } : null;
  };
}

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
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
