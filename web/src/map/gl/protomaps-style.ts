import { type Flavor, layers } from '@protomaps/basemaps';
import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS, type MapColors } from '@wayfold/domain/map/map-colors';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { baseSources, NAME, parkLayer, SOURCE, type TileSet } from './base-style';
import { LABEL_FONTS } from './fonts';
import { styleOf } from './style';

/** The trip on Protomaps tiles, in our colors, with our fonts and without images, because there is no sprite. */
export function protomapsStyle(theme: Theme, tileSet: TileSet): StyleSpecification {
  const theirs = layers(SOURCE, flavorOf(MAP_COLORS[theme]), { lang: 'en' }).flatMap((layer) =>
    layer.type === 'symbol' ? ourLabels(layer, theme) : [layer],
  );
  return styleOf(theme, baseSources(tileSet), theirs);
}

/** Layers that are useless without their images. */
const PICTURES = new Set(['roads_oneway', 'roads_shields', 'pois']);

const IS_PARK_IN_VIEW: ExpressionSpecification = [
  'all',
  [
    'in',
    ['get', 'kind'],
    ['literal', ['national_park', 'nature_reserve', 'park', 'protected_area', 'forest']],
  ],
  ['<=', ['get', 'min_zoom'], ['zoom']],
];

const CITY_FONTS: ExpressionSpecification = [
  'case',
  ['<=', ['get', 'min_zoom'], 5],
  ['literal', LABEL_FONTS.largeCity],
  ['literal', LABEL_FONTS.city],
];

function ourLabels(layer: SymbolLayerSpecification, theme: Theme): LayerSpecification[] {
  if (PICTURES.has(layer.id)) return [];
  // Below place names, which win if both need the same spot.
  if (layer.id !== 'places_subplace') return [ourLabel(layer, theme)];
  const parks = parkLayer(theme, 'pois', { rank: ['get', 'min_zoom'], filter: IS_PARK_IN_VIEW });
  return [parks, ourLabel(layer, theme)];
}

function ourLabel(layer: SymbolLayerSpecification, theme: Theme): LayerSpecification {
  const { 'icon-image': _theirs, ...layout } = layer.layout ?? {};
  const isArea = /^places_(region|country|subplace)$/.test(layer.id);
  return {
    ...layer,
    layout: {
      ...layout,
      'text-font': fontOf(layer.id),
      ...(layer.id === 'address_label' ? {} : { 'text-field': NAME }),
      ...(layer.id === 'places_locality' ? { 'icon-image': townDot(theme), 'icon-size': 1 } : {}),
      ...(isArea ? { 'text-letter-spacing': 0.2 } : {}),
    },
  };
}

/** Zoomed in, a town is more than a dot. */
function townDot(theme: Theme): ExpressionSpecification {
  return ['step', ['zoom'], `dot:small:${theme}`, 8, ''];
}

function fontOf(id: string): ExpressionSpecification | string[] {
  if (id.startsWith('water_')) return LABEL_FONTS.water;
  if (id === 'places_locality') return CITY_FONTS;
  return id.startsWith('places_') ? LABEL_FONTS.region : LABEL_FONTS.city;
}

/** Our palette under Protomaps' names. */
function flavorOf(colors: MapColors): Flavor {
  const { land, water, park, forest, road, roadCasing, roadMinor, border, city, region, halo } = colors;
  return {
    // A tile that is still loading looks like land; the ocean is in the tiles.
    background: land,
    earth: land,
    water,
    park_a: park,
    park_b: park,
    wood_a: forest,
    wood_b: forest,
    scrub_a: forest,
    scrub_b: forest,
    glacier: halo,
    sand: land,
    beach: land,
    hospital: land,
    industrial: land,
    school: land,
    zoo: forest,
    military: land,
    pedestrian: land,
    aerodrome: land,
    runway: roadMinor,
    pier: land,
    buildings: roadMinor,
    tunnel_other_casing: roadCasing,
    tunnel_minor_casing: roadCasing,
    tunnel_link_casing: roadCasing,
    tunnel_major_casing: roadCasing,
    tunnel_highway_casing: roadCasing,
    tunnel_other: roadMinor,
    tunnel_minor: roadMinor,
    tunnel_link: roadMinor,
    tunnel_major: roadMinor,
    tunnel_highway: roadMinor,
    minor_service_casing: roadCasing,
    minor_casing: roadCasing,
    link_casing: roadCasing,
    major_casing_early: roadCasing,
    major_casing_late: roadCasing,
    highway_casing_early: roadCasing,
    highway_casing_late: roadCasing,
    other: roadMinor,
    minor_service: roadMinor,
    minor_a: roadMinor,
    minor_b: road,
    link: road,
    major: road,
    highway: road,
    railway: border,
    boundaries: border,
    bridges_other_casing: roadCasing,
    bridges_minor_casing: roadCasing,
    bridges_link_casing: roadCasing,
    bridges_major_casing: roadCasing,
    bridges_highway_casing: roadCasing,
    bridges_other: roadMinor,
    bridges_minor: road,
    bridges_link: road,
    bridges_major: road,
    bridges_highway: road,
    roads_label_minor: region,
    roads_label_minor_halo: halo,
    roads_label_major: city,
    roads_label_major_halo: halo,
    ocean_label: colors.waterLabel,
    subplace_label: region,
    subplace_label_halo: halo,
    city_label: city,
    city_label_halo: halo,
    state_label: region,
    state_label_halo: halo,
    country_label: region,
    address_label: region,
    address_label_halo: halo,
    landcover: {
      barren: land,
      farmland: land,
      forest,
      glacier: halo,
      grassland: forest,
      scrub: forest,
      urban_area: land,
    },
  };
}
