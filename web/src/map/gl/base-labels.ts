import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, SOURCE } from './base-source';
import { LABEL_FONTS } from './fonts';

/** The English name, if the tiles have names in several languages. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

/** The deepest tiles have names that only show closer up; those say from which zoom on. */
const IS_DUE: ExpressionSpecification = ['<=', ['coalesce', ['get', 'minZoom'], 0], ['zoom']];

/** Large landscapes, of which there are few, win over smaller cities; islands and the like don't. */
const LARGE_LANDSCAPES = ['range', 'desert', 'plain', 'plateau'];

/**
 * Names on the base map. When labels collide, later layers win: countries and regions, of which there are few, over cities, and a
 * metropolis over everything, because nobody expects a map of Japan without Tokyo.
 */
export function baseLabels(theme: Theme): LayerSpecification[] {
  const colors = MAP_COLORS[theme];
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.5 };
  const firstByRank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 99];
  // About 200,000 people; the largest cities have the lowest ranks.
  const isLarge: ExpressionSpecification = ['<=', firstByRank, 27];
  // About two million people; those of a capital count eight times.
  const isMetropolis: ExpressionSpecification = ['<=', firstByRank, 17];
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
  // Villages beyond a thousand people are written as other towns.
  const isVillage: ExpressionSpecification = ['<', ['coalesce', ['get', 'pop'], 0], 1_000];
  const city = (id: string, only: ExpressionSpecification): LayerSpecification => ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'city_label',
    minzoom: 3.5,
    filter: ['all', IS_DUE, only],
    layout: {
      'text-field': NAME,
      'text-font': ['case', isLarge, ['literal', LABEL_FONTS.largeCity], ['literal', LABEL_FONTS.city]],
      'text-size': ['case', isLarge, 13, isVillage, 11, 12],
      'text-anchor': 'left',
      'text-offset': [0.5, 0],
      'text-max-width': 9,
      'icon-image': ['case', isLarge, `dot:large:${theme}`, `dot:small:${theme}`],
      'symbol-sort-key': firstByRank,
    },
    paint: { 'text-color': colors.city, ...halo },
  });
  const isLargeLandscape: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', LARGE_LANDSCAPES]];
  const landscape = (
    id: string,
    only: ExpressionSpecification,
    look: Extract<LayerSpecification, { type: 'symbol' }>['layout'],
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'landscape_label',
    minzoom: 3,
    filter: ['all', IS_DUE, ['>', ['get', 'until'], ['zoom']], only],
    layout: {
      'text-field': NAME,
      'text-font': LABEL_FONTS.landscape,
      'text-rotate': ['get', 'angle'],
      'text-rotation-alignment': 'map',
      'symbol-sort-key': firstByRank,
      ...look,
    },
    paint: { 'text-color': colors.region, ...halo },
  });
  return [
    {
      id: 'river-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'river_label',
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
      filter: IS_DUE,
      layout: {
        'text-field': NAME,
        'text-font': LABEL_FONTS.water,
        'text-size': byZoom(2, 13, 6, 15),
        'text-max-width': 7,
        'symbol-sort-key': firstByRank,
      },
      paint: { 'text-color': colors.waterLabel, 'text-halo-color': colors.water, 'text-halo-width': 1 },
    },
    landscape('island-label', ['!', isLargeLandscape], {
      'text-size': byZoom(5, 12.5, 9, 14),
      'text-max-width': 8,
      // Where towns fill an island, its name moves out over the water.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.6,
    }),
    {
      id: 'airport-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'airport_label',
      minzoom: 7,
      filter: IS_DUE,
      layout: {
        'text-field': ['step', ['zoom'], ['get', 'iata'], 9, NAME],
        'text-font': LABEL_FONTS.city,
        'text-size': 11,
        'text-anchor': 'left',
        'text-offset': [0.8, 0],
        'text-max-width': 9,
        'icon-image': `airport:${theme}`,
        'symbol-sort-key': firstByRank,
      },
      paint: { 'text-color': colors.region, ...halo },
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
    city('city-label', ['!', isMetropolis]),
    landscape('landscape-label', isLargeLandscape, {
      'text-size': byZoom(3, 13, 8, 16),
      'text-letter-spacing': 0.16,
      // A turned name on two lines is hard to read.
      'text-max-width': ['case', ['==', ['get', 'angle'], 0], 8, 30],
    }),
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
      layout: {
        ...tracked,
        'text-size': byZoom(2, 11.5, 4, 13),
        // Moves aside for a metropolis.
        'text-variable-anchor': ['center', 'bottom', 'top', 'right', 'left'],
        'text-radial-offset': 1,
      },
      paint: { 'text-color': colors.region, ...halo },
    },
    city('metropolis-label', isMetropolis),
  ];
}
