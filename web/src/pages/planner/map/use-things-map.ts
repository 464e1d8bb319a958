import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo } from 'react';
import { iconOf, usePlace } from '../../../api/places/places';
import { endsOf } from '../../../features/things-to-do/list/things-groups';
import { detourEnds } from '../../../features/things-to-do/list/things-model';
import type { Things } from '../../../features/things-to-do/list/use-things';
import type { MapPlace } from '../../../map/trip-map-props';
import { type Discovery, useDiscovery, useDiscoveryActions } from '../../../planner-state/discovery';
import { useSelectionActions } from '../../../planner-state/selection';

/** The map fits this many of the best places around a stop. */
const FITTED = 12;
/** The map draws at most this many places. */
const MOST = 120;

/**
 * Shows the results of the list on the map, and the route to the place that is hovered or open in the panel.
 *
 * @param openId the place whose page is open; null for the list
 */
export function useThingsMap(things: Things, document: TripDocument, openId: string | null): void {
  const { show, hoverPlace } = useDiscoveryActions();
  const { setGhost } = useSelectionActions();
  const hoveredId = useDiscovery((discovery) => discovery.hoveredId);
  const me = useDiscovery((discovery) => discovery.me);
  const { groups, kinds } = things;
  const { data: open } = usePlace(openId);

  const found = groups.flatMap((group) => group.found.map((one) => ({ ...one, group })));
  const placesKey = [...found.map(({ place }) => place.id), open?.id, kinds.icons.size].join(' ');
  // Every keystroke creates new groups; the map only redraws if the places have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const places = useMemo((): MapPlace[] => {
    const all = new Map(
      [...(open ? [open] : []), ...found.map(({ place }) => place)].map((one) => [one.id, one]),
    );
    return [...all.values()].slice(0, MOST).map(({ id, name, coords, categories }) => {
      const [kind = ''] = categories.split(',');
      return { id, name, coords: [coords[0], coords[1]], icon: iconOf(kinds, kind), kind };
    });
  }, [placesKey]);

  const focusKey = focusOf(things, document, { open: open ?? null, me });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the serialized value is compared
  const focus = useMemo(() => focusKey, [JSON.stringify(focusKey)]);
  useEffect(() => show(places, focus), [show, places, focus]);
  useEffect(() => () => show([], null), [show]);
  useEffect(() => () => hoverPlace(null, 'list'), [hoverPlace]);

  const lifted = found.find(({ place }) => place.id === (hoveredId ?? openId));
  const place = lifted?.place ?? (openId === null ? undefined : open);
  const isPlanned = (lifted?.planned ?? null) !== null;
  const ends = place && (lifted ? endsOf(lifted.group, place, document) : detourEnds(document, place.coords));
  const key = place && !isPlanned ? `${place.id} ${ends?.from?.id} ${ends?.to?.id}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the route
  useEffect(() => {
    if (!place || key === null) return;
    const { name, localName, coords } = place;
    setGhost({
      coords: [coords[0], coords[1]],
      name: localName && localName !== name ? `${localName} ${name}` : name,
      from: pointOf(ends?.from),
      to: pointOf(ends?.to),
    });
    return () => setGhost(null);
  }, [key, setGhost]);
}

function pointOf(stop: { coords: readonly [number, number] } | null | undefined): [number, number] | null {
  return stop ? [stop.coords[0], stop.coords[1]] : null;
}

function focusOf(
  { groups, where, isSaved, stop, next }: Things,
  document: TripDocument,
  { open, me }: { open: { coords: readonly [number, number] } | null; me: Discovery['me'] },
): Discovery['focus'] {
  if (open) {
    const { from } = detourEnds(document, [open.coords[0], open.coords[1]]);
    return [pointOf(open), pointOf(from)].filter((at) => at !== null);
  }
  const middle = where === 'me' ? me : stop?.coords;
  if (isSaved || where === 'area' || !middle) return 'stay';
  const [first, second] = groups;
  // If nothing is nearby, use the places farther away.
  const group = first?.found.length === 0 && second?.kind === 'farther' ? second : first;
  if (!group || (group.found.length === 0 && where !== 'me')) return 'stay';
  if (where === 'along' && stop && next) return [pointOf(stop), pointOf(next)].filter((at) => at !== null);
  const around = group.found
    .slice(0, FITTED)
    .map(({ place }): [number, number] => [place.coords[0], place.coords[1]]);
  return [[middle[0], middle[1]], ...around];
}
