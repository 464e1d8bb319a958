import type { LonLat } from '@wayfold/domain/map/mercator';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../ui/class-names';
import { clusterPlaces } from './cluster-places';
import type { PlaceButtons } from './pin-buttons';
import styles from './place-discs.module.css';
import type { MapGhost, MapPlace, MapStop } from './trip-map-props';

/** The same empty list every time. */
export const NO_PLACES: readonly MapPlace[] = [];

/** So many names are written beside discs, the best places first. */
const NAMED = 12;

/** At most so wide is a name beside a disc, in pixels, the disc included. */
const NAME_WIDTH = 150;

type Label = { x: number; y: number; width: number };

function nameWidth(name: string): number {
  return Math.min(NAME_WIDTH, 20 + 7 * name.length);
}

/** About what the name beside a stop's pin covers. */
function pinLabel(x: number, y: number): Label {
  return { x: x - 10, y: y - 24, width: 110 };
}

function overlap(a: Label, b: Label): boolean {
  return Math.abs(a.y - b.y) < 18 && a.x < b.x + b.width && b.x < a.x + a.width;
}

/** What a pin covers around its tip, in pixels. */
const PIN = { side: 20, above: 46, below: 6 };

/**
 * Places as discs over the map, the same for both renderers; where many stand together, one disc with their number.
 *
 * All of them are in the list beside the map too, so they have no turn of their own for the Tab key.
 */
export function PlaceDiscs(props: {
  places: readonly MapPlace[];
  stops: readonly MapStop[];
  hoveredId: string | null;
  ghost: MapGhost;
  zoom: number;
  onPlace: ((id: string) => void) | undefined;
  onHover: ((id: string | null) => void) | undefined;
  onCluster(at: LonLat): void;
  /** Filled with what places the discs. */
  placeRef: RefObject<PlaceButtons>;
  /** Called when the discs changed, so that the map places them again. */
  onChange(): void;
}) {
  const { places, stops, hoveredId, ghost, zoom, onPlace, onHover, onCluster, placeRef, onChange } = props;
  const t = useTranslations('map');
  const list = useRef<HTMLUListElement>(null);
  const { alone, clusters } = useMemo(() => clusterPlaces(places, zoom), [places, zoom]);
  // Later ones lie on top, so the best come last.
  const discs = useMemo(() => alone.toReversed(), [alone]);
  const ghostKey = ghost?.coords.join();

  useEffect(() => {
    placeRef.current = (screenOf, width, height) => {
      const pins = stops.map(({ coords }) => screenOf(coords));
      const items = list.current?.querySelectorAll('li') ?? [];
      const all = [...clusters.map(({ at }) => at), ...discs.map(({ coords }) => coords)];
      const written: { x: number; y: number; width: number }[] = [];
      // The best places come last; their names are written first.
      for (let index = all.length - 1; index >= 0; index -= 1) {
        const coords = all[index];
        const item = items[index];
        if (!coords || !item) continue;
        const [x, y] = screenOf(coords);
        const isOut = x < -20 || y < -20 || x > width + 20 || y > height + 20;
        const disc = discs[index - clusters.length];
        // A pill that is chosen lies above the pins.
        const isChosen = disc?.pill !== undefined && disc.id === hoveredId;
        const isCovered =
          !isChosen &&
          pins.some(
            ([pinX, pinY]) => Math.abs(x - pinX) < PIN.side && y > pinY - PIN.above && y < pinY + PIN.below,
          );
        // A pin has its spot for itself. Under the pin of what is suggested the disc can still be pressed.
        const isGhost = coords.join() === ghostKey;
        item.style.visibility = isOut || isCovered ? 'hidden' : '';
        item.dataset.ghost = isGhost ? 'yes' : 'no';
        item.style.transform = `translate(${x}px, ${y}px)`;
        const side = x > width - 150 ? 'left' : 'right';
        item.dataset.side = side;
        const name = disc?.name;
        if (name === undefined || isOut || isCovered || isGhost) continue;
        const label = { x: side === 'right' ? x : x - NAME_WIDTH, y, width: nameWidth(name) };
        const isFree = [...written, ...pins.map(([pinX, pinY]) => pinLabel(pinX, pinY))].every(
          (other) => !overlap(label, other),
        );
        if (isFree) written.push(label);
        item.dataset.nameless = isFree ? 'no' : 'yes';
      }
    };
    onChange();
  }, [discs, clusters, stops, ghostKey, hoveredId, placeRef, onChange]);

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
