import type { Theme } from '@wayfold/domain/format/palette';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { baseLayers, baseSources, type TileSet } from './base-style';
import { emptyRouteSources, legLayers, ROUTE_SOURCES, stopLayers, trackLayers } from './route-style';
import type { StreetStyle } from './streets/street-style';

/** The library can change the last zoom of a layer, but not take it away: without this, roads that streets had ended would not go on. */
const DEEPEST_ZOOM = 24;

/**
 * The style of a trip on our own map, and on streets over it: areas and lines, tracks, legs, labels, names and pins, from the
 * bottom up.
 */
export function ownStyle(
  theme: Theme,
  tileSet: TileSet | null,
  streets: StreetStyle | null = null,
): StyleSpecification {
  const own = baseLayers(theme, tileSet).map((layer) => ({
    maxzoom: DEEPEST_ZOOM,
    ...(streets ? streets.limitOwn(layer) : layer),
  }));
  const isLabel = (layer: LayerSpecification) => layer.type === 'symbol';
  return {
    version: 8,
    sources: { ...baseSources(tileSet), ...streets?.sources, ...emptyRouteSources() },
    layers: [
      ...own.filter((layer) => !isLabel(layer)),
      ...(streets?.layers.filter((layer) => !isLabel(layer)) ?? []),
      ...trackLayers(theme),
      ...legLayers(theme),
      ...(streets?.layers.filter(isLabel) ?? []),
      ...own.filter(isLabel),
      ...stopLayers(theme),
    ],
  };
}

/** Puts the trip on top of a third-party style. */
export function withTrip(style: StyleSpecification, theme: Theme): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, ...emptyRouteSources() },
    layers: [...style.layers, ...trackLayers(theme), ...legLayers(theme), ...stopLayers(theme)],
  };
}

/** Carries the trip's data over to the next style, so that nothing flickers when the theme changes. */
export function keepTrip(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  if (!previous) return next;
  const kept = Object.values(ROUTE_SOURCES).flatMap((id) => {
    const source = previous.sources[id];
    return source ? [[id, source] as const] : [];
  });
  return { ...next, sources: { ...next.sources, ...Object.fromEntries(kept) } };
}
