import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { OperatorError } from '../../../process/operator-error';
import { type Item, type PlaceReader, SKIPPED } from './imported';
import { at, type Json, listAt, numberAt, textAt } from './json-value';
import { overtureItem } from './overture';
import { middleOf } from './read-geojson';
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
  ...['websites', 'brand', 'addresses', 'bbox'],
];
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
  ...['website', 'date_closed'],
];
/** Rows in memory at once. */
const AT_ONCE = 10_000;

/** Reads Parquet with the columns of Overture Maps or Foursquare OS Places, several thousand rows at a time. */
export const readParquet: PlaceReader = async function* (file) {
  const buffer = await asyncBufferFromFile(file.path);
  const metadata = await parquetMetadataAsync(buffer).catch(() => {
    throw new OperatorError(
      'This Parquet file is damaged: the metadata at its end cannot be read. Download it again.',
    );
  });
  const names = new Set(parquetSchema(metadata).children.map(({ element }) => element.name));
  const isOverture = names.has('names') && names.has('geometry');
  if (!isOverture && !names.has('fsq_place_id')) {
    throw new OperatorError(
      'This Parquet file has neither the columns of Overture places (id, geometry, names) nor those of Foursquare (fsq_place_id, name).',
    );
  }
  const columns = (isOverture ? OVERTURE : FOURSQUARE).filter((name) => names.has(name));
  const rows = Number(metadata.num_rows);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const groupEnd = rowStart + Number(group.num_rows);
    for (; rowStart < groupEnd; rowStart = Math.min(groupEnd, rowStart + AT_ONCE)) {
      const rowEnd = Math.min(groupEnd, rowStart + AT_ONCE);
      const read = { file: buffer, metadata, columns, rowStart, rowEnd, compressors };
      const found = await parquetReadObjects(read).catch(() => null);
      file.bytesRead = Math.round((file.size * rowEnd) / rows);
      if (found)
        for (const [index, row] of found.entries())
          yield itemOf(`row ${rowStart + index + 1}`, row, isOverture);
      else yield { at: `rows ${rowStart + 1} to ${rowEnd}`, broken: 'damaged' };
    }
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
      credit: 'Foursquare',
    },
  };
}
