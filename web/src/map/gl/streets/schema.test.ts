import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import type { ExpressionSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { OPENMAPTILES } from './openmaptiles';
import { PROTOMAPS } from './protomaps';
import type { Schema, Thing } from './schema';
import type { RoadClass } from './street-colors';

type Tags = Record<string, string | number | boolean>;
type Kind = 'Point' | 'LineString' | 'Polygon';

test.each<[RoadClass, Tags, Tags]>([
  ['motorway', { class: 'motorway' }, { kind: 'highway', kind_detail: 'motorway' }],
  ['motorway', { class: 'motorway', ramp: 1 }, { kind: 'highway', kind_detail: 'motorway_link' }],
  ['trunk', { class: 'trunk' }, { kind: 'major_road', kind_detail: 'trunk' }],
  ['primary', { class: 'primary' }, { kind: 'major_road', kind_detail: 'primary' }],
  ['tertiary', { class: 'tertiary' }, { kind: 'major_road', kind_detail: 'tertiary' }],
  ['residential', { class: 'minor' }, { kind: 'minor_road', kind_detail: 'residential' }],
  ['service', { class: 'service' }, { kind: 'minor_road', kind_detail: 'service' }],
  ['pedestrian', { class: 'path', subclass: 'pedestrian' }, { kind: 'path', kind_detail: 'pedestrian' }],
  ['path', { class: 'path', subclass: 'footway' }, { kind: 'path', kind_detail: 'footway' }],
  ['railway', { class: 'rail' }, { kind: 'rail', kind_detail: 'rail' }],
  ['subway', { class: 'transit', subclass: 'subway' }, { kind: 'rail', kind_detail: 'subway' }],
])('a %s road is one in both schemas', (name, openmaptiles, protomaps) => {
  const isOfClass = ({ roadClass }: Schema, tags: Tags) =>
    passes(['==', roadClass, name], 'LineString', tags);

  expect(isOfClass(OPENMAPTILES, openmaptiles)).toBe(true);
  expect(isOfClass(PROTOMAPS, protomaps)).toBe(true);
});

test.each<[Thing, Kind, [string, Tags], [string, Tags]]>([
  ['wood', 'Polygon', ['landcover', { class: 'wood' }], ['landuse', { kind: 'forest' }]],
  ['park', 'Polygon', ['landcover', { subclass: 'park' }], ['landuse', { kind: 'park' }]],
  ['grounds', 'Polygon', ['landuse', { class: 'cemetery' }], ['landuse', { kind: 'cemetery' }]],
  ['sand', 'Polygon', ['landcover', { class: 'sand' }], ['landuse', { kind: 'beach' }]],
  ['water', 'Polygon', ['water', { class: 'ocean' }], ['water', { kind: 'ocean' }]],
  ['coast', 'Polygon', ['water', { class: 'lake' }], ['water', { kind: 'lake' }]],
  ['stream', 'LineString', ['waterway', { class: 'river' }], ['water', { kind: 'river' }]],
  ['building', 'Polygon', ['building', {}], ['buildings', { kind: 'building' }]],
  ['border', 'LineString', ['boundary', { admin_level: 2 }], ['boundaries', { kind: 'country' }]],
  ['district', 'Point', ['place', { class: 'suburb' }], ['places', { kind: 'neighbourhood' }]],
  ['town', 'Point', ['place', { class: 'town' }], ['places', { kind: 'locality' }]],
  ['peak', 'Point', ['mountain_peak', { class: 'peak' }], ['pois', { kind: 'peak' }]],
  [
    'placeOfInterest',
    'Point',
    ['poi', { class: 'museum', subclass: 'museum' }],
    ['pois', { kind: 'museum' }],
  ],
  ['venue', 'Point', ['poi', { class: 'cafe', subclass: 'cafe' }], ['pois', { kind: 'cafe' }]],
  ['station', 'Point', ['poi', { class: 'railway', subclass: 'station' }], ['pois', { kind: 'station' }]],
])('%s: both schemas have it', (thing, kind, openmaptiles, protomaps) => {
  const has = (schema: Schema, [layer, tags]: [string, Tags]) =>
    schema.where[thing].some(
      (where) => where.layer === layer && passes(where.filter, kind, { ...tags, name: 'A name' }),
    );

  expect(has(OPENMAPTILES, openmaptiles)).toBe(true);
  expect(has(PROTOMAPS, protomaps)).toBe(true);
});

test('the sea of an extract has its coast as lines instead of an outline, which would go along the edges of the extract', () => {
  const isDrawn = (kind: Kind, tags: Tags) =>
    OPENMAPTILES.where.coast.some(({ filter }) => passes(filter, kind, tags));

  expect(isDrawn('Polygon', { class: 'ocean' })).toBe(true);
  expect(isDrawn('Polygon', { class: 'ocean', outline: 'none' })).toBe(false);
  expect(isDrawn('LineString', { class: 'coast' })).toBe(true);
  expect(
    OPENMAPTILES.where.water.some(({ filter }) => passes(filter, 'LineString', { class: 'coast' })),
  ).toBe(false);
});

function passes(filter: ExpressionSpecification, kind: Kind, properties: Tags): boolean {
  const type = ({ Point: 1, LineString: 2, Polygon: 3 } as const)[kind];
  return featureFilter(filter, 'layers[0].filter').filter({ zoom: 14 }, { type, properties });
}
