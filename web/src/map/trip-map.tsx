import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { map as words } from '../i18n/en/planner/map';
import { MessageScope } from '../i18n/message-scope';
import { retryImport } from '../lib/retry-import';
import { classNames } from '../ui/class-names';
import { useBaseMap } from './base-map';
import { boxInView } from './fitting';
import { MapControls } from './map-controls';
import type { MapHandle, RendererProps } from './map-handle';
import { ScaleBar, type ScaleListener } from './scale-bar';
import styles from './trip-map.module.css';
import type { TripMapProps } from './trip-map-props';
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
  const fitting = useFitting(handle, props);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const onRest = useCallback(() => {
    if (!handle) return;
    fitting.onRest();
    const { onView, padding } = latest.current;
    onView?.(boxInView(handle.camera(), handle.size(), padding.bottom), fitting.isUsers());
  }, [handle, fitting.isUsers, fitting.onRest]);
  // The map first comes to rest before there is a handle to ask.
  useEffect(onRest, [onRest]);

  const shared: RendererProps = {
    ...props,
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
          <MapControls hasTrip={props.stops.length > 0} onZoom={fitting.zoom} onFit={fitting.fit}>
            {props.controls}
          </MapControls>
          <ScaleBar camera={handle.camera} scaleRef={scale} />
          {children}
        </>
      ) : null}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
