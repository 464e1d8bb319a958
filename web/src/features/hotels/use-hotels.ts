import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo, useState } from 'react';
import { usePlace } from '../../api/places/places';
import { FAR_STAYS_METERS, STAYS_METERS, type StayQuestion, useStayPlaces } from '../../api/places/stays';
import { useDiscovery, useDiscoveryActions } from '../../planner-state/discovery';
import { useSelectedId, useSelectionActions } from '../../planner-state/selection';
import { fitsText, openStop, type StopStays, stopStays } from './hotels-model';

/** The parts of the planner that the tab needs. */
export interface HotelsPlanner {
  isEditable: boolean;
  /** The chosen place to stay, in the list or on the map. */
  chosenId: string | null;
  choose(id: string | null): void;
  editEvent(id: Id): void;
  goToTrip(): void;
}

/** The state of the Hotels tab and its actions. */
export interface Hotels extends HotelsPlanner {
  stops: readonly StopStays[];
  /** The open stop; null if there is none. */
  here: StopStays | null;
  /** Opens a stop, for one of its nights if that was clicked; null closes the open stop. */
  open(id: Id | null, night?: number): void;
  /** The clicked night of the open stop, 0-based. */
  night: number | null;
  /** Whether to search for stays even though every night here has one. */
  isAnother: boolean;
  findAnother: () => void;
  /** The places to stay that match the text, best first. */
  found: readonly Place[];
  /** The number of places before filtering by text. */
  listed: number;
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
  chosen: Place | null;
  text: string;
  setText(text: string): void;
  isArea: boolean;
  leaveArea: () => void;
  /** Search radius around the stop in meters. */
  radius: number;
  widen: () => void;
}

/** Holds the state of the Hotels tab, and loads its places. */
export function useHotels(document: TripDocument, planner: HotelsPlanner): Hotels {
  const selectedId = useSelectedId();
  const { select } = useSelectionActions();
  const { leaveArea } = useDiscoveryActions();
  const area = useDiscovery((discovery) => discovery.area);
  const [closedId, setClosedId] = useState<Id | null>(null);
  const [pressed, setPressed] = useState<{ id: Id; night: number } | null>(null);
  const [anotherId, setAnotherId] = useState<Id | null>(null);
  const [farId, setFarId] = useState<Id | null>(null);
  const [text, setText] = useState('');
  const { chosenId, choose } = planner;

  const stops = useMemo(() => stopStays(document), [document]);
  const opened = openStop(stops, selectedId);
  const here = opened && opened.stop.id === closedId ? null : opened;
  const id = here?.stop.id ?? null;
  const isAnother = id !== null && id === anotherId;
  const looks = here !== null && (here.openCount > 0 || isAnother);
  const isFar = id !== null && id === farId;
  const answer = useStayPlaces(looks ? questionOf(here, area, isFar) : null);
  const places = looks ? answer.places : undefined;
  const found = useMemo(() => {
    const fitting = (places ?? []).filter((place) => text.trim() === '' || fitsText(place, text.trim()));
    // Sample listings come after real ones.
    return [...fitting.filter(({ sample }) => !sample), ...fitting.filter(({ sample }) => sample)];
  }, [places, text]);
  const inList = places?.find((place) => place.id === chosenId);
  // A link can point to a place that isn't near the stop.
  const { data: alone } = usePlace(chosenId !== null && !inList ? chosenId : null);

  return {
    ...planner,
    stops,
    here,
    open: (next, night) => {
      setClosedId(next === null ? id : null);
      setPressed(next === null || night === undefined ? null : { id: next, night });
      setAnotherId(null);
      if (next === null) return;
      if (next !== id) {
        setText('');
        leaveArea();
        choose(null);
      }
      select(next);
    },
    night: pressed !== null && pressed.id === id ? pressed.night : null,
    isAnother,
    findAnother: () => setAnotherId(id),
    found,
    listed: places?.length ?? 0,
    status: places ? 'ready' : answer.isFailed ? 'failed' : 'loading',
    retry: answer.retry,
    chosen: inList ?? alone ?? null,
    text,
    setText,
    isArea: area !== null,
    leaveArea,
    radius: isFar ? FAR_STAYS_METERS : STAYS_METERS,
    widen: () => setFarId(id),
  };
}

function questionOf(
  { stop }: StopStays,
  area: readonly [number, number, number, number] | null,
  isFar: boolean,
): StayQuestion {
  return area ? { box: area } : { at: stop.coords, isFar };
}
