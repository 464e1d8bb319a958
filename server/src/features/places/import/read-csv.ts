import { OperatorError } from '../../../process/operator-error';
import { cellsOf, csvRecordsOf } from './csv-records';
import type { Item, PlaceReader } from './imported';
import { chunksOf, linesOf } from './lines';
import { idOf } from './read-geojson';
import { wordCategory } from './word-categories';

/** The possible names of each column; the first one that the file has is used. */
const COLUMNS = {
  name: ['name', 'title'],
  lat: ['lat', 'latitude', 'y'],
  lon: ['lon', 'lng', 'long', 'longitude', 'x'],
  id: ['id', 'source_id'],
  category: ['category', 'kind', 'type'],
  localName: ['local_name'],
  rank: ['rank'],
  country: ['country_code', 'country'],
  region: ['region', 'state'],
  city: ['city', 'town'],
  blurb: ['blurb', 'description'],
  url: ['url', 'website'],
  phone: ['phone', 'tel'],
  brand: ['brand'],
  cuisine: ['cuisine'],
  wheelchair: ['wheelchair'],
  openingHours: ['opening_hours', 'hours'],
} as const;
type Columns = { [K in keyof typeof COLUMNS]: number };

/**
 * Reads a CSV file whose first line has the column names, at least name, lat and lon; separated by commas, semicolons or tabs.
 */
export const readCsv: PlaceReader = async function* (file) {
  let columns: Columns | null = null;
  for await (const record of csvRecordsOf(linesOf(chunksOf(file)), await delimiterOf(file.path))) {
    const at = `line ${record.number}`;
    if (!('cells' in record)) yield { at, broken: record.unreadable };
    else if (!columns) columns = columnsOf(record.cells);
    else if (record.cells.some((cell) => cell.trim() !== '')) yield itemOf(at, record.cells, columns);
  }
};

/** The delimiter that splits the first line into the most cells. */
async function delimiterOf(path: string): Promise<string> {
  for await (const line of linesOf(chunksOf({ path, bytesRead: 0 }))) {
    const text = 'text' in line ? line.text : '';
    const cells = (delimiter: string) => cellsOf(text, delimiter)?.length ?? 0;
    return [',', ';', '\t'].reduce((best, other) => (cells(other) > cells(best) ? other : best));
  }
  return ',';
}

function columnsOf(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const of = (known: readonly string[]) =>
    known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  const found = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, known]) => [column, of(known)]),
  ) as Columns; // one number for each column
  if (found.name < 0 || found.lat < 0 || found.lon < 0) {
    throw new OperatorError(
      'The first line must contain the names of the columns, including name, lat and lon.',
    );
  }
  return found;
}

function itemOf(at: string, cells: readonly string[], columns: Columns): Item {
  const text = (column: keyof Columns) => cells[columns[column]]?.trim() || undefined;
  const [name = '', lat, lon] = [text('name'), text('lat'), text('lon')];
  if (lat === undefined || lon === undefined) {
    return { at, broken: `no coordinates in its ${cells.length} cells` };
  }
  const kind = text('category');
  const category = kind === undefined ? 'landmark' : wordCategory(kind);
  if (!category) return { at, broken: `unknown category (${kind?.slice(0, 60)})` };
  const rank = Math.round(Number(text('rank') ?? 4));
  return {
    at,
    place: {
      sourceId: text('id') ?? idOf(name, Number(lon), Number(lat)),
      name,
      localName: text('localName'),
      lat: Number(lat),
      lon: Number(lon),
      categories: [category],
      rank: rank >= 1 && rank <= 5 ? rank : 4,
      countryCode: text('country'),
      region: text('region'),
      city: text('city'),
      blurb: text('blurb'),
      url: text('url'),
      phone: text('phone'),
      brand: text('brand'),
      cuisine: text('cuisine'),
      wheelchair: text('wheelchair'),
      openingHours: text('openingHours'),
    },
  };
}
