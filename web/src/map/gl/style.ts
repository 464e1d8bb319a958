import type { Theme } from '@wayfold/domain/format/palette';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { baseLayers, baseSources, type TileSet } from './base-style';
import { emptyRouteSources, legLayers, ROUTE_SOURCES, stopLayers, trackLayers } from './route-style';

/** The style of a trip on our own map. */
export function ownStyle(theme: Theme, tileSet: TileSet | null): StyleSpecification {
  return styleOf(theme, baseSources(tileSet), baseLayers(theme, tileSet));
}

/** A style with these sources and layers: base, tracks, legs, labels, names and pins, from the bottom up. */
export function styleOf(
  theme: Theme,
  sources: StyleSpecification['sources'],
  base: LayerSpecification[],
): StyleSpecification {
  const isLabel = (layer: LayerSpecification) => layer.type === 'symbol';
  return {
    version: 8,
    sources: { ...sources, ...emptyRouteSources() },
    layers: [
      ...base.filter((layer) => !isLabel(layer)),
      ...trackLayers(theme),
      ...legLayers(theme),
      ...base.filter(isLabel),
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
