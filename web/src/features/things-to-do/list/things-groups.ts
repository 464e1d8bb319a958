import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type MapBox, NEAR_METERS, type PlaceQuestion } from '../../../api/places/places';
import { detourEnds, type Ends, type ListedPlace, OWN_EVENT, type Where } from './things-model';

/** Why places are grouped together. */
export type GroupKind = Where | 'saved' | 'farther' | 'named';

/** Places under one heading. */
export interface PlaceGroup {
  kind: GroupKind;
  stop: Destination | null;
  next: Destination | null;
  found: readonly ListedPlace[];
  /** How many places are hidden by the text and the filter. */
  hidden: number;
  /** `unasked`: the user hasn't asked to see them yet. */
  status: 'unasked' | 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** Where the list searches. */
export interface Looking {
  where: Where;
  stop: Destination | null;
  next: Destination | null;
  /** The leg to the next stop; empty if not known yet. */
  line: readonly (readonly [number, number])[];
  area: MapBox | null;
  /** The traveler's location. */
  me: Readonly<Coords> | null;
}

/** The queries to send, in the order of the groups. */
export function questionsFor(looking: Looking): { kind: Where; question: PlaceQuestion }[] {
  const { where, stop, next, line, area, me } = looking;
  if (where === 'area') return area ? [{ kind: 'area', question: { kind: 'inside', box: area } }] : [];
  if (where === 'me') return me ? [{ kind: 'me', question: { kind: 'near', at: me } }] : [];
  const along =
    stop && next
      ? [
          {
            kind: 'along' as const,
            question: { kind: 'along' as const, line: line.length > 1 ? line : [stop.coords, next.coords] },
          },
        ]
      : [];
  if (where === 'along' || !stop) return along;
  return [{ kind: 'near', question: { kind: 'near', at: stop.coords, radius: NEAR_METERS } }, ...along];
}

/** The center of the searched area; null for a route. */
export function centerOf({ where, stop, area, me }: Looking): Coords | null {
  if (where === 'me') return me ? [me[0], me[1]] : null;
  if (where === 'near') return stop?.coords ?? null;
  if (where === 'along' || !area) return null;
  const [west, south, east, north] = area;
  const lon = (west + (east < west ? east + 360 : east)) / 2;
  return [lon > 180 ? lon - 360 : lon, (south + north) / 2];
}

/** The stops that the detour to a place of a group is measured from. */
export function endsOf(
  { kind, stop, next }: Pick<PlaceGroup, 'kind' | 'stop' | 'next'>,
  place: Pick<Place, 'coords'>,
  document: TripDocument,
): Ends {
  if (kind === 'near') return { from: stop, to: null };
  if (kind === 'along') return { from: stop, to: next };
  return detourEnds(document, place.coords);
}

/** A place that the atlas found by name, in the form of a card; null if it isn't a single spot, such as a country. */
export function placeFromAtlas(found: AtlasPlace): Place | null {
  if (found.kind !== 'airport' && found.kind !== 'town' && found.kind !== 'station') return null;
  const { id, name, localName, coords, country, countryCode, region, timezone } = found;
  return {
    ...UNKNOWN_PLACE,
    ...{ id, name, localName, coords, country, countryCode, region, timezone },
    poi_source: found.kind === 'airport' ? 'airport' : 'map_data',
    categories: found.kind === 'station' ? found.kind : '',
  };
}

/** A plan the user typed into a day, as a place that can be saved; located at its stop unless it has its own location. */
export function placeOfEvent(event: TripEvent, { destinations }: TripDocument): Place {
  const { id, name, destid, notes } = event;
  const coords = event.coords ?? destinations[destid]?.coords ?? [0, 0];
  return {
    ...UNKNOWN_PLACE,
    id: OWN_EVENT + id,
    name,
    coords,
    blurb: notes || null,
    poi_source: 'user_event',
  };
}
