import type { Box } from '@wayfold/domain/map/box-around';
import type { Camera, LonLat, Size } from '@wayfold/domain/map/mercator';
import { useCallback, useEffect, useRef } from 'react';
import { fitTrip, HOME_CENTER, isInView, lookAt, middleInView } from './fitting';
import type { MapHandle } from './map-handle';
import type { TripMapProps } from './trip-map-props';

/** Duration of the flight to a fit, in milliseconds. */
const FLY_MS = 700;

/** Duration of zooming, in milliseconds. */
const ZOOM_MS = 250;

/** A trip with several destinations is fitted again this many milliseconds after a change, because legs load late. */
const REFIT_AFTER_MS = [2_000, 4_000];

/** Automatic map movement, and the traveler's actions that it needs to know about. */
export type Fitting = {
  /** Where the map looks first. */
  firstCamera(size: Size): Camera;
  /** Shows the whole trip now. */
  fit(): void;
  /** Zooms in by this many levels, or out if negative: on a place, or on the middle of what isn't covered. */
  zoom(levels: number, at?: LonLat): void;
  /** Whether the traveler moved the map to where it is. */
  isUsers(): boolean;
  /** The traveler moved the map: from now on it stays, until the trip's places change. */
  onUserMove(): void;
  /** The map became larger or smaller. */
  onResize(): void;
  /** The map came to rest. */
  onRest(): void;
  /** The keyboard focus moved to a pin: it is brought into view. */
  onPinFocus(id: string): void;
};

/**
 * Decides where the map looks.
 *
 * Fits the trip when the map opens and each time a destination is added, removed or moved, and again 2 s and 4 s
 * later. Changes to panels or sizes fit it again too, unless the traveler moved the map; in that case, a new place
 * that is already in view moves nothing, and what they moved into the middle stays there when a device is turned. A selected pin or
 * suggestion that is out of view is brought into view.
 */
export function useFitting(handle: MapHandle | null, props: TripMapProps): Fitting {
  const { stops, tracks, padding, singleZoom, selectedId, ghost, reducedMotion } = props;
  const latest = useRef(props);
  const isUsers = useRef(false);
  const ghostFitted = useRef(false);
  useEffect(() => {
    latest.current = props;
  });

  const fit = useCallback(
    (milliseconds = flightOf(latest.current)) => {
      if (!handle || latest.current.focus === 'stay') return;
      const camera = cameraFor(latest.current, handle);
      if (!isSame(camera, handle.camera())) handle.moveTo(camera, milliseconds);
    },
    [handle],
  );

  const places = stops.map(({ id, coords }) => `${id}@${coords.join()}`);
  const placesKey = [...places.sort(), ...(tracks ?? []).map(({ id }) => id)].join(' ');
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (!handle) return;
    const isFirst = shownKey.current === null;
    const isNew = shownKey.current !== placesKey;
    shownKey.current = placesKey;
    if (isNew && !isFirst && !(isUsers.current && areInView(latest.current, handle))) {
      isUsers.current = false;
      fit();
    }
    const timers =
      latest.current.stops.length > 1
        ? REFIT_AFTER_MS.map((wait) => setTimeout(() => !isUsers.current && fit(), wait))
        : [];
    return () => timers.forEach(clearTimeout);
  }, [handle, placesKey, fit]);

  const { focus } = props;
  const focusKey = Array.isArray(focus) ? focus.join(' ') : (focus ?? null);
  const focusedKey = useRef(focusKey);
  useEffect(() => {
    if (focusedKey.current === focusKey) return;
    const wasFocused = focusedKey.current !== null;
    focusedKey.current = focusKey;
    if (focusKey === 'stay') return;
    // A new focus is always shown. On the way back to the trip, a map moved by hand stays where it is.
    if (focusKey !== null) isUsers.current = false;
    if (wasFocused || focusKey !== null) if (!isUsers.current) fit();
  }, [focusKey, fit]);

  const { layout } = props;
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is what turning a device makes
  useEffect(() => {
    turned.current = true;
    const settle = () => {
      turned.current = false;
    };
    addEventListener('pointerdown', settle, true);
    addEventListener('keydown', settle, true);
    return () => {
      removeEventListener('pointerdown', settle, true);
      removeEventListener('keydown', settle, true);
    };
  }, [layout]);

  const wasMoved = useRef(false);
  const middle = useRef<LonLat | null>(null);
  const onRest = useCallback(() => {
    if (!handle || !wasMoved.current) return;
    wasMoved.current = false;
    middle.current = middleInView(handle.camera(), handle.size(), latest.current.padding);
  }, [handle]);
  /** Until the traveler does something, what is around the map may still be taking its place. */
  const keepMiddle = useCallback(() => {
    if (!handle || !middle.current || !turned.current) return;
    const box: Box = [...middle.current, ...middle.current];
    handle.moveTo(lookAt(box, handle.camera().zoom, handle.size(), latest.current.padding), 0);
  }, [handle]);

  const { corner } = props;
  const paddingKey = [...Object.values(padding), ...Object.values(corner ?? {}), singleZoom].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new padding is the reason to fit; `fit` reads it itself
  useEffect(() => {
    if (isUsers.current) keepMiddle();
    else fit();
  }, [paddingKey, layout, fit, keepMiddle]);

  const onPinFocus = useCallback(
    (id: string) => {
      const stop = latest.current.stops.find((one) => one.id === id);
      if (handle && stop) bringIn(stop.coords, handle, latest.current);
    },
    [handle],
  );
  useEffect(() => {
    if (selectedId) onPinFocus(selectedId);
  }, [selectedId, onPinFocus]);

  useEffect(() => {
    if (!handle) return;
    if (ghost && latest.current.focus) bringIn(ghost.coords, handle, latest.current);
    else if (ghost && !isInView(ghost.coords, handle.camera(), handle.size(), latest.current.padding)) {
      ghostFitted.current = true;
      handle.moveTo(cameraFor(latest.current, handle, ghost.coords), reducedMotion ? 0 : FLY_MS);
    } else if (!ghost && ghostFitted.current) {
      ghostFitted.current = false;
      if (!isUsers.current) fit();
    }
  }, [handle, ghost, reducedMotion, fit]);

  const firstCamera = useCallback(
    (size: Size) => cameraFor(latest.current, { size: () => size, maxZoom: Number.POSITIVE_INFINITY }),
    [],
  );
  const onUserMove = useCallback(() => {
    isUsers.current = true;
    wasMoved.current = true;
  }, []);
  const onResize = useCallback(() => {
    // Windows resize in many small steps; with a flight for each, none would ever finish.
    if (isUsers.current) keepMiddle();
    else fit(0);
  }, [fit, keepMiddle]);
  const fitNow = useCallback(() => {
    isUsers.current = false;
    // Shows the whole trip, whatever the focus is.
    if (handle)
      handle.moveTo(cameraFor({ ...latest.current, focus: null }, handle), flightOf(latest.current));
  }, [handle]);
  const zoom = useCallback(
    (levels: number, at?: LonLat) => {
      if (!handle) return;
      onUserMove();
      const { padding, reducedMotion } = latest.current;
      const [camera, size] = [handle.camera(), handle.size()];
      const middle = at ?? middleInView(camera, size, padding);
      const next = Math.min(camera.zoom + levels, handle.maxZoom);
      handle.moveTo(lookAt([...middle, ...middle], next, size, padding), reducedMotion ? 0 : ZOOM_MS);
    },
    [handle, onUserMove],
  );
  const isUsersNow = useCallback(() => isUsers.current, []);
  return { firstCamera, fit: fitNow, zoom, isUsers: isUsersNow, onUserMove, onResize, onRest, onPinFocus };
}

function cameraFor(props: TripMapProps, map: Pick<MapHandle, 'size' | 'maxZoom'>, ghost?: LonLat): Camera {
  const size = map.size();
  const { stops, legs, tracks = [], padding, corner, singleZoom, home = HOME_CENTER } = props;
  const { focus, closest } = props;
  if (Array.isArray(focus) && focus.length > 0) {
    const single = focus.length === 1;
    const fit = { points: focus, pins: focus, corner, single, singleZoom, home, size, padding };
    return fitTrip(closest === undefined ? fit : { ...fit, closest: Math.min(closest, map.maxZoom) });
  }
  const places = stops.map(({ coords }) => coords);
  if (ghost) places.push(ghost);
  const ways = legs.flatMap((leg) => (leg.transport === 'Hidden' ? [] : leg.coordinates));
  const trails = tracks.flatMap(({ coordinates }) => coordinates.map(([lon, lat]): LonLat => [lon, lat]));
  return fitTrip({
    points: [...places, ...ways, ...trails],
    pins: places,
    corner,
    single: places.length === 1 && trails.length === 0,
    singleZoom,
    home,
    size,
    padding,
  });
}

function areInView({ stops, padding }: TripMapProps, handle: MapHandle): boolean {
  return stops.every(({ coords }) => isInView(coords, handle.camera(), handle.size(), padding));
}

function bringIn(at: LonLat, handle: MapHandle, props: TripMapProps) {
  const size = handle.size();
  const camera = handle.camera();
  if (isInView(at, camera, size, props.padding)) return;
  handle.moveTo(lookAt([...at, ...at], camera.zoom, size, props.padding), flightOf(props));
}

function flightOf({ reducedMotion }: TripMapProps): number {
  return reducedMotion ? 0 : FLY_MS;
}

function isSame(a: Camera, b: Camera): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) < 1e-4;
  return near(a.zoom, b.zoom) && near(a.center[0], b.center[0]) && near(a.center[1], b.center[1]);
}
