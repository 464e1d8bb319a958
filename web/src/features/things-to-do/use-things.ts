import type { Place } from '@wayfold/contract/places';
import type { Destination } from '@wayfold/contract/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { useMemo, useState } from 'react';
import { useFavorites } from '../../api/favorites';
import { NEAR_METERS, type PlaceKinds, type PlaceQuestion, usePlaceKinds, usePlaces } from '../../api/places';
import { useRouteLegs } from '../../api/routes';
import { useDiscovery, useDiscoveryActions } from '../../lib/discovery';
import { useSelectedId } from '../../lib/selection';
import {
  detourEnds,
  type Ends,
  type FoundPlace,
  foundPlaces,
  hasWords,
  isThingToDo,
  plannedPlaces,
  type Where,
} from './things-model';

/** Places under one heading. */
export interface PlaceGroup {
  kind: 'near' | 'along' | 'area' | 'saved';
  stop: Destination | null;
  next: Destination | null;
  found: readonly FoundPlace[];
  /** Where there is nothing to show: how many places the text and the chips leave out. */
  hidden: number;
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** What is looked for and what was found. */
export interface Things {
  kinds: PlaceKinds;
  where: Where;
  setWhere(where: Where): void;
  /** The stop that is looked around; null in a trip without stops. */
  stop: Destination | null;
  /** The stop after it; null for the last. */
  next: Destination | null;
  text: string;
  setText(text: string): void;
  /** Groups of kinds that are on; none means all. */
  chosen: readonly string[];
  toggleKind(id: string): void;
  isSaved: boolean;
  setSaved(isSaved: boolean): void;
  /** Meters around the stop. */
  radius: number;
  widen: () => void;
  showAll: () => void;
  groups: readonly PlaceGroup[];
}

/** How far around a stop is looked when asked to look farther, in meters: as far as the server looks. */
const FAR_METERS = 250_000;
/** How many places of the way follow those near a stop. */
const FEW = 6;

/** Holds what the traveler looks for in Things To Do, and follows what is found. */
export function useThings(document: TripDocument): Things {
  const kinds = usePlaceKinds();
  const { leaveArea, searchArea } = useDiscoveryActions();
  const area = useDiscovery(({ area: box }) => box);
  const [there, setThere] = useState<Exclude<Where, 'area'>>('near');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const [wide, setWide] = useState<string | null>(null);
  const where = area ? 'area' : there;

  const selectedId = useSelectedId();
  const stops = orderedDestinations(document);
  const at = Math.max(
    0,
    stops.findIndex(({ id }) => id === selectedId),
  );
  const stop = stops[at] ?? null;
  const next = stops[at + 1] ?? null;
  const radius = stop && wide === stop.id ? FAR_METERS : NEAR_METERS;
  const lines = useRouteLegs(document);
  const line = stop && next ? lines.get(stop.id)?.coordinates : undefined;

  const questions = questionsFor(where, { stop, next, line: line ?? [], area, radius });
  const asked = useMemo(
    () =>
      kinds.groups.flatMap(({ group, kinds: inGroup }) =>
        chosen.includes(group.id) ? [group.id, ...inGroup.map(({ id }) => id)] : [],
      ),
    [kinds, chosen],
  );
  const answers = usePlaces(
    questions.map(({ question }) => question),
    asked,
  );
  const favorites = useFavorites();

  const planned = useMemo(() => plannedPlaces(document), [document]);
  const groups = isSaved
    ? [savedGroup()]
    : questions.map(({ kind }, index): PlaceGroup => {
        const answer = answers[index];
        const status = answer?.data ? 'ready' : answer?.isError ? 'failed' : 'loading';
        // A place near the stop is not listed once more on the way onward.
        const listed = new Set(index > 0 ? answers[0]?.data?.map(({ id }) => id) : []);
        const places = (answer?.data ?? []).filter(({ id }) => !listed.has(id));
        return groupOf(kind, places, status, () => void answer?.refetch());
      });

  function savedGroup(): PlaceGroup {
    const places = favorites.places.filter(
      (place) => asked.length === 0 || place.categories.split(',').some((id) => asked.includes(id)),
    );
    return groupOf('saved', places, 'ready', () => {});
  }

  function groupOf(
    kind: PlaceGroup['kind'],
    places: readonly Place[],
    status: PlaceGroup['status'],
    retry: () => void,
  ): PlaceGroup {
    const listed = kind === 'saved' ? places : places.filter((place) => isThingToDo(place, kinds));
    const fitting = listed.filter((place) => hasWords(place, text, kinds));
    const found =
      kind === 'near' || kind === 'along'
        ? foundPlaces(fitting, { from: stop, to: kind === 'along' ? next : null }, planned)
        : fitting.flatMap((place) => foundPlaces([place], detourEnds(document, place.coords), planned));
    // Below the places of a stop those on the way are an outlook; they have a list of their own.
    const shown = kind === 'along' && where === 'near' ? found.slice(0, FEW) : found;
    return { kind, stop, next, found: shown, hidden: listed.length - fitting.length, status, retry };
  }

  return {
    kinds,
    where,
    setWhere: (to) => {
      setSaved(false);
      if (to === 'area') return searchArea();
      leaveArea();
      setThere(to);
    },
    stop,
    next,
    text,
    setText,
    chosen,
    toggleKind: (id) =>
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    isSaved,
    setSaved,
    radius,
    widen: () => setWide(stop?.id ?? null),
    showAll: () => {
      setText('');
      setChosen([]);
    },
    groups,
  };
}

function questionsFor(
  where: Where,
  {
    stop,
    next,
    line,
    area,
    radius,
  }: {
    stop: Destination | null;
    next: Destination | null;
    line: readonly (readonly [number, number])[];
    area: readonly [number, number, number, number] | null;
    radius: number;
  },
): { kind: 'near' | 'along' | 'area'; question: PlaceQuestion }[] {
  if (where === 'area') return area ? [{ kind: 'area', question: { kind: 'inside', box: area } }] : [];
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
  return [{ kind: 'near', question: { kind: 'near', at: stop.coords, radius } }, ...along];
}

/** The stops a place of a group is driven to from, for its detour on the map. */
export function endsOf(group: PlaceGroup, place: Place, document: TripDocument): Ends {
  if (group.kind === 'near') return { from: group.stop, to: null };
  if (group.kind === 'along') return { from: group.stop, to: group.next };
  return detourEnds(document, place.coords);
}
