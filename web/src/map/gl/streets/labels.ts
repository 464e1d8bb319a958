import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { LABEL_FONTS } from '../fonts';
import { nameLabel } from '../names';
import type { DrawThing } from './draw-thing';
import type { Schema } from './schema';
import { STREET_COLORS } from './street-colors';
import { STREETS_ZOOM } from './zooms';

type Layout = NonNullable<SymbolLayerSpecification['layout']>;

const LINE_SPACING = 300;

/** Names and shields; when labels collide, later layers win. */
export function labelLayers(draw: DrawThing, theme: Theme, locale: string): LayerSpecification[] {
  const { city, region, waterLabel, halo } = MAP_COLORS[theme];
  const colors = STREET_COLORS[theme];
  const sans = nameLabel(locale, LABEL_FONTS.city);
  const serif = nameLabel(locale, LABEL_FONTS.localItalic);

  const label = (color: string, minzoom: number, layout: Layout) => ({
    type: 'symbol' as const,
    minzoom,
    layout: { 'text-field': sans.text, 'text-max-width': 10, ...layout },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  });
  const italic = (color: string, minzoom: number, size: number, layout: Layout) =>
    label(color, minzoom, {
      'text-field': serif.text,
      'text-font': LABEL_FONTS.park,
      'text-size': size,
      ...layout,
    });
  const alongLine: Layout = {
    'symbol-placement': 'line',
    'symbol-spacing': LINE_SPACING,
    'text-max-angle': 35,
  };
  const underIcon: Layout = { 'text-anchor': 'top', 'text-offset': [0, 0.8], 'text-optional': true };

  return [
    ...draw('venue-label', 'venue', ({ rank }) =>
      label(colors.place, 16.5, {
        'text-font': LABEL_FONTS.city,
        'text-size': 11,
        'text-padding': 16,
        'symbol-sort-key': rank,
      }),
    ),
    ...draw('place-label', 'placeOfInterest', ({ rank }) =>
      label(colors.place, 15.5, {
        'text-font': LABEL_FONTS.city,
        'text-size': 11.5,
        'text-padding': 24,
        'symbol-sort-key': rank,
      }),
    ),
    ...draw('street-label', 'streetName', (schema) => ({
      ...label(colors.street, 14, { ...alongLine, 'text-font': LABEL_FONTS.city, 'text-size': 10.5 }),
      only: hasStreetLabel(schema),
    })),
    ...draw('shield', 'shield', (schema) => ({
      type: 'symbol',
      minzoom: STREETS_ZOOM,
      only: hasShield(schema),
      layout: {
        'symbol-placement': ['step', ['zoom'], 'point', 11, 'line'],
        'symbol-spacing': LINE_SPACING,
        'icon-image': shieldImage(schema, theme),
        'icon-rotation-alignment': 'viewport',
        'icon-padding': 12,
        'symbol-sort-key': ['match', schema.roadClass, 'motorway', 0, 'trunk', 1, 2],
      },
    })),
    ...draw(
      'stream-label',
      'waterLineName',
      italic(waterLabel, 12, 13, { ...alongLine, 'symbol-spacing': 400 }),
    ),
    ...draw('water-label', 'waterName', ({ rank }) =>
      italic(waterLabel, STREETS_ZOOM, 13.5, { 'text-max-width': 7, 'symbol-sort-key': rank }),
    ),
    ...draw('park-label', 'parkName', ({ rank }) =>
      italic(colors.park, 12, 13, { 'text-max-width': 8, 'text-padding': 8, 'symbol-sort-key': rank }),
    ),
    ...draw('peak', 'peak', ({ rank }) =>
      italic(colors.park, 11, 13, {
        ...underIcon,
        'text-offset': [0, 0.4],
        'icon-image': `peak:${theme}`,
        'text-optional': false,
        'text-padding': 8,
        'symbol-sort-key': rank,
      }),
    ),
    ...draw('station', 'station', ({ rank }) =>
      label(colors.station, 13, {
        ...underIcon,
        'icon-image': `station:${theme}`,
        'text-font': LABEL_FONTS.largeCity,
        'text-size': 11.5,
        'symbol-sort-key': rank,
      }),
    ),
    ...draw('district', 'district', ({ rank }) =>
      label(region, 12, {
        'text-font': LABEL_FONTS.region,
        'text-size': 12.5,
        'text-transform': 'uppercase',
        // 2.5 px at 12.5 px; Chinese, Japanese and Korean are never tracked.
        'text-letter-spacing': ['case', sans.isInTwoScripts, 0, 0.2],
        'text-padding': 6,
        'symbol-sort-key': rank,
      }),
    ),
    ...draw('town', 'town', ({ rank, townClass }) => ({
      ...label(city, STREETS_ZOOM, {
        'text-font': [
          'match',
          townClass,
          'city',
          ['literal', LABEL_FONTS.largeCity],
          ['literal', LABEL_FONTS.city],
        ],
        'text-size': ['match', townClass, 'city', 14, 12.5],
        'symbol-sort-key': ['+', rank, ['match', townClass, 'city', 0, 'town', 100, 'village', 200, 300]],
      }),
      only: ['>=', ['zoom'], ['match', townClass, ['city', 'town'], 0, 'village', 11, 13]],
    })),
  ];
}

/** Lanes are named a step later than streets; rails and paths never are. */
function hasStreetLabel({ roadClass }: Schema): ExpressionSpecification {
  const streets = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'residential', 'pedestrian'];
  return ['>=', ['zoom'], ['match', roadClass, streets, 14, 'service', 15, 99]];
}

/** Short numbers only: longer ones are lists of numbers, or names. */
function hasShield({ roadClass, roadNumber }: Schema): ExpressionSpecification {
  const first: ExpressionSpecification = [
    'match',
    roadClass,
    'motorway',
    STREETS_ZOOM,
    'trunk',
    10,
    'primary',
    11,
    'secondary',
    12,
    99,
  ];
  return ['all', ['>=', ['zoom'], first], ['<=', ['length', ['to-string', roadNumber]], 7]];
}

function shieldImage({ roadClass, roadNumber }: Schema, theme: Theme): ExpressionSpecification {
  const kind: ExpressionSpecification = ['match', roadClass, 'motorway', 'motorway', 'road'];
  return ['concat', `shield:${theme}:`, kind, ':', roadNumber];
}
