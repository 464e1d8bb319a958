import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS, type MapColors } from '@wayfold/domain/map/map-colors';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { baseLabels } from './base-labels';
import { byZoom, SOURCE } from './base-source';

/** Our own tiles: an absolute URL with `{z}`, `{x}` and `{y}`, and their highest zoom. */
export type TileSet = { tiles: string; maxZoom: number; attribution: string };

/** The roads and ferries among the layers. */
export const ROAD_LAYERS = ['ferry-line', 'minor-road', 'main-road-casing', 'main-road'];

/** The sources of the base map; none without tiles. */
export function baseSources(tileSet: TileSet | null): Record<string, SourceSpecification> {
  if (!tileSet) return {};
  const { tiles, maxZoom, attribution } = tileSet;
  return { [SOURCE]: { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom: maxZoom, attribution } };
}

/** The layers of the base map from the bottom up; plain land without tiles. */
export function baseLayers(theme: Theme, tileSet: TileSet | null): LayerSpecification[] {
  const colors = MAP_COLORS[theme];
  if (!tileSet) return [{ id: 'ground', type: 'background', paint: { 'background-color': colors.land } }];
  return [...ground(colors), ...lines(colors), ...baseLabels(theme)];
}

function ground(colors: MapColors): LayerSpecification[] {
  return [
    // A tile that is still loading looks like land; the sea is in the tiles.
    { id: 'ground', type: 'background', paint: { 'background-color': colors.land } },
    {
      id: 'sea',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'sea',
      // Smooth edges would draw a line between tiles.
      paint: { 'fill-color': colors.water, 'fill-antialias': false },
    },
    {
      // The glow is below the land, so only its outer half shows: 7 px of darker water along the coast,
      // less when zoomed out, where it would swallow islands.
      id: 'coast-glow',
      type: 'line',
      source: SOURCE,
      'source-layer': 'land',
      paint: {
        'line-color': colors.coast,
        'line-width': byZoom(2, 5, 6, 14),
        'line-blur': byZoom(2, 4, 6, 10),
        'line-opacity': byZoom(2, 0.35, 6, 0.55),
      },
    },
    {
      id: 'land',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'land',
      paint: { 'fill-color': colors.land },
    },
    {
      id: 'coast',
      type: 'line',
      source: SOURCE,
      'source-layer': 'land',
      paint: { 'line-color': colors.coast, 'line-width': 1 },
    },
    {
      id: 'lake',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'water',
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'lake-shore',
      type: 'line',
      source: SOURCE,
      'source-layer': 'water',
      paint: { 'line-color': colors.coast, 'line-width': 1 },
    },
  ];
}

function lines(colors: MapColors): LayerSpecification[] {
  const dashed = {
    'line-color': colors.border,
    'line-width': 1,
    'line-dasharray': [5, 3, 1, 3],
  };
  return [
    {
      id: 'river',
      type: 'line',
      source: SOURCE,
      'source-layer': 'river',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colors.river, 'line-width': byZoom(3, 0.8, 8, 1.8) },
    },
    ...roads(colors),
    {
      // Zoomed out, dashes along every region would be noise, so regions start as plain, fainter lines.
      id: 'region-border-far',
      type: 'line',
      source: SOURCE,
      'source-layer': 'region_border',
      maxzoom: 4.5,
      paint: { 'line-color': colors.border, 'line-width': 0.8, 'line-opacity': 0.6 },
    },
    {
      id: 'region-border',
      type: 'line',
      source: SOURCE,
      'source-layer': 'region_border',
      minzoom: 4.5,
      paint: dashed,
    },
    { id: 'border', type: 'line', source: SOURCE, 'source-layer': 'border', paint: dashed },
  ];
}

/** Roads as thin paper lines, so that a trip's own routes stay the strongest lines on the map. */
function roads(colors: MapColors): LayerSpecification[] {
  const round = { 'line-join': 'round' as const, 'line-cap': 'round' as const };
  return [
    {
      id: 'ferry-line',
      type: 'line',
      source: SOURCE,
      'source-layer': 'ferry',
      minzoom: 5,
      layout: round,
      paint: {
        'line-color': colors.waterLabel,
        'line-opacity': 0.55,
        'line-width': byZoom(5, 1.1, 9, 1.8),
        'line-dasharray': [0.1, 3],
      },
    },
    {
      id: 'minor-road',
      type: 'line',
      source: SOURCE,
      'source-layer': 'minor_road',
      minzoom: 6,
      layout: round,
      paint: { 'line-color': colors.roadMinor, 'line-width': byZoom(6, 0.9, 10, 2.2) },
    },
    {
      id: 'main-road-casing',
      type: 'line',
      source: SOURCE,
      'source-layer': 'road',
      minzoom: 5,
      layout: round,
      paint: { 'line-color': colors.roadCasing, 'line-width': byZoom(5, 2, 6, 3.1, 10, 5) },
    },
    {
      id: 'main-road',
      type: 'line',
      source: SOURCE,
      'source-layer': 'road',
      minzoom: 5,
      layout: round,
      paint: { 'line-color': colors.road, 'line-width': byZoom(5, 0.9, 6, 1.8, 10, 3.4) },
    },
  ];
}
