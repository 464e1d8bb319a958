import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../api/device/online';
import { useKnownPlaces } from '../../api/places/known-places';
import { noteRecentPlace } from '../../api/places/recent-places';
import { useSelectedId, useSelectionActions } from '../../planner-state/selection';
import { AddDestination } from './add-destination';
import { type AddSpot, placeOfSpot } from './add-spot';
import { LikelyList } from './likely-list';
import { type LikelyPlace, stopBefore } from './likely-places';
import { type NewPlace, newPlaceFromAtlas } from './new-destination';
import { OfflinePlaces } from './offline-places';
import { SpotChoice } from './spot-choice';
import { useIsFull } from './use-is-full';
import { useLikelyPlaces } from './use-likely-places';
import { useLikelyTag } from './use-likely-tag';
import { ghostAt } from './use-spots';
import type { NewPlaces } from './use-typed-list';

/** Adds destinations, one after the other: by name, or from the places that are likely before anything is typed. */
export function AddPanel(props: {
  document: TripDocument;
  /** `at` is 1-based. */
  onAdd: (place: NewPlace, at: number) => void;
  /** Adds several places that were typed at once. */
  onAddList: (list: NewPlaces, at: number) => void;
  /** Called when the field gets the focus and when it loses it. */
  onFocusChange: (isFocused: boolean) => void;
}) {
  const { document, onAdd, onAddList, onFocusChange } = props;
  const stops = orderedDestinations(document);
  const [spot, setSpot] = useState<AddSpot>(useSpotAtFirst(document));
  const at = placeOfSpot(spot, stops);
  const { groups, isReady, measureOf, spotOf } = useLikelyPlaces(document, at);
  const places = useMemo(() => groups.flatMap((group) => group.places), [groups]);
  const tagOf = useLikelyTag();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const previewed = isReady ? (places.find(({ id }) => id === chosenId) ?? places[0] ?? null) : null;
  const insertion = previewed ? spotOf(previewed) : null;
  const ghost = useMemo(
    () => (previewed ? ghostAt(previewed, spotOf(previewed), document) : null),
    [previewed, spotOf, document],
  );
  const isOnline = useOnline();
  const isFull = useIsFull(stops.length);
  const list = useRef<HTMLElement>(null);
  const known = useKnownPlaces(document);
  const { setGhost } = useSelectionActions();
  useEffect(() => () => setGhost(null), [setGhost]);

  function add(place: NewPlace, position: number) {
    setChosenId(null);
    // A chosen position applies to one destination only, but `end` stays chosen.
    if (spot !== 'end') setSpot('best');
    onAdd(place, position);
  }

  function addLikely(place: LikelyPlace) {
    noteRecentPlace(place);
    // The row is about to go; the field would open the keyboard.
    list.current?.focus({ preventScroll: true });
    add(newPlaceFromAtlas(place), spotOf(place)?.at ?? stops.length + 1);
  }

  return (
    <>
      <AddDestination
        document={document}
        onAdd={add}
        onAddList={onAddList}
        onFocusChange={onFocusChange}
        placement="bottom"
        around={useMemo(() => ({ spot, ghost }), [spot, ghost])}
      />
      {stops.length > 0 && !isFull ? (
        <SpotChoice spot={spot} onChange={setSpot} stops={stops} insertion={insertion} />
      ) : null}
      {isOnline ? null : (
        <OfflinePlaces
          places={known.filter(({ id }) => places.every((place) => place.id !== id))}
          onAdd={(place) => addLikely({ ...place, category: '' })}
        />
      )}
      {isFull ? null : (
        <LikelyList
          listRef={list}
          groups={groups}
          isReady={isReady}
          near={stopBefore(stops, at)}
          toward={at === null ? null : (stops[at - 1] ?? null)}
          tagOf={(place, kind) => tagOf(kind, measureOf(place))}
          previewed={previewed}
          onPreview={({ id }) => setChosenId(id)}
          onAdd={addLikely}
        />
      )}
    </>
  );
}

/** After the destination that is selected on the map, unless it is the last one. */
function useSpotAtFirst(document: TripDocument): AddSpot {
  const selectedId = useSelectedId();
  const stops = orderedDestinations(document);
  const isWithin = stops.slice(0, -1).some(({ id }) => id === selectedId);
  return selectedId !== null && isWithin ? selectedId : 'best';
}
