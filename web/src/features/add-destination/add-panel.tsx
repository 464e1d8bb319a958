import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useState } from 'react';
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
import { useLikelyPlaces } from './use-likely-places';
import { ghostAt, useSpotTag } from './use-spots';

/** Adds a destination: by name, or from the places that are likely before anything is typed. */
export function AddPanel(props: {
  document: TripDocument;
  /** `at` is 1-based. */
  onAdd: (place: NewPlace, at: number) => void;
}) {
  const { document, onAdd } = props;
  const stops = orderedDestinations(document);
  const [spot, setSpot] = useState<AddSpot>(useSpotAtFirst(document));
  const at = placeOfSpot(spot, stops);
  const { groups, isReady, measureOf, spotOf } = useLikelyPlaces(document, at);
  const places = useMemo(() => groups.flatMap((group) => group.places), [groups]);
  const tagOf = useSpotTag();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const previewed = isReady ? (places.find(({ id }) => id === chosenId) ?? places[0] ?? null) : null;
  const insertion = previewed ? spotOf(previewed) : null;
  const ghost = useMemo(
    () => (previewed ? ghostAt(previewed, spotOf(previewed), document) : null),
    [previewed, spotOf, document],
  );
  const isOnline = useOnline();
  const known = useKnownPlaces(document);
  const { setGhost } = useSelectionActions();
  useEffect(() => () => setGhost(null), [setGhost]);

  function add(place: LikelyPlace) {
    noteRecentPlace(place);
    onAdd(newPlaceFromAtlas(place), spotOf(place)?.at ?? stops.length + 1);
  }

  return (
    <>
      <AddDestination
        document={document}
        onAdd={onAdd}
        placement="bottom"
        around={useMemo(() => ({ spot, ghost }), [spot, ghost])}
      />
      {stops.length > 0 ? (
        <SpotChoice spot={spot} onChange={setSpot} stops={stops} insertion={insertion} />
      ) : null}
      {isOnline ? null : (
        <OfflinePlaces
          places={known.filter(({ id }) => places.every((place) => place.id !== id))}
          onAdd={(place) => add({ ...place, category: '' })}
        />
      )}
      <LikelyList
        groups={groups}
        isReady={isReady}
        near={stopBefore(stops, at)}
        toward={at === null ? null : (stops[at - 1] ?? null)}
        tagOf={(place) => tagOf(measureOf(place))}
        previewed={previewed}
        onPreview={({ id }) => setChosenId(id)}
        onAdd={add}
      />
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
