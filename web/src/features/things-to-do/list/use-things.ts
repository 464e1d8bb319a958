import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { liesBetween } from '@wayfold/domain/travel/detour';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { useEffect, useMemo, useState } from 'react';
import { useSetting } from '../../../api/client/settings';
import { useSuggestions } from '../../../api/places/atlas';
import { useFavorites } from '../../../api/places/favorites';
import { useOwnPlaces } from '../../../api/places/own-places';
import {
  FAR_METERS,
  isThingToDo,
  NEAR_METERS,
  type PlaceKinds,
  type PlaceQuestion,
  usePlaceKinds,
  usePlaces,
  usePlacesNamed,
} from '../../../api/places/places';
import { usePlanPlaces } from '../../../api/places/plan-places';
import { useRouteLegs } from '../../../api/places/routes';
import { useDiscovery, useDiscoveryActions } from '../../../planner-state/discovery';
import { useSelectedId } from '../../../planner-state/selection';
import { useMeasured } from '../use-measured';
import { ALL, askedKinds, type Chosen, isInSeason, isTimely, type Sort, sortFound } from './things-filter';
import {
  centerOf,
  endsOf,
  type Looking,
  type PlaceGroup,
  placeFromAtlas,
  questionsFor,
} from './things-groups';
import {
  foundPlaces,
  type Measured,
  placeTest,
  plannedPlaces,
  stopLookedFrom,
  type Where,
} from './things-model';

/** The search and its results. */
export interface Things {
  kinds: PlaceKinds;
  where: Where;
  setWhere(where: Where): void;
  /** The stop to search around; null if the trip has no stops. */
  stop: Destination | null;
  /** The stop after it; null for the last. */
  next: Destination | null;
  /** Whether the search has just begun on the map. */
  isFromMap: boolean;
  text: string;
  setText(text: string): void;
  chosen: Chosen;
  choose(chosen: Partial<Chosen>): void;
  toggleKind(id: string): void;
  sort: Sort;
  setSort(sort: Sort): void;
  isSaved: boolean;
  setSaved(isSaved: boolean): void;
  /** Searches around the stop even if the setting leaves that to the traveler. */
  discover(): void;
  /** Clears all filters. */
  showAll: () => void;
  groups: readonly PlaceGroup[];
}

/** How many places along the way are listed after those near a stop. */
const FEW = 6;

/** Holds the search state of the Things To Do tab, and loads the results. */
export function useThings(document: TripDocument): Things {
  const kinds = usePlaceKinds();
  const { leaveArea, searchArea, dropWish } = useDiscoveryActions();
  const area = useDiscovery((discovery) => discovery.area);
  const me = useDiscovery((discovery) => discovery.me);
  const [there, setThere] = useState<'near' | 'along'>('near');
  const wish = useDiscovery((discovery) => discovery.wish);
  const [text, setText] = useState(wish?.text ?? '');
  const [chosen, setChosen] = useState<Chosen>(wish ? { ...ALL, kinds: wish.kinds } : ALL);
  useEffect(dropWish, [dropWish]);
  const [sort, setSort] = useState<Sort>('fit');
  const [isSaved, setSaved] = useState(false);
  const [isWished, setWished] = useState(false);
  const isAutomatic = useSetting('auto_discover_destinations');
  const where = area ? 'area' : me ? 'me' : there;

  const selectedId = useSelectedId();
  const stops = orderedDestinations(document);
  const at = stopLookedFrom(stops, selectedId, where);
  const stop = stops[at] ?? null;
  const next = stops[at + 1] ?? null;
  const line = useRouteLegs(document).get(stop?.id ?? '')?.coordinates ?? [];
  const looking: Looking = { where, stop, next: stop ? next : null, line, area, me };
  const isAsked = isAutomatic || isWished || where !== 'near' || text !== '' || chosen !== ALL;

  const asked = useMemo(() => askedKinds(chosen, kinds), [chosen, kinds]);
  const questions = isAsked ? questionsFor(looking) : [];
  const answers = usePlaces(
    questions.map(({ question }) => question),
    asked,
  );
  const today = new Date().toISOString().slice(0, 10);
  const isListed = (place: Place) => isThingToDo(place, kinds) && isWanted(place);
  const isBare = answers[0]?.data?.every((place) => !isListed(place)) ?? false;
  const center = centerOf(looking);
  const [farAnswer] = usePlaces(isBare && center ? [farFrom(center)] : [], asked);
  const own = useOwnPlaces();
  const favorites = useFavorites();
  const named = useNamed(text, center ?? stop?.coords ?? null);
  const answerTo = (kind: Where) => answers[questions.findIndex((one) => one.kind === kind)]?.data;
  const measuredNear = useMeasured([stop], answerTo('near'));
  const measuredAlong = useMeasured([stop, next], answerTo('along'));
  const { places: listed } = usePlanPlaces(document);
  const planned = useMemo(() => plannedPlaces(document, listed), [document, listed]);

  function isWanted(place: Place): boolean {
    if (chosen.events) return place.dates !== null && isTimely(place, null, today);
    const stay = where === 'near' ? stop : null;
    return isTimely(place, stay, today) && (!chosen.inSeason || isInSeason(place, stop));
  }

  function groupsFound(): PlaceGroup[] {
    if (!isAsked) return stop ? [groupOf('near', [], 'unasked')] : [];
    const seen = new Set<string>();
    const found = questions.map(({ kind, question }, index) => {
      const answer = answers[index];
      const status = answer?.data ? 'ready' : answer?.isError ? 'failed' : 'loading';
      const isThere = ({ coords }: Place) =>
        kind !== 'along' || !stop || !next || liesBetween(coords, [stop.coords, next.coords]);
      // A place near the stop isn't listed again along the way.
      const places = [...ownFor(question), ...(answer?.data ?? [])].filter(
        (place) => !seen.has(place.id) && isThere(place),
      );
      for (const { id } of places) seen.add(id);
      const measured = kind === 'near' ? measuredNear : kind === 'along' ? measuredAlong : undefined;
      return groupOf(kind, places.filter(isListed), status, () => void answer?.refetch(), measured);
    });
    const others = (kind: 'farther' | 'named', places: readonly Place[]) => {
      const fresh = places.filter(({ id }) => !seen.has(id));
      return fresh.length > 0 ? [groupOf(kind, fresh, 'ready')] : [];
    };
    return [
      ...found,
      ...others('farther', (isBare && farAnswer?.data?.filter(isListed).slice(0, FEW)) || []),
      ...others('named', named),
    ];
  }

  function ownFor(question: PlaceQuestion): Place[] {
    if (question.kind === 'along' || chosen.events) return [];
    const isThere = ({ coords }: Place) =>
      question.kind === 'near'
        ? greatCircleMeters(question.at as Coords, coords) <= (question.radius ?? NEAR_METERS) // only read
        : isInside(coords, question.box);
    return own.filter((place) => isThere(place) && (asked.length === 0 || asked.includes(place.categories)));
  }

  function groupOf(
    kind: PlaceGroup['kind'],
    places: readonly Place[],
    status: PlaceGroup['status'],
    retry: () => void = () => {},
    measured: Measured = undefined,
  ): PlaceGroup {
    const group = { kind, stop, next, status, retry };
    const fitting = kind === 'named' ? places : places.filter(placeTest(text, kinds));
    const found =
      kind === 'near' || kind === 'along'
        ? foundPlaces(fitting, endsOf(group, { coords: [0, 0] }, document), planned, measured)
        : fitting.flatMap((place) => foundPlaces([place], endsOf(group, place, document), planned));
    const told =
      kind !== 'me'
        ? found
        : found.map((one): typeof one => ({
            ...one,
            detour: { kind: 'away', meters: one.place.distanceMeters ?? 0 },
          }));
    // Below the places near a stop, places along the way are only a preview; they have their own list.
    const shown = kind === 'along' && where === 'near' ? told.slice(0, FEW) : told;
    return { ...group, found: sortFound(shown, sort), hidden: places.length - fitting.length };
  }

  const saved = () =>
    favorites.places.filter(
      ({ categories }) => asked.length === 0 || categories.split(',').some((id) => asked.includes(id)),
    );

  return {
    kinds,
    where,
    setWhere: (to) => {
      setSaved(false);
      if (to === 'area') return searchArea();
      leaveArea();
      if (to !== 'me') setThere(to);
    },
    stop,
    next,
    isFromMap: wish !== null,
    text,
    setText,
    chosen,
    choose: (part) => setChosen((before) => ({ ...before, ...part })),
    toggleKind: (id) => setChosen((before) => ({ ...before, kinds: toggled(before.kinds, id) })),
    sort,
    setSort,
    isSaved,
    setSaved,
    discover: () => setWished(true),
    showAll: () => {
      setText('');
      setChosen(ALL);
    },
    groups: isSaved ? [groupOf('saved', saved(), 'ready')] : groupsFound(),
  };
}

/** Places anywhere that match by name: listed places, then airports and towns. */
function useNamed(text: string, near: Coords | null): readonly Place[] {
  const listed = usePlacesNamed(text, near);
  const { places } = useSuggestions(
    text.trim().length > 1 ? text : '',
    near ? { near, limit: 6 } : { limit: 6 },
  );
  return useMemo(() => {
    if (!listed) return [];
    const ofAtlas = places.flatMap((place) => placeFromAtlas(place) ?? []);
    return [...new Map([...listed, ...ofAtlas].map((place) => [place.id, place])).values()];
  }, [listed, places]);
}

function farFrom(center: Coords): PlaceQuestion {
  return { kind: 'near', at: center, radius: FAR_METERS };
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function isInside([lon, lat]: Coords, [west, south, east, north]: readonly [number, number, number, number]) {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
}
