import { OperatorError } from '../../../process/operator-error';
import { type Item, type PlaceReader, SKIPPED } from './imported';
import { at, type Json, listAt, numberAt, textAt } from './json-value';
import { overtureItem } from './overture';
import { middleOf } from './read-geojson';
import { openParquet } from './sources/parquet-file';
import { wordCategory } from './word-categories';

const OVERTURE = [
  ...[
    'id',
    'geometry',
    'names',
    'categories',
    'basic_category',
    'taxonomy',
    'confidence',
    'operating_status',
  ],
  ...['websites', 'phones', 'brand', 'addresses', 'bbox'],
];
/** A file of Overture places has at least one of these; buildings, addresses and others have none. */
const KINDS_OF_OVERTURE = ['categories', 'basic_category', 'taxonomy'];
const FOURSQUARE = [
  ...[
    'fsq_place_id',
    'name',
    'latitude',
    'longitude',
    'fsq_category_labels',
    'locality',
    'region',
    'country',
  ],
  ...['website', 'tel', 'date_closed'],
];
/** Reads Parquet with the columns of Overture Maps or Foursquare OS Places, several thousand rows at a time. */
export const readParquet: PlaceReader = async function* (file) {
  const parquet = await openParquet(file);
  const names = new Set(parquet.columns);
  const isOverture = names.has('names') && names.has('geometry');
  if (!isOverture && !names.has('fsq_place_id')) {
    throw new OperatorError(
      'This Parquet file has neither the columns of Overture places (id, geometry, names) nor those of Foursquare (fsq_place_id, name).',
    );
  }
  if (isOverture && !KINDS_OF_OVERTURE.some((name) => names.has(name))) {
    throw new OperatorError(
      'This Parquet file has Overture features of another kind, such as buildings, whose columns don’t say what a traveler finds there. Import a part of theme=places instead.',
    );
  }
  const columns = (isOverture ? OVERTURE : FOURSQUARE).filter((name) => names.has(name));
  for (const { rowStart, rowEnd, isWanted } of parquet.parts) {
    const at = `rows ${rowStart + 1} to ${rowEnd}`;
    const count = rowEnd - rowStart;
    // Records that were read before aren't counted again, whatever happened to them.
    const isKnown = rowEnd <= file.before;
    const rows = isWanted && !isKnown ? await parquet.read({ columns, rowStart, rowEnd }) : null;
    file.bytesRead = Math.round((file.size * rowEnd) / parquet.rows);
    if (rows) {
      for (const [index, row] of rows.entries()) yield itemOf(`row ${rowStart + index + 1}`, row, isOverture);
    } else if (isWanted && !isKnown) yield { at, broken: 'damaged', count };
    else yield { at, skipped: SKIPPED.outside, count };
  }
};

function itemOf(where: string, row: Json, isOverture: boolean): Item {
  if (!isOverture) return foursquareItem(where, row);
  const point = middleOf(at(row, 'geometry')) ?? cornerOf(at(row, 'bbox'));
  if (!point) return { at: where, broken: 'no coordinates' };
  return overtureItem(where, { id: textAt(row, 'id'), point, properties: row });
}

/** If a file doesn't say which of its columns are geometries, its bounding boxes still locate points. */
function cornerOf(box: Json): [number, number] | null {
  const corner: [number, number] = [numberAt(box, 'xmin'), numberAt(box, 'ymin')];
  return corner.every(Number.isFinite) ? corner : null;
}

function foursquareItem(where: string, row: Json): Item {
  const id = textAt(row, 'fsq_place_id');
  if (!id) return { at: where, broken: 'no fsq_place_id' };
  if (at(row, 'date_closed')) return { at: where, skipped: SKIPPED.closed };
  const labels = listAt(row, 'fsq_category_labels').flatMap(
    (label) => wordCategory(textAt([label], 0)) ?? [],
  );
  const [first, ...others] = [...new Set(labels)].slice(0, 3);
  if (!first) return { at: where, skipped: SKIPPED.kind };
  return {
    at: where,
    place: {
      sourceId: id,
      name: textAt(row, 'name') ?? '',
      lon: numberAt(row, 'longitude'),
      lat: numberAt(row, 'latitude'),
      categories: [first, ...others],
      rank: 5,
      countryCode: textAt(row, 'country'),
      region: textAt(row, 'region'),
      city: textAt(row, 'locality'),
      url: textAt(row, 'website'),
      phone: textAt(row, 'tel'),
      credit: 'Foursquare',
    },
  };
}
