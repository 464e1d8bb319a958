import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StreetPart, Streets } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import { toWorld } from '@wayfold/domain/map/mercator';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { LABEL_FONTS } from '../fonts';
import { ownStyle } from '../style';
import { thingOf } from './draw-thing';
import { streetStyle, withoutPlaces } from './street-style';

const ownTiles = {
  tiles: 'https://wayfold.test/tiles/1/{z}/{x}/{y}.pbf',
  maxZoom: 8,
  attribution: 'Made with Natural Earth',
};
const SCHEMAS = ['openmaptiles', 'protomaps', 'mixed'] as const;
const THINGS = [
  'street-ground',
  'built-up',
  'park',
  'wood',
  'trees',
  'grounds',
  'school',
  'sand',
  'stream',
  'water',
  'coast',
  'pier',
  'square',
  'runway',
  'building',
  'building-outline',
  'ferry',
  'tunnel',
  'subway',
  'path',
  'road-casing',
  'road',
  'railway',
  'bridge',
  'border',
  'venue-label',
  'place-label',
  'street-label',
  'shield',
  'stream-label',
  'water-label',
  'park-label',
  'peak',
  'station',
  'district',
  'town',
];

const streetsOf = (
  schema: Streets['schema'],
  theme: Theme = 'light',
  locale = 'en',
  covers: Streets['covers'] = null,
) =>
  streetStyle(
    {
      tiles: 'https://wayfold.test/streets/1/{z}/{x}/{y}.pbf',
      minZoom: 0,
      maxZoom: 14,
      covers,
      schema,
      attribution: '© OpenStreetMap contributors',
    },
    theme,
    locale,
  );
const styleOf = (schema: Streets['schema'], theme: Theme = 'light') =>
  ownStyle(theme, ownTiles, streetsOf(schema, theme));
const thingsOf = (layers: LayerSpecification[]) => [...new Set(layers.map(thingOf))];

describe('streets', () => {
  test.each(SCHEMAS)('are a style the map library understands, on tiles of %s', (schema) => {
    expect(validateStyleMin(styleOf(schema, 'light'))).toEqual([]);
    expect(validateStyleMin(styleOf(schema, 'dark'))).toEqual([]);
  });

  test('have each thing in both schemas, in the same order and drawn alike', () => {
    const [theirs, others] = [streetsOf('openmaptiles').layers, streetsOf('protomaps').layers];

    expect(thingsOf(theirs)).toEqual(thingsOf(others));
    expect(thingsOf(theirs)).toEqual(expect.arrayContaining(THINGS));
    for (const layer of theirs.filter(({ type }) => type === 'fill')) {
      const same = others.find((other) => thingOf(other) === thingOf(layer));
      expect(same).toMatchObject({ type: 'fill', minzoom: layer.minzoom, paint: layer.paint });
    }
  });

  test('of mixed tiles are the layers of both, thing by thing, each with its own ID', () => {
    const mixed = streetsOf('mixed').layers;
    const both = [...streetsOf('openmaptiles').layers, ...streetsOf('protomaps').layers];

    expect(new Set(mixed.map(({ id }) => id))).toEqual(new Set(both.map(({ id }) => id)));
    expect(mixed).toHaveLength(both.length);
    expect(thingsOf(mixed)).toEqual(thingsOf(streetsOf('openmaptiles').layers));
  });

  test.each(SCHEMAS)(
    'differ between light and dark only in paint and in images, on tiles of %s',
    (schema) => {
      const bare = (theme: Theme) =>
        streetsOf(schema, theme).layers.map(({ paint, ...rest }) => ({
          ...rest,
          painted: Object.keys(paint ?? {}),
        }));
      const withoutTheme = (theme: Theme) => JSON.stringify(bare(theme)).replaceAll(`:${theme}`, ':theme');

      expect(withoutTheme('dark')).toBe(withoutTheme('light'));
      expect(JSON.stringify(streetsOf(schema, 'dark'))).not.toBe(JSON.stringify(streetsOf(schema, 'light')));
    },
  );

  test('replace our own roads where they bring theirs, and our names later', () => {
    const lastZoom = (id: string) => styleOf('mixed').layers.find((layer) => layer.id === id)?.maxzoom;

    expect(lastZoom('main-road')).toBe(8);
    expect(lastZoom('minor-road')).toBe(8);
    expect(lastZoom('river')).toBe(10);
    expect(lastZoom('landscape-label')).toBe(10);
    expect(lastZoom('land')).toBe(24);
  });

  test.each(SCHEMAS)(
    'lie over our own land, below the legs, and their labels below pins, on tiles of %s',
    (schema) => {
      const order = styleOf(schema).layers.map(thingOf);
      const at = (id: string) => {
        expect(order).toContain(id);
        return order.indexOf(id);
      };

      const expected = [
        'land',
        'river',
        'street-ground',
        'wood',
        'water',
        'building',
        'road-casing',
        'road',
        'bridge',
        'trip-legs',
        'venue-label',
        'place-label',
        'street-label',
        'shield',
        'station',
        'district',
        'town',
        'city-label',
        'trip-names',
        'trip-pins',
      ];
      expect([...expected].sort((a, b) => at(a) - at(b))).toEqual(expected);
    },
  );

  test('take over the names of our own map, so that none is there twice', () => {
    const layers = styleOf('openmaptiles').layers;
    const own = layers.filter(
      (layer) => layer.type === 'symbol' && 'source' in layer && layer.source === 'base',
    );
    const towns = layers.find((layer) => thingOf(layer) === 'town');

    expect(own.length).toBeGreaterThan(4);
    expect(own.filter(({ maxzoom = 24 }) => maxzoom > (towns?.minzoom ?? 0))).toEqual([]);
  });

  test('leave names, rivers and borders of our own map where they end, and nowhere else', () => {
    const liechtenstein: StreetPart['box'] = [9.47, 47.04, 9.64, 47.28];
    const styleFor = (part: StreetPart) =>
      ownStyle('light', ownTiles, streetsOf('openmaptiles', 'light', 'en', [part]));
    const extract = styleFor({ box: liechtenstein, bounds: liechtenstein });
    const ofPlanet = styleFor({ box: liechtenstein, bounds: [-180, -85, 180, 85] });
    const isDrawn = (id: string, zoom: number, geometry: number[][], style = extract) => {
      const layer = style.layers.find((one) => one.id === id);
      if (!layer || !('filter' in layer)) throw new Error(`${id} has no filter.`);
      const tile = { z: 8, x: 134, y: 89 };
      const points = geometry.map(([lon = 0, lat = 0]) => {
        const [x, y] = toWorld([lon, lat]);
        return { x: (x * 256 - tile.x) * 8192, y: (y * 256 - tile.y) * 8192 };
      });
      const type = points.length > 1 ? (2 as const) : (1 as const);
      return featureFilter(layer.filter, 'layers[0].filter').filter(
        { zoom },
        { type, geometry: [points], properties: {} } as never,
        tile as never,
      );
    };
    const [vaduz, chur, buchs] = [
      [9.52, 47.14],
      [9.53, 46.8],
      [9.465, 47.17],
    ];

    expect(validateStyleMin(extract)).toEqual([]);
    expect(isDrawn('city-label', 9, [vaduz])).toBe(true);
    expect(isDrawn('city-label', 12, [vaduz])).toBe(false);
    expect(isDrawn('city-label', 12, [chur])).toBe(true);
    expect(isDrawn('city-label', 16, [chur])).toBe(true);
    // An extract ends at its bounds; tiles of the whole planet reach beyond the box that was asked for.
    expect(isDrawn('city-label', 12, [buchs])).toBe(true);
    expect(isDrawn('city-label', 12, [buchs], ofPlanet)).toBe(false);
    expect(isDrawn('border', 12, [vaduz, chur])).toBe(false);
    expect(isDrawn('border', 12, [chur, [9.3, 46.7]])).toBe(true);
    expect(isDrawn('border', 9, [vaduz, chur])).toBe(true);
    // Lines come in pieces: one that ends at the edge of an area is drawn up to it.
    expect(
      isDrawn('border', 12, [
        [9.64, 47.1],
        [9.66, 47.1],
      ]),
    ).toBe(true);
    expect(
      isDrawn('border', 12, [
        [9.63, 47.1],
        [9.64, 47.1],
      ]),
    ).toBe(false);
    expect(isDrawn('main-road', 9, [vaduz, chur])).toBe(false);
    expect(isDrawn('main-road', 12, [chur, [9.3, 46.7]])).toBe(true);
  });

  test('show buildings from zoom 15, and roads by class', () => {
    const { layers } = streetsOf('openmaptiles');
    const filterOf = (id: string) => JSON.stringify(layers.find((layer) => thingOf(layer) === id));

    expect(layers.find((layer) => thingOf(layer) === 'building')).toMatchObject({ minzoom: 15 });
    expect(filterOf('road')).toContain('"motorway",8,"trunk",8,"primary",8,"secondary",10,"tertiary",11');
  });

  test('without places are the same layers without museums and cafés', () => {
    const all = streetsOf('mixed');
    const bare = withoutPlaces(all);

    expect(thingsOf(bare.layers)).toEqual(
      thingsOf(all.layers).filter((thing) => thing !== 'place-label' && thing !== 'venue-label'),
    );
    expect(bare.sources).toBe(all.sources);
  });

  test('credit both maps', () => {
    const credits = Object.values(styleOf('openmaptiles').sources).flatMap((source) =>
      'attribution' in source ? [source.attribution] : [],
    );

    expect(credits).toEqual(['Made with Natural Earth', '© OpenStreetMap contributors']);
  });

  test('are named in our fonts, without a glyph server or a sprite', () => {
    const style = styleOf('mixed');
    const fonts = style.layers.flatMap((layer) =>
      layer.type === 'symbol' && layer.layout?.['text-field']
        ? [JSON.stringify(layer.layout['text-font'])]
        : [],
    );
    const known = Object.values(LABEL_FONTS).map((stack) => JSON.stringify(stack));

    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(fonts.filter((font) => !known.some((stack) => font?.includes(stack)))).toEqual([]);
  });

  test('change nothing but names with the language', () => {
    const english = JSON.stringify(streetsOf('openmaptiles', 'light', 'en'));
    const german = JSON.stringify(streetsOf('openmaptiles', 'light', 'de-CH'));

    expect(german).not.toBe(english);
    expect(german.replaceAll('name:de', 'name:en')).toBe(english);
  });
});
