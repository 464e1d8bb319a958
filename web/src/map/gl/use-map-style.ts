import type { BaseMap, Streets } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { retryImport } from '../../lib/loading/retry-import';
import type { DrawStreets } from './streets/open-streets';
import { keepTrip, ownStyle, withTrip } from './style';
import { useStreetsAway } from './use-streets-away';

/**
 * Draws the base map: our own and, once they are loaded, streets over it, or the operator's style instead of both.
 *
 * If that style can't be fetched, draws plain land instead, so that the trip always shows.
 */
export function useMapStyle(
  map: MapLibre | null,
  {
    theme,
    locale,
    baseMap,
    isReady,
    hasStreets,
    hasStreetPlaces,
  }: {
    theme: Theme;
    locale: string;
    baseMap: BaseMap | null;
    /** True once the map has a style: streets wait for it, so that the trip shows first. */
    isReady: boolean;
    /** Without streets, our own map shows at every zoom. */
    hasStreets: boolean;
    /** Whether streets have museums, cafés and the like. */
    hasStreetPlaces: boolean;
  },
): void {
  const styleUrl = baseMap?.styleUrl;
  const streets = baseMap?.streets ?? null;
  const streetStyle = useStreets(isReady && !styleUrl && hasStreets ? streets : null);
  const isAway = useStreetsAway(map, streetStyle ? streets?.maxZoom : undefined);
  useEffect(() => {
    if (!map) return;
    const show = (style: StyleSpecification) => map.setStyle(style, { transformStyle: keepTrip });
    if (!styleUrl) {
      // The library changes what is different, so the camera and all other tiles stay.
      const over = streetStyle?.(theme, locale, { hasPlaces: hasStreetPlaces, isAway });
      show(ownStyle(theme, tileSetOf(baseMap), over));
      return;
    }
    let isGone = false;
    outsideStyle(styleUrl, theme).then(
      (style) => !isGone && show(style),
      () => !isGone && show(ownStyle(theme, null)),
    );
    return () => {
      isGone = true;
    };
  }, [map, theme, locale, baseMap, styleUrl, streetStyle, hasStreetPlaces, isAway]);
}

/** What draws streets; null until it is loaded, and for good if it can't be. */
function useStreets(streets: Streets | null): DrawStreets | null {
  const [loaded, setLoaded] = useState<{ streets: Streets; draw: DrawStreets } | null>(null);
  useEffect(() => {
    if (!streets) return;
    const stop = new AbortController();
    retryImport(() => import('./streets/open-streets'))
      .then(({ openStreets }) => openStreets(streets, stop.signal))
      .then(
        (draw) => !stop.signal.aborted && setLoaded({ streets, draw }),
        () => {}, // without the code, our own map still shows
      );
    return () => stop.abort();
  }, [streets]);
  return loaded?.streets === streets ? loaded.draw : null;
}

async function outsideStyle(url: string, theme: Theme): Promise<StyleSpecification> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The style of the map was answered with ${answer.status}.`);
  return withTrip(await answer.json(), theme); // the map library checks it and reports what is wrong
}

function tileSetOf(baseMap: BaseMap | null) {
  return baseMap && { ...baseMap, tiles: location.origin + baseMap.tiles };
}
