import { sha256Hex } from '../../../lib/hashing';
import type { Imported, Item, PlaceReader } from './imported';
import { jsonItemsOf } from './json-items';
import { at, type Json, listAt, numberAt, type ParsedItem, parsed, parsedLine, textAt } from './json-value';
import { chunksOf, linesOf } from './lines';
import { overtureItem } from './overture';
import { wordCategory } from './word-categories';

/** Reads a GeoJSON file with one collection, including features from Overture Maps. */
export const readGeojson: PlaceReader = async function* (file) {
  for await (const item of jsonItemsOf(chunksOf(file))) yield itemOf(parsed(item));
};

/** Reads GeoJSON with one feature per line. */
export const readGeojsonLines: PlaceReader = async function* (file) {
  for await (const line of linesOf(chunksOf(file))) {
    const item = parsedLine(line);
    if (item) yield itemOf(item);
  }
};

function itemOf(item: ParsedItem): Item {
  if ('broken' in item) return item;
  const point = middleOf(at(item.value, 'geometry'));
  if (!point) return { at: item.at, broken: 'no coordinates' };
  const properties = at(item.value, 'properties');
  if (at(properties, 'names') !== undefined) {
    const id = textAt(item.value, 'id') ?? textAt(properties, 'id');
    return overtureItem(item.at, { id, point, properties });
  }
  return { at: item.at, place: plainPlace(item.value, properties, point) };
}

function plainPlace(feature: Json, properties: Json, [lon, lat]: [number, number]): Imported {
  const text = (...keys: string[]) => keys.map((key) => textAt(properties, key)).find(Boolean);
  const name = text('name', 'NAME', 'Name', 'title') ?? '';
  const kind = text(
    'category',
    'categories',
    'type',
    'kind',
    'tourism',
    'historic',
    'leisure',
    'natural',
    'amenity',
  );
  const id = textAt(feature, 'id') ?? text('id', 'ID', 'osm_id', '@id', 'wikidata');
  const rank = numberAt(properties, 'rank');
  return {
    sourceId: id ?? idOf(name, lon, lat),
    name,
    localName: text('local_name', 'name:local'),
    otherNames: [text('name:en', 'name_en'), text('alt_name')].flatMap((other) => other ?? []),
    lon,
    lat,
    categories: [wordCategory(kind) ?? 'landmark'],
    rank: rank >= 1 && rank <= 5 ? Math.round(rank) : 4,
    countryCode: text('country_code', 'country', 'addr:country'),
    region: text('region', 'state'),
    city: text('city', 'addr:city'),
    blurb: text('description', 'blurb'),
    url: text('url', 'website', 'contact:website'),
    phone: text('phone', 'contact:phone', 'tel'),
    brand: text('brand'),
    cuisine: text('cuisine'),
    wheelchair: text('wheelchair'),
    openingHours: text('opening_hours'),
    credit: text('credit', 'attribution'),
  };
}

/** An id for a place without one in its file: stays the same while its name and location do. */
export function idOf(name: string, lon: number, lat: number): string {
  return sha256Hex(`${name}|${lon.toFixed(4)}|${lat.toFixed(4)}`).slice(0, 24);
}

/** A point, or the center of the first ring or line of a shape; null for a shape without numbers. */
export function middleOf(geometry: Json): [number, number] | null {
  let points: readonly Json[] = listAt(geometry, 'coordinates');
  if (typeof points[0] === 'number') points = [points];
  while (Array.isArray(at(points, 0, 0))) points = listAt(points, 0);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const [lon, lat] = [numberAt(point, 0), numberAt(point, 1)];
    [west, south] = [Math.min(west, lon), Math.min(south, lat)];
    [east, north] = [Math.max(east, lon), Math.max(north, lat)];
  }
  const middle: [number, number] = [(west + east) / 2, (south + north) / 2];
  return middle.every(Number.isFinite) ? middle : null;
}
