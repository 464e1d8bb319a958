import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { map as words } from '../i18n/en/planner/map';
import { MessageScope } from '../i18n/message-scope';
import { retryImport } from '../lib/loading/retry-import';
import { useIsMobile } from '../lib/media';
import { classNames } from '../ui/class-names';
import { useBaseMap } from './base-map';
import { useFerryLabels } from './ferry-labels';
import { boxInView } from './fitting';
import { type MapLayer, useLayersOff } from './layers';
import { MapControls } from './map-controls';
import type { MapHandle, RendererProps } from './map-handle';
import { ScaleBar, type ScaleListener } from './scale/scale-bar';
import styles from './trip-map.module.css';
import type { MapLeg, MapPlace, TripMapProps } from './trip-map-props';
import { useFitting } from './use-fitting';
import { drawsWithWebGl } from './webgl';

export type { MapGhost, MapLeg, MapPadding, MapStop, MapTrack, TripMapProps } from './trip-map-props';

const messages = { map: words };

const GlMap = lazy(async () => ({ default: (await retryImport(() => import('./gl/gl-map'))).GlMap }));
const DrawnMap = lazy(async () => ({
  default: (await retryImport(() => import('./drawn/drawn-map'))).DrawnMap,
}));

/** Pixels from the bottom edge to the map's own buttons (above the fold strip) and to the attribution (below it). */
const CONTROLS_BOTTOM = 108;
const ATTRIBUTION_BOTTOM = 4;

/** How far a press on a disc that stands for several places zooms in. */
const CLUSTER_LEVELS = 2;

/** From this zoom, what is planned at a destination can be told apart from its pin. */
const PLANS_ZOOM = 9;

/** Content over the map, shown once the map is interactive. */
type OnTheMap = { children?: ReactNode };

/**
 * The trip on a map: pins, legs, names and the map's own buttons.
 *
 * Fills its parent. The map library loads with the first map; without WebGL, the trip is drawn without the library.
 */
export function TripMap(props: TripMapProps & OnTheMap) {
  return (
    <MessageScope messages={messages}>
      <MapRegion {...props} />
    </MessageScope>
  );
}

function MapRegion({ children, ...props }: TripMapProps & OnTheMap) {
  const { label, controlsBottom = CONTROLS_BOTTOM, attributionBottom = ATTRIBUTION_BOTTOM } = props;
  const t = useTranslations('map');
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [withWebGl] = useState(drawsWithWebGl);
  const baseMap = useBaseMap();
  const scale = useRef<ScaleListener>(() => {});
  // A phone's map has no room for it.
  const hasScale = !useIsMobile();
  const fitting = useFitting(handle, props);
  const [isClose, setClose] = useState(false);
  const canHaveStreets = withWebGl && baseMap?.streets != null && baseMap.styleUrl === null;
  const { layers, legs, places, hasStreets, hasStreetPlaces } = useLayers(props, {
    isClose,
    canHaveStreets,
  });
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const onRest = useCallback(() => {
    if (!handle) return;
    fitting.onRest();
    const { onView, padding } = latest.current;
    setClose(handle.camera().zoom >= PLANS_ZOOM);
    onView?.(boxInView(handle.camera(), handle.size(), padding.bottom), fitting.isUsers());
  }, [handle, fitting.isUsers, fitting.onRest]);
  // The map first comes to rest before there is a handle to ask.
  useEffect(onRest, [onRest]);

  const shared: RendererProps = {
    ...props,
    legs,
    ferries: useFerryLabels(legs),
    places,
    hasStreets,
    hasStreetPlaces,
    onPlace: (id) => (props.plans?.some((plan) => plan.id === id) ? props.onPlan?.(id) : props.onPlace?.(id)),
    selectedLegId: props.selectedLegId ?? null,
    firstCamera: fitting.firstCamera,
    baseMap: baseMap ?? null,
    onHandle: setHandle,
    onCamera: (camera) => scale.current(camera),
    onRest,
    onUserMove: fitting.onUserMove,
    onPinFocus: fitting.onPinFocus,
    onCluster: (at) => fitting.zoom(CLUSTER_LEVELS, at),
    onResize: fitting.onResize,
  };
  const edges = {
    '--map-controls-bottom': `${controlsBottom}px`,
    '--map-attribution-bottom': `${attributionBottom}px`,
  } as CSSProperties; // React's type leaves custom properties out
  return (
    <section className={classNames(styles.map, withWebGl && styles.canvas)} aria-label={label} style={edges}>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        {t('skip')}
      </button>
      <Suspense>
        {withWebGl ? baseMap !== undefined && <GlMap {...shared} /> : <DrawnMap {...shared} />}
      </Suspense>
      {handle ? (
        <>
          <MapControls
            hasTrip={props.stops.length > 0}
            layers={layers}
            full={props.full}
            onZoom={fitting.zoom}
            onFit={fitting.fit}
          >
            {props.controls}
          </MapControls>
          {hasScale ? <ScaleBar camera={handle.camera} scaleRef={scale} /> : null}
          {children}
        </>
      ) : null}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

/** What the layers that are on leave of a map, and which layers it has at all. */
function useLayers(
  { legs, places, plans, dayWays }: TripMapProps,
  { isClose, canHaveStreets }: { isClose: boolean; canHaveStreets: boolean },
) {
  const off = useLayersOff();
  const showsPlans = isClose && !off.has('plans');
  const shownLegs = useMemo((): MapLeg[] => {
    return [...(off.has('legs') ? [] : legs), ...((showsPlans && dayWays) || [])];
  }, [off, legs, showsPlans, dayWays]);
  const shownPlaces = useMemo((): MapPlace[] => {
    return [...((showsPlans && plans) || []), ...((!off.has('places') && places) || [])];
  }, [off, places, showsPlans, plans]);
  const layers: MapLayer[] = [
    ...(canHaveStreets ? ['streets' as const] : []),
    ...(canHaveStreets || places ? ['places' as const] : []),
    ...(plans ? ['plans' as const] : []),
    ...(legs.length > 0 ? ['legs' as const] : []),
  ];
  return {
    layers,
    legs: shownLegs,
    places: shownPlaces,
    hasStreets: !off.has('streets'),
    hasStreetPlaces: !off.has('places'),
  };
}
