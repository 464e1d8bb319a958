import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { retryImport } from '../../lib/retry-import';
import { keepTrip, ownStyle, withTrip } from './style';

/**
 * Draws the configured base map: a third-party style, the operator's file, or our own map.
 *
 * If the style can't be fetched, draws plain land instead, so that the trip always shows.
 */
export function useMapStyle(map: MapLibre | null, theme: Theme, baseMap: BaseMap | null): void {
  useEffect(() => {
    if (!map) return;
    const show = (style: StyleSpecification) => map.setStyle(style, { transformStyle: keepTrip });
    const far = farStyle(theme, baseMap);
    if (!far) {
      show(ownStyle(theme, tileSetOf(baseMap)));
      return;
    }
    let isGone = false;
    far.then(
      (style) => !isGone && show(style),
      () => !isGone && show(ownStyle(theme, null)),
    );
    return () => {
      isGone = true;
    };
  }, [map, theme, baseMap]);
}

/** The style, if it has to be fetched first; null if it is available at once. */
function farStyle(theme: Theme, baseMap: BaseMap | null): Promise<StyleSpecification> | null {
  if (baseMap?.styleUrl) return outsideStyle(baseMap.styleUrl, theme);
  const streets = baseMap?.streets;
  if (streets?.schema !== 'protomaps') return null;
  const tileSet = { ...streets, tiles: location.origin + streets.tiles };
  return retryImport(() => import('./protomaps-style')).then(({ protomapsStyle }) =>
    protomapsStyle(theme, tileSet),
  );
}

async function outsideStyle(url: string, theme: Theme): Promise<StyleSpecification> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The style of the map was answered with ${answer.status}.`);
  return withTrip(await answer.json(), theme); // the map library checks it and reports what is wrong
}

function tileSetOf(baseMap: BaseMap | null) {
  return baseMap && { ...baseMap, tiles: location.origin + baseMap.tiles };
}
