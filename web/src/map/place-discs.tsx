import { useDraggable } from '@dnd-kit/core';
import type { LonLat, Size } from '@wayfold/domain/map/mercator';
import { nameSize, pinRect, type Rect, sidesWithRoom, usualNameRect } from '@wayfold/domain/map/place-names';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../lib/media';
import { colorStyle, legColorVar } from '../trip-ui/leg-color';
import type { DraggedPlace, PlaceData } from '../trip-ui/plan-drag/place-item';
import { CategoryIcon } from '../trip-ui/trip-icons';
import { classNames } from '../ui/class-names';
import { Tooltip } from '../ui/dialogs/tooltip';
import { clusterPlaces, FOR_MOUSE, FOR_PLANS, FOR_TOUCH } from './cluster-places';
import { type DiscWish, layOutDiscs, OUTSIDE, type Point } from './disc-places';
import { type Follower, type MapView, movementBetween, screenOf } from './following';
import styles from './place-discs.module.css';
import { stopName } from './stop-look';
import type { MapGhost, MapPlace, MapStop } from './trip-map-props';
import { useClusterWords } from './use-cluster-words';

/** The same empty list every time. */
export const NO_PLACES: readonly MapPlace[] = [];

/** How many discs have their name beside them, best places first. */
const NAMED = 12;

/** Sizes of a disc and a cluster, in pixels; a pill is as wide as its text. */
const DISC = { width: 22, height: 22 };
const CLUSTER = { width: 34, height: 34 };
const PILL_HEIGHT = 28;
/** The least width and height of what a finger can press. */
const FINGER = 44;
/** How far discs, larger shapes, those for fingers and chosen ones may move from their places to make room, in pixels. */
const REACH = { disc: 24, large: 60, finger: 96, chosen: 240 };
/** Maximum width of a name beside a disc or below a pill, and the approximate width of a letter, in pixels. */
const NAME_WIDTH = { disc: 134, pill: 220 };
const LETTER = 6.5;

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
  /** The selected plan. */
  selectedId: string | null;
  ghost: MapGhost;
  zoom: number;
  maxZoom: number;
  onPlace: ((id: string) => void) | undefined;
  onHover: ((id: string | null) => void) | undefined;
  onCluster(at: LonLat): void;
  /** Called with what keeps the discs on their places, each time that is another one; with null if there are none. */
  onFollower(follower: Follower | null): void;
}) {
  const { places, stops, scales, hoveredId, selectedId, ghost, zoom, maxZoom, onPlace, onHover } = props;
  const { onCluster, onFollower } = props;
  const t = useTranslations('map');
  const clusterWords = useClusterWords();
  const list = useRef<HTMLUListElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  // Zoomed in all the way, a cluster of a few couldn't be opened.
  const clustering = isTouch && zoom < maxZoom ? FOR_TOUCH : FOR_MOUSE;
  const planClustering = zoom < maxZoom ? FOR_PLANS : FOR_MOUSE;
  // On a phone, a place is only pointed at once it is chosen, and then it has a disc of its own.
  const chosenId = isTouch ? hoveredId : null;
  const { alone, clusters } = useMemo(() => {
    const isAlone = ({ id }: MapPlace) => id === chosenId || id === selectedId;
    const isPlan = ({ plan }: MapPlace) => plan !== undefined;
    const others = places.filter((place) => !isAlone(place));
    const found = [
      clusterPlaces(others.filter(isPlan), zoom, planClustering),
      clusterPlaces(
        others.filter((place) => !isPlan(place)),
        zoom,
        clustering,
      ),
    ];
    return {
      alone: [...places.filter(isAlone), ...found.flatMap(({ alone }) => alone)],
      clusters: found.flatMap(({ clusters }) => clusters),
    };
  }, [places, chosenId, selectedId, zoom, clustering, planClustering]);
  // Later ones are on top, so the best come last.
  const discs = useMemo(() => alone.toReversed(), [alone]);
  const ghostKey = ghost?.coords.join();

  // Before new discs are seen: until they are placed, all of them are in the corner.
  useLayoutEffect(() => {
    if (!list.current) return;
    const items = Array.from(list.current.querySelectorAll('li'));
    const widths = items.map((item) => item.querySelector('button')?.offsetWidth ?? 0);
    const coords = [...clusters.map(({ at }) => at), ...discs.map((disc) => disc.coords)];
    const names = stops.map((stop) => ({ text: stopName(stop), size: nameSize(stopName(stop)) }));
    const layOut = (view: MapView) => {
      const tips = stops.map((stop) => screenOf(stop.coords, view));
      // Clusters come before the discs in the list, but choose after them, because discs are better places.
      const wishes = [
        ...clusters.map(({ at }): DiscWish => {
          const reach = isTouch ? REACH.finger : REACH.large;
          return { ...wishOf(screenOf(at, view), CLUSTER, isTouch), reach, isApart: true, name: null };
        }),
        ...discs.map((disc, index): DiscWish => {
          const at = screenOf(disc.coords, view);
          const isChosen = disc.id === hoveredId || disc.id === selectedId;
          const isPill = isWide(disc);
          const wide = isPill ? NAME_WIDTH.pill : NAME_WIDTH.disc;
          const name = Math.min(wide, LETTER * disc.name.length);
          const hasRoom = at[0] + DISC.width + name <= view.size.width;
          const size = isPill ? { width: widths[clusters.length + index] ?? 0, height: PILL_HEIGHT } : DISC;
          const usual = isTouch ? REACH.finger : isPill ? REACH.large : REACH.disc;
          return {
            ...wishOf(at, size, isTouch),
            reach: isChosen ? REACH.chosen : usual,
            isApart: isTouch || isPill,
            isChosen,
            isSuggested: disc.coords.join() === ghostKey,
            name: { width: name, sides: isPill ? ['below'] : hasRoom ? ['right', 'left'] : ['left'] },
          };
        }),
      ];
      const layouts = layOutDiscs(wishes.toReversed(), {
        map: view.size,
        pins: tips.map((at, index) => pinArea(at, scales[index] ?? 1, isTouch)),
        pinNames: tips.flatMap((at, index) => {
          const name = names[index];
          if (!name) return [];
          const sides = sidesWithRoom(name.text, at[0], view.size.width);
          return [usualNameRect({ at, scale: scales[index] ?? 1, size: name.size, sides })];
        }),
        suggested: ghost ? pinRect({ at: screenOf(ghost.coords, view), scale: 1 }) : null,
      }).reverse();
      return layouts.flatMap(({ place, side }, index): Shown[] => {
        const [item, wish, at] = [items[index], wishes[index], coords[index]];
        if (!item || !wish || !at) return [];
        item.style.visibility = place ? '' : 'hidden';
        item.dataset.ghost = wish.isSuggested ? 'yes' : 'no';
        item.dataset.side = side ?? 'none';
        return place ? [{ item, at, aside: [place[0] - wish.at[0], place[1] - wish.at[1]] }] : [];
      });
    };
    onFollower(followerOf(list.current, layOut));
    return () => onFollower(null);
  }, [discs, clusters, stops, scales, ghost, ghostKey, hoveredId, selectedId, isTouch, onFollower]);

  const pressed = useRef<DraggedPlace | null>(null);
  const data: PlaceData = { item: () => pressed.current };
  const { listeners } = useDraggable({ id: 'map-places', data });
  const press = ({ target }: { target: EventTarget }) => {
    const id = target instanceof Element ? target.closest('li')?.dataset.place : undefined;
    const disc = places.find((place) => place.id === id);
    pressed.current = disc ? { id: disc.id, name: disc.name, isPlan: disc.plan !== undefined } : null;
    return disc !== undefined;
  };

  const named = new Set(alone.slice(0, NAMED).map(({ id }) => id));
  if (places.length === 0) return null;
  return (
    <ul
      ref={list}
      className={styles.discs}
      aria-label={t('places')}
      onMouseDown={(event) => press(event) && listeners?.onMouseDown?.(event)}
      onTouchStart={(event) => press(event) && listeners?.onTouchStart?.(event)}
    >
      {clusters.map(({ at, places: inside }) => (
        <li key={at.join()}>
          <Tooltip text={clusterWords(inside)} placement="top">
            <button
              type="button"
              tabIndex={-1}
              className={classNames(
                styles.cluster,
                inside.some(({ id }) => id === hoveredId) && styles.hovered,
              )}
              style={clusterColor(inside)}
              aria-label={clusterWords(inside)}
              onClick={() => onCluster(at)}
            >
              {inside.length}
            </button>
          </Tooltip>
        </li>
      ))}
      {discs.map((disc) => {
        const { id, name, icon, pill, plan } = disc;
        const isLit = id === hoveredId || id === selectedId;
        return (
          <li
            key={id}
            data-place={id}
            data-hovered={isLit || undefined}
            data-pill={isWide(disc) || undefined}
          >
            <button
              type="button"
              tabIndex={-1}
              className={classNames(
                styles.disc,
                pill !== undefined && styles.pill,
                plan && styles.plan,
                isLit && styles.hovered,
              )}
              style={plan && colorStyle(legColorVar(plan.colorIndex))}
              aria-label={plan?.label ?? (pill ? `${name}, ${pill}` : name)}
              aria-pressed={plan && id === selectedId}
              onClick={() => onPlace?.(id)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(id)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && onHover?.(null)}
            >
              {plan?.number ? <span className={styles.number}>{plan.number}</span> : null}
              {plan ? (
                <CategoryIcon category={plan.category} size={14} />
              ) : (
                <svg width={13} height={13} viewBox="0 0 15 15" aria-hidden="true" fill="currentColor">
                  {icon ? <path d={icon} /> : <circle cx={7.5} cy={7.5} r={3.5} />}
                </svg>
              )}
              {pill ? <span aria-hidden="true">{pill}</span> : null}
            </button>
            {(named.has(id) && pill === undefined) || plan || isLit ? (
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A disc or cluster that has room on the map, and how far it is from its place, in pixels. */
type Shown = { item: HTMLElement; at: LonLat; aside: Point };

/**
 * Lays the discs out in each view they are placed in. As long as the map only pans, all of them are then moved at once, and
 * while it zooms, one by one, because they keep their size.
 */
function followerOf(list: HTMLElement, layOut: (view: MapView) => Shown[]): Follower {
  let placed: { view: MapView; shown: Shown[] } | null = null;
  const moveEach = (shown: Shown[], view: MapView) => {
    list.style.transform = '';
    for (const { item, at, aside } of shown) {
      const [x, y] = screenOf(at, view);
      item.style.transform = `translate(${x + aside[0]}px, ${y + aside[1]}px)`;
    }
  };
  const place = (view: MapView) => {
    placed = { view, shown: layOut(view) };
    moveEach(placed.shown, view);
  };
  return {
    place,
    follow: (view) => {
      if (!placed) return;
      const { x, y, scale } = movementBetween(placed.view, view);
      if (scale !== 1) moveEach(placed.shown, view);
      else if (Math.max(Math.abs(x), Math.abs(y)) > OUTSIDE) place(view);
      else list.style.transform = `translate(${x}px, ${y}px)`;
    },
  };
}

/** Plans have the color of their destination; undefined for other places, and for plans of several destinations. */
function clusterColor(inside: readonly MapPlace[]) {
  const [first] = inside;
  const colorIndex = first?.plan?.colorIndex;
  if (colorIndex === undefined || inside.some(({ plan }) => plan?.colorIndex !== colorIndex))
    return undefined;
  return colorStyle(legColorVar(colorIndex));
}

/** Whether a place has a pill instead of a disc. */
function isWide({ pill, plan }: MapPlace): boolean {
  return pill !== undefined || plan !== undefined;
}

/** A disc, pill or cluster without its name; fingers need room around small ones. */
function wishOf(at: Point, size: Size, isTouch: boolean) {
  const { width, height } = size;
  const target = isTouch ? { width: Math.max(width, FINGER), height: Math.max(height, FINGER) } : size;
  return { at, size, target, isChosen: false, isSuggested: false };
}

/** What a pin covers, or what a finger can press of it. */
function pinArea(at: Point, scale: number, isTouch: boolean): Rect {
  const pin = pinRect({ at: [at[0], at[1]], scale });
  if (!isTouch) return pin;
  const half = FINGER / 2;
  return { ...pin, left: Math.min(pin.left, at[0] - half), right: Math.max(pin.right, at[0] + half) };
}
