import {
  type Camera,
  clamp,
  fromScreen,
  fromWorld,
  type LonLat,
  nearestLon,
  toWorld,
  WORLD_PIXELS,
} from '@wayfold/domain/map/mercator';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapHandle, RendererProps } from '../map-handle';
import { makePickLater, type PickLater } from '../pick-later';

/** How far the drawn map zooms. */
export const ZOOM = { least: 0, most: 12 };

/** How far the pointer may move before a press becomes a drag, in pixels. */
const PRESS_SLACK = 5;

/** How long the camera must be still before the map is at rest, in milliseconds. */
const REST_MS = 150;

/** How far an arrow key moves the map, in pixels. */
const KEY_STEP = 100;

/** The camera of a drawn map, and the element that the traveler drags, scrolls and controls with keys. */
export type DrawnCamera = {
  camera: Camera;
  size: { width: number; height: number };
  /** Receives presses, drags and keys. */
  surface: RefObject<HTMLDivElement | null>;
};

/** Holds the camera of the drawn map, and changes it on drags, scrolling, keys and calls to the handle. */
export function useDrawnCamera(props: RendererProps): DrawnCamera {
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [camera, setCamera] = useState<Camera>(() => props.firstCamera({ width: 1, height: 1 }));
  const now = useRef({ camera, size });
  useEffect(() => {
    latest.current = props;
    now.current = { camera, size };
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let stopFlight = () => {};
    const look = (next: Camera) => {
      const bounded = bound(next);
      now.current = { ...now.current, camera: bounded };
      setCamera(bounded);
    };
    const lookByHand = (next: Camera) => {
      stopFlight();
      latest.current.onUserMove();
      look(next);
    };
    const handle: MapHandle = {
      maxZoom: ZOOM.most,
      size: () => ({ width: element.clientWidth, height: element.clientHeight }),
      camera: () => now.current.camera,
      moveTo: (target, milliseconds) => {
        stopFlight();
        if (milliseconds > 0) stopFlight = fly(now.current.camera, bound(target), milliseconds, look);
        else look(target);
      },
    };
    const stopSteering = steer(
      element,
      now,
      lookByHand,
      makePickLater((at) => latest.current.onPick(at)),
    );
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      const measured = handle.size();
      now.current = { ...now.current, size: measured };
      setSize(measured);
      if (isFirst) {
        look(latest.current.firstCamera(measured));
        latest.current.onHandle(handle);
      } else latest.current.onResize();
      isFirst = false;
    });
    observer.observe(element);
    return () => {
      latest.current.onHandle(null);
      observer.disconnect();
      stopSteering();
      stopFlight();
    };
  }, []);

  useEffect(() => latest.current.onCamera(camera), [camera]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of camera or size is the movement
  useEffect(() => {
    // The map is at rest once the camera has been still for a moment.
    const timer = setTimeout(() => latest.current.onRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [camera, size]);

  return { camera, size, surface };
}

type Now = { readonly current: { camera: Camera; size: { width: number; height: number } } };

/** Lets the traveler drag, scroll and use arrows, plus and minus; returns a function that ends that. */
function steer(
  element: HTMLElement,
  now: Now,
  look: (camera: Camera) => void,
  picking: PickLater<LonLat>,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let drag: { x: number; y: number; camera: Camera; moved: boolean; onPin: boolean } | null = null;

  element.addEventListener(
    'pointerdown',
    (event) => {
      // With a second finger, the map would jump between two places.
      if (event.button !== 0 || !event.isPrimary) return;
      const onPin = event.target instanceof Element && event.target.closest('button') !== null;
      drag = { x: event.clientX, y: event.clientY, camera: now.current.camera, moved: false, onPin };
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < PRESS_SLACK) return;
      if (!drag.moved) element.setPointerCapture(event.pointerId);
      drag.moved = true;
      look(panned(drag.camera, -dx, -dy));
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const pressed = drag;
      drag = null;
      if (!pressed || pressed.moved || pressed.onPin) return;
      const { left, top } = element.getBoundingClientRect();
      const { camera, size } = now.current;
      const [lon, lat] = fromScreen([event.clientX - left, event.clientY - top], camera, size);
      picking.press([nearestLon(lon, 0), lat]);
    },
    { signal },
  );
  element.addEventListener('pointercancel', () => (drag = null), { signal });
  const zoomAt = (event: MouseEvent, levels: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    // Keeps the point under the pointer in place: center it, zoom, move back.
    const there = panned(now.current.camera, x, y);
    look(panned(bound({ ...there, zoom: there.zoom + levels }), -x, -y));
  };
  element.addEventListener(
    'dblclick',
    (event) => {
      picking.cancel();
      zoomAt(event, event.shiftKey ? -1 : 1);
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomAt(event, clamp(-event.deltaY / 300, -1, 1));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element) return;
      const next = cameraOfKey(event.key, now.current.camera);
      if (!next) return;
      event.preventDefault();
      look(next);
    },
    { signal },
  );
  return () => stop.abort();
}

function cameraOfKey(key: string, camera: Camera): Camera | null {
  if (key === 'ArrowLeft') return panned(camera, -KEY_STEP, 0);
  if (key === 'ArrowRight') return panned(camera, KEY_STEP, 0);
  if (key === 'ArrowUp') return panned(camera, 0, -KEY_STEP);
  if (key === 'ArrowDown') return panned(camera, 0, KEY_STEP);
  if (key === '+' || key === '=') return { ...camera, zoom: camera.zoom + 1 };
  if (key === '-') return { ...camera, zoom: camera.zoom - 1 };
  return null;
}

/** The camera after panning by this many pixels. */
function panned({ center, zoom }: Camera, dx: number, dy: number): Camera {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const [x, y] = toWorld(center);
  return { center: fromWorld([x + dx / scale, clamp(y + dy / scale, 0, 1)]), zoom };
}

function bound({ center: [lon, lat], zoom }: Camera): Camera {
  return { center: [nearestLon(lon, 0), lat], zoom: clamp(zoom, ZOOM.least, ZOOM.most) };
}

/** Moves smoothly from one camera to another, slowing down at the end; returns a function that stops it where it is. */
function fly(from: Camera, to: Camera, milliseconds: number, look: (camera: Camera) => void): () => void {
  const [fromX, fromY] = toWorld(from.center);
  const [farX, toY] = toWorld(to.center);
  const toX = farX + Math.round(fromX - farX);
  const startedAt = performance.now();
  let frame = requestAnimationFrame(function next(time) {
    const share = 1 - (1 - clamp((time - startedAt) / milliseconds, 0, 1)) ** 3;
    const center = fromWorld([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    look({ center, zoom: from.zoom + (to.zoom - from.zoom) * share });
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
