import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS, type MapColors } from '@wayfold/domain/map/map-colors';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { LABEL_FONTS } from './fonts';

/** Our own tiles: an absolute URL with `{z}`, `{x}` and `{y}`, and their highest zoom. */
export type TileSet = { tiles: string; maxZoom: number; attribution: string };

/** Name of the base map's source in a style. */
const SOURCE = 'base';

/** The English name, if the tiles have names in several languages. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

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
  return [...ground(colors), ...lines(colors), ...labels(theme)];
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

/** When labels collide, later layers win: countries and regions, of which there are few, over cities. */
function labels(theme: Theme): LayerSpecification[] {
  const colors = MAP_COLORS[theme];
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.5 };
  const firstByRank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 99];
  // About 200,000 people; the largest cities have the lowest ranks.
  const isLarge: ExpressionSpecification = ['<=', firstByRank, 27];
  const tracked = {
    'text-field': NAME,
    'text-font': LABEL_FONTS.region,
    'text-size': 12.5,
    'text-transform': 'uppercase' as const,
    // 3.5 px at 12.5 px.
    'text-letter-spacing': 0.28,
    'text-max-width': 12,
    'text-padding': 6,
    'symbol-sort-key': firstByRank,
  };
  return [
    {
      id: 'river-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'river',
      minzoom: 4,
      filter: ['all', ['has', 'name'], ['<=', ['get', 'minZoom'], ['zoom']]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 260,
        'text-field': NAME,
        'text-font': LABEL_FONTS.water,
        'text-size': 12.5,
        'text-letter-spacing': 0.05,
        'text-max-angle': 60,
        'symbol-sort-key': ['coalesce', ['get', 'minZoom'], 9],
      },
      paint: { 'text-color': colors.waterLabel, ...halo },
    },
    {
      id: 'water-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'water_label',
      layout: {
        'text-field': NAME,
        'text-font': LABEL_FONTS.water,
        'text-size': byZoom(2, 13, 6, 15),
        'text-max-width': 7,
        'symbol-sort-key': firstByRank,
      },
      paint: { 'text-color': colors.waterLabel, 'text-halo-color': colors.water, 'text-halo-width': 1 },
    },
    {
      id: 'park-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'park_label',
      minzoom: 4,
      layout: {
        'text-field': NAME,
        'text-font': LABEL_FONTS.park,
        'text-size': byZoom(4, 12.5, 8, 14),
        'text-anchor': 'left',
        'text-offset': [0.5, 0],
        'text-max-width': 9,
        'icon-image': `dot:park:${theme}`,
        'symbol-sort-key': firstByRank,
      },
      paint: { 'text-color': colors.parkLabel, ...halo },
    },
    {
      id: 'city-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'city_label',
      minzoom: 3.5,
      layout: {
        'text-field': NAME,
        'text-font': ['case', isLarge, ['literal', LABEL_FONTS.largeCity], ['literal', LABEL_FONTS.city]],
        'text-size': ['case', isLarge, 13, 12],
        'text-anchor': 'left',
        'text-offset': [0.5, 0],
        'text-max-width': 9,
        'icon-image': ['case', isLarge, `dot:large:${theme}`, `dot:small:${theme}`],
        'symbol-sort-key': firstByRank,
      },
      paint: { 'text-color': colors.city, ...halo },
    },
    {
      id: 'region-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'region_label',
      minzoom: 4.5,
      layout: tracked,
      paint: { 'text-color': colors.region, ...halo },
    },
    {
      id: 'country-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'country_label',
      maxzoom: 6.5,
      layout: { ...tracked, 'text-size': byZoom(2, 11.5, 4, 13) },
      paint: { 'text-color': colors.region, ...halo },
    },
  ];
}

/** Grows evenly between two zoom levels. */
function byZoom(from: number, small: number, to: number, large: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, small, to, large];
}
