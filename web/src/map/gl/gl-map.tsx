import 'maplibre-gl/dist/maplibre-gl.css';
import type { LonLat } from '@wayfold/domain/map/mercator';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapMouseEvent,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { type Followers, makeFollowers } from '../following';
import { legLines } from '../leg-lines';
import { NO_TRACKS, type RendererProps } from '../map-handle';
import { makePickLater } from '../pick-later';
import { PinButtons } from '../pin-buttons';
import { NO_PLACES, PlaceDiscs } from '../place-discs';
import { pinScale, stopLooks } from '../stop-look';
import type { StreetPlace } from '../trip-map-props';
import styles from './gl-map.module.css';
import { drawMissingImages } from './map-images';
import { ROUTE_SOURCES } from './route-style';
import { setSourceData } from './set-source-data';
import { streetPlaceAt } from './street-places';
import {
  type Entering,
  ferryFeatures,
  ghostFeatures,
  legFeatures,
  nameFeatures,
  pinFeatures,
  raisedPinFeatures,
  trackFeatures,
} from './trip-features';
import { useEntering } from './use-entering';
import { useMapStyle } from './use-map-style';
import { useNameSides } from './use-name-sides';
import { cameraOf, sizeOf, viewOf } from './view-of';

setWorkerUrl(workerUrl);

/** Streets are legible there, if the base map has them. */
const MAX_ZOOM = 18;

/** The trip on a map drawn with WebGL. */
export function GlMap(props: RendererProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const { stops, legs, selectedId, hoveredId, isAside, selectedLegId, ghost, theme, reducedMotion, baseMap } =
    props;
  const box = useRef<HTMLDivElement>(null);
  const [followers] = useState(makeFollowers);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [map, setMap] = useState<MapLibre | null>(null);
  const [isReady, setReady] = useState(false);

  const title = t('keys');
  useEffect(() => {
    if (!box.current) return;
    const created = createMap(box.current, latest, followers, { title, locale });
    created.once('style.load', () => setReady(true));
    followers.place(viewOf(created));
    setMap(created);
    latest.current.onHandle(handleOf(created));
    return () => {
      latest.current.onHandle(null);
      setMap(null);
      setReady(false);
      created.remove();
    };
  }, [followers, title, locale]);

  const { hasStreets, hasStreetPlaces } = props;
  useMapStyle(map, { theme, locale, baseMap, isReady, hasStreets, hasStreetPlaces });

  const sides = useNameSides(map, stops);
  const looks = useMemo(
    () => stopLooks(stops, { selectedId, hoveredId, isAside }),
    [stops, selectedId, hoveredId, isAside],
  );
  const scales = useMemo(() => [...looks.values()].map(pinScale), [looks]);
  const lines = useMemo(
    () => legLines(legs, stops, { selectedLegId, selectedId }),
    [legs, stops, selectedLegId, selectedId],
  );
  const ids = useMemo(() => [...stops, ...lines].map(({ id }) => id), [stops, lines]);
  const draw = useCallback(
    (entering: Entering) => {
      if (!map) return;
      setData(map, ROUTE_SOURCES.pins, pinFeatures(stops, looks, entering));
      setData(map, ROUTE_SOURCES.raisedPins, raisedPinFeatures(stops, looks, entering));
      setData(map, ROUTE_SOURCES.legs, legFeatures(lines, entering));
    },
    [map, stops, lines, looks],
  );
  useEntering(ids, draw, isReady, reducedMotion);

  useEffect(() => {
    if (map && isReady) setData(map, ROUTE_SOURCES.names, nameFeatures(stops, looks, sides));
  }, [map, isReady, stops, looks, sides]);

  useEffect(() => {
    if (map && isReady) setData(map, ROUTE_SOURCES.ghost, ghostFeatures(ghost));
  }, [map, isReady, ghost]);

  const { tracks = NO_TRACKS } = props;
  useEffect(() => {
    if (map && isReady) setData(map, ROUTE_SOURCES.tracks, trackFeatures(tracks, theme));
  }, [map, isReady, tracks, theme]);

  const { ferries } = props;
  useEffect(() => {
    if (map && isReady) setData(map, ROUTE_SOURCES.ferries, ferryFeatures(ferries));
  }, [map, isReady, ferries]);

  const zoom = useRestingZoom(map);
  return (
    <>
      <div ref={box} className={styles.map} />
      {map &&
        createPortal(
          <>
            <PlaceDiscs
              scales={scales}
              places={props.places ?? NO_PLACES}
              stops={stops}
              hoveredId={props.hoveredPlaceId ?? null}
              selectedId={props.selectedPlanId ?? null}
              ghost={ghost}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              onPlace={props.onPlace}
              onHover={props.onPlaceHover}
              onCluster={props.onCluster}
              onFollower={followers.takeDiscs}
            />
            <PinButtons
              stops={stops}
              selectedId={selectedId}
              onSelect={props.onSelect}
              onHover={props.onHover}
              onFocus={props.onPinFocus}
              onFollower={followers.takePins}
            />
          </>,
          // Inside the library's own element, so that dragging and scrolling work over pins too.
          map.getCanvasContainer(),
        )}
    </>
  );
}

/** The zoom in steps of 0.5, so that places are not clustered again on every small change. */
function useRestingZoom(map: MapLibre | null): number {
  const [zoom, setZoom] = useState(() => 4);
  useEffect(() => {
    if (!map) return;
    const measure = () => setZoom(Math.round(map.getZoom() * 2) / 2);
    measure();
    map.on('zoom', measure);
    return () => {
      map.off('zoom', measure);
    };
  }, [map]);
  return zoom;
}

function createMap(
  container: HTMLElement,
  latest: { readonly current: RendererProps },
  followers: Followers,
  { title, locale }: { title: string; locale: string },
): MapLibre {
  // Known instead of read in every frame: that would make the browser lay out the page.
  let size = sizeOf(container);
  const { firstCamera, reducedMotion } = latest.current;
  const map = new MapLibre({
    container,
    ...firstCamera(size),
    attributionControl: false,
    locale: { 'Map.Title': title },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    maxZoom: MAX_ZOOM,
    fadeDuration: reducedMotion ? 0 : 200,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  // Keys pressed here move the map; the landmark is the region around it.
  map.getCanvas().setAttribute('role', 'application');
  drawMissingImages(map);

  const placeAt = ({ point, originalEvent }: MapMouseEvent) => {
    const isTouch = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
    return latest.current.onStreetPlace ? streetPlaceAt(map, point, { locale, isTouch }) : null;
  };
  const picking = makePickLater<{ at: LonLat; place: StreetPlace | null }>(({ at, place }) => {
    if (place) latest.current.onStreetPlace?.(place);
    else latest.current.onPick(at);
  });
  map.on('click', (event) => {
    if (!isOnButton(event)) picking.press({ at: event.lngLat.wrap().toArray(), place: placeAt(event) });
  });
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    map.getCanvas().style.cursor = !isOnButton(event) && placeAt(event) ? 'pointer' : '';
  });
  map.on('dblclick', picking.cancel);
  map.on('move', () => {
    const camera = cameraOf(map);
    latest.current.onCamera(camera);
    followers.follow({ camera, size });
  });
  map.on('movestart', (event) => event.originalEvent && latest.current.onUserMove());
  map.on('moveend', () => {
    followers.place({ camera: cameraOf(map), size });
    latest.current.onRest();
  });
  map.on('resize', () => {
    size = sizeOf(container);
    followers.place({ camera: cameraOf(map), size });
    latest.current.onResize();
  });
  return map;
}

function handleOf(map: MapLibre) {
  return {
    maxZoom: MAX_ZOOM,
    size: () => sizeOf(map.getContainer()),
    camera: () => cameraOf(map),
    moveTo: (camera: { center: [number, number]; zoom: number }, milliseconds: number) => {
      // `essential`: the caller, who knows the traveler's preference, decides whether anything is animated.
      if (milliseconds > 0) map.flyTo({ ...camera, duration: milliseconds, essential: true });
      else map.jumpTo(camera);
    },
  };
}

function isOnButton({ originalEvent }: MapMouseEvent): boolean {
  return originalEvent.target instanceof Element && originalEvent.target.closest('button') !== null;
}

function setData(map: MapLibre, source: string, data: Parameters<GeoJSONSource['setData']>[0]) {
  // All sources with these names are ours, and all are GeoJSON.
  const found = map.getSource<GeoJSONSource>(source);
  if (found) setSourceData(found, data);
}
