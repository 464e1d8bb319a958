import type { Wheelchair } from '@wayfold/contract/places/places';
import { type Imported, type Item, type PlaceReader, SKIPPED } from './imported';
import { jsonItemsOf } from './json-items';
import { at, type Json, listAt, numberAt, type ParsedItem, parsed, textAt } from './json-value';
import { chunksOf } from './lines';
import { WIKIDATA_CLASSES } from './wikidata-classes';

const EARTH = /Q2$/;
const ENTITY = /(Q\d+)$/;
const POINT = /^\s*(?:<([^>]+)>\s*)?Point\s*\(\s*(\S+)\s+(\S+)\s*\)\s*$/i;
/** The number of languages with an article, and the rank a place gets for it. */
const RANKS = [
  [90, 1],
  [45, 2],
  [15, 3],
  [4, 4],
] as const;
const LABELS = ['de', 'fr', 'es', 'ja', 'zh', 'ru', 'ar'];
const LATIN = /^[\p{Script=Latin}\P{L}]+$/u;

/** The values of "wheelchair accessibility" (P2846): fully, partly or with help, and not at all. */
const WHEELCHAIR: Readonly<Record<string, Wheelchair>> = {
  Q24192067: 'yes',
  Q24192068: 'limited',
  Q63731120: 'limited',
  Q63731151: 'limited',
  Q24192069: 'no',
};

/**
 * Reads a Wikidata query result: `item`, `itemLabel`, `coord`, and optionally `class`, `itemDescription`, `sitelinks`, `website`,
 * `phone`, `wheelchair`.
 */
export const readWikidataQuery: PlaceReader = async function* (file) {
  for await (const item of jsonItemsOf(chunksOf(file))) yield fromBinding(parsed(item));
};

/** Reads a Wikidata JSON dump, one entity at a time. */
export const readWikidataDump: PlaceReader = async function* (file) {
  for await (const item of jsonItemsOf(chunksOf(file))) yield fromEntity(parsed(item));
};

function fromBinding(item: ParsedItem): Item {
  if ('broken' in item) return item;
  const value = (name: string) => textAt(item.value, name, 'value');
  const id = ENTITY.exec(value('item') ?? '')?.[1];
  if (!id) return { at: item.at, broken: 'no item' };
  const [, globe, lon, lat] = POINT.exec(value('coord') ?? value('location') ?? '') ?? [];
  if (globe && !EARTH.test(globe)) return { at: item.at, skipped: SKIPPED.elsewhere };
  if (lon === undefined || lat === undefined) return { at: item.at, broken: 'no coordinates' };
  const name = value('itemLabel');
  if (!name || name === id) return { at: item.at, skipped: SKIPPED.name };
  const kind = ENTITY.exec(value('class') ?? value('type') ?? value('instance') ?? '')?.[1];
  // A query without classes is assumed to return only sights.
  const category = kind ? WIKIDATA_CLASSES[kind] : 'landmark';
  if (!category) return { at: item.at, skipped: SKIPPED.kind };
  const place = placeOf(id, name, [Number(lon), Number(lat)], [category]);
  const links = Number(value('sitelinks') ?? Number.NaN);
  return {
    at: item.at,
    place: {
      ...place,
      rank: rankOf(links),
      blurb: value('itemDescription'),
      url: value('website'),
      phone: value('phone'),
      wheelchair: WHEELCHAIR[ENTITY.exec(value('wheelchair') ?? '')?.[1] ?? ''],
    },
  };
}

function fromEntity(item: ParsedItem): Item {
  if ('broken' in item) return item;
  const id = textAt(item.value, 'id');
  if (!id || !ENTITY.test(id)) return { at: item.at, skipped: SKIPPED.kind };
  const claims = at(item.value, 'claims');
  const classes = ['P31', 'P1435'].flatMap((property) => listAt(claims, property).map(entityOf));
  const [first, ...others] = [...new Set(classes.flatMap((kind) => WIKIDATA_CLASSES[kind] ?? []))];
  if (!first) return { at: item.at, skipped: SKIPPED.kind };
  if (listAt(claims, 'P576').length > 0) return { at: item.at, skipped: SKIPPED.closed };
  const coordinates = at(claims, 'P625', 0, 'mainsnak', 'datavalue', 'value');
  const globe = textAt(coordinates, 'globe');
  if (globe && !EARTH.test(globe)) return { at: item.at, skipped: SKIPPED.elsewhere };
  const point: [number, number] = [numberAt(coordinates, 'longitude'), numberAt(coordinates, 'latitude')];
  if (!point.every(Number.isFinite)) return { at: item.at, skipped: 'no coordinates' };
  const label = (language: string) => textAt(item.value, 'labels', language, 'value');
  const name = label('en') ?? label('mul') ?? LABELS.map(label).find((text) => text && LATIN.test(text));
  if (!name) return { at: item.at, skipped: SKIPPED.name };
  const links = Object.keys(Object(at(item.value, 'sitelinks'))).length;
  const place = placeOf(id, name, point, [first, ...others.slice(0, 2)]);
  return {
    at: item.at,
    place: {
      ...place,
      rank: rankOf(links),
      otherNames: LABELS.flatMap((language) => label(language) ?? []),
      blurb: textAt(item.value, 'descriptions', 'en', 'value'),
      url: textAt(claims, 'P856', 0, 'mainsnak', 'datavalue', 'value'),
      phone: textAt(claims, 'P1329', 0, 'mainsnak', 'datavalue', 'value'),
      wheelchair: WHEELCHAIR[entityOf(at(claims, 'P2846', 0))],
    },
  };
}

function placeOf(
  id: string,
  name: string,
  [lon, lat]: [number, number],
  categories: Imported['categories'],
): Imported {
  return { sourceId: id, name, lon, lat, categories, rank: 4, credit: 'Wikidata' };
}

const entityOf = (claim: Json) => textAt(claim, 'mainsnak', 'datavalue', 'value', 'id') ?? '';

function rankOf(links: number): number {
  if (!Number.isFinite(links)) return 4;
  return RANKS.find(([least]) => links >= least)?.[1] ?? 5;
}
