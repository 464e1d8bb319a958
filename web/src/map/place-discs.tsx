import type { LonLat } from '@wayfold/domain/map/mercator';
import { pinRect, type Rect } from '@wayfold/domain/map/place-names';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../ui/class-names';
import { clusterPlaces } from './cluster-places';
import { type DiscWish, layOutDiscs, type Point } from './disc-places';
import type { PlaceButtons } from './pin-buttons';
import styles from './place-discs.module.css';
import type { MapGhost, MapPlace, MapStop } from './trip-map-props';

/** The same empty list every time. */
export const NO_PLACES: readonly MapPlace[] = [];

/** How many discs have their name beside them, best places first. */
const NAMED = 12;

/** Sizes of a disc and a cluster, in pixels; a pill is as wide as its text. */
const DISC = { width: 22, height: 22 };
const CLUSTER = { width: 34, height: 34 };
const PILL_HEIGHT = 28;
/** How far discs, larger shapes and chosen ones may move from their places to make room for pins, in pixels. */
const REACH = { disc: 24, large: 60, chosen: 240 };
/** Maximum width of a name beside a disc or below a pill, and the approximate width of a letter, in pixels. */
const NAME_WIDTH = { disc: 134, pill: 220 };
const LETTER = 6.5;

/** Clusters come before the discs in the list, but choose after them, because discs are better places. */
const CLUSTER_WISH = {
  size: CLUSTER,
  reach: REACH.large,
  isLarge: true,
  isChosen: false,
  isSuggested: false,
  name: null,
};

/** Approximately what the name beside a stop's pin covers. */
function pinNameRect([x, y]: Point): Rect {
  return { left: x - 10, right: x + 100, top: y - 33, bottom: y - 15 };
}

/**
 * Places as discs over the map, the same for both renderers; many close together become one disc with their count.
 *
 * All of them are also in the list beside the map, so they are not in the Tab order.
 */
export function PlaceDiscs(props: {
  places: readonly MapPlace[];
  stops: readonly MapStop[];
  /** The scale of each stop's pin. */
  scales: readonly number[];
  hoveredId: string | null;
  ghost: MapGhost;
  zoom: number;
  onPlace: ((id: string) => void) | undefined;
  onHover: ((id: string | null) => void) | undefined;
  onCluster(at: LonLat): void;
  /** Set to the function that places the discs. */
  placeRef: RefObject<PlaceButtons>;
  /** Called after the discs change, so that the map places them again. */
  onChange(): void;
}) {
  const { places, stops, scales, hoveredId, ghost, zoom, onPlace, onHover, onCluster, placeRef, onChange } =
    props;
  const t = useTranslations('map');
  const list = useRef<HTMLUListElement>(null);
  const { alone, clusters } = useMemo(() => clusterPlaces(places, zoom), [places, zoom]);
  // Later ones are on top, so the best come last.
  const discs = useMemo(() => alone.toReversed(), [alone]);
  const ghostKey = ghost?.coords.join();

  useEffect(() => {
    const items = list.current?.querySelectorAll('li') ?? [];
    const buttons = Array.from(items, (item) => item.querySelector('button')?.offsetWidth ?? 0);
    placeRef.current = (screenOf, width, height) => {
      const tips = stops.map(({ coords }) => screenOf(coords));
      const wishes = [
        ...clusters.map(({ at }) => ({ ...CLUSTER_WISH, at: screenOf(at) })),
        ...discs.map((disc, index): DiscWish => {
          const at = screenOf(disc.coords);
          const isChosen = disc.id === hoveredId;
          const isSuggested = disc.coords.join() === ghostKey;
          const isLarge = disc.pill !== undefined;
          const wide = isLarge ? NAME_WIDTH.pill : NAME_WIDTH.disc;
          const name = Math.min(wide, LETTER * disc.name.length);
          const hasRoom = at[0] + DISC.width + name <= width;
          return {
            ...{ at, isLarge, isChosen, isSuggested },
            size: isLarge ? { width: buttons[clusters.length + index] ?? 0, height: PILL_HEIGHT } : DISC,
            reach: isChosen ? REACH.chosen : isLarge ? REACH.large : REACH.disc,
            name: { width: name, sides: isLarge ? ['below'] : hasRoom ? ['right', 'left'] : ['left'] },
          };
        }),
      ];
      const layouts = layOutDiscs(wishes.toReversed(), {
        map: { width, height },
        pins: tips.map((at, index) => pinRect({ at, scale: scales[index] ?? 1 })),
        pinNames: tips.map(pinNameRect),
        suggested: ghost ? pinRect({ at: screenOf(ghost.coords), scale: 1 }) : null,
      }).reverse();
      for (const [index, { place, side }] of layouts.entries()) {
        const item = items[index];
        if (!item) continue;
        item.style.visibility = place ? '' : 'hidden';
        if (place) item.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
        item.dataset.ghost = wishes[index]?.isSuggested ? 'yes' : 'no';
        item.dataset.side = side ?? 'none';
      }
    };
    onChange();
  }, [discs, clusters, stops, scales, ghost, ghostKey, hoveredId, placeRef, onChange]);

  const named = new Set(alone.slice(0, NAMED).map(({ id }) => id));
  if (places.length === 0) return null;
  return (
    <ul ref={list} className={styles.discs} aria-label={t('places')}>
      {clusters.map(({ at, places: inside }) => (
        <li key={at.join()}>
          <button
            type="button"
            tabIndex={-1}
            className={classNames(
              styles.cluster,
              inside.some(({ id }) => id === hoveredId) && styles.hovered,
            )}
            aria-label={t('placesHere', { count: inside.length })}
            onClick={() => onCluster(at)}
          >
            {inside.length}
          </button>
        </li>
      ))}
      {discs.map(({ id, name, icon, pill }) => (
        <li key={id} data-hovered={id === hoveredId || undefined} data-pill={pill !== undefined || undefined}>
          <button
            type="button"
            tabIndex={-1}
            className={classNames(
              styles.disc,
              pill !== undefined && styles.pill,
              id === hoveredId && styles.hovered,
            )}
            aria-label={pill ? `${name}, ${pill}` : name}
            onClick={() => onPlace?.(id)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(id)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onHover?.(null)}
          >
            <svg width={13} height={13} viewBox="0 0 15 15" aria-hidden="true" fill="currentColor">
              {icon ? <path d={icon} /> : <circle cx={7.5} cy={7.5} r={3.5} />}
            </svg>
            {pill ? <span aria-hidden="true">{pill}</span> : null}
          </button>
          {(named.has(id) && pill === undefined) || id === hoveredId ? (
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
