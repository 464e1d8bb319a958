import { GEONAMES_CATEGORIES } from './geonames-categories';
import { type Imported, type Item, type PlaceReader, SKIPPED } from './imported';
import { chunksOf, linesOf } from './lines';

const COLUMNS = 19;
/** A place with names in this many languages is world-famous. */
const KNOWN_FAR = 20;
const KNOWN_WIDELY = 6;
const MOST_OTHER_NAMES = 30;

/** Reads a GeoNames dump (`allCountries.txt`, `US.txt`): one place per line, 19 tab-separated columns, no header. */
export const readGeonames: PlaceReader = async function* (file) {
  for await (const line of linesOf(chunksOf(file))) {
    const at = `line ${line.number}`;
    if (!('text' in line)) yield { at, broken: line.unreadable };
    else if (line.text !== '') yield itemOf(at, line.text.split('\t'));
  }
};

function itemOf(at: string, cells: readonly string[]): Item {
  if (cells.length !== COLUMNS) return { at, broken: `${cells.length} columns instead of ${COLUMNS}` };
  const [id = '', name = '', , otherNames = '', lat = '', lon = '', kind = '', code = '', country = ''] =
    cells;
  if (!/^\d+$/.test(id)) return { at, broken: 'no number in the first column' };
  if (kind === 'P') return { at, skipped: 'a town, which the atlas already has' };
  const category = GEONAMES_CATEGORIES[`${kind}.${code}`];
  if (!category) return { at, skipped: SKIPPED.kind };
  if (name.trim() === '') return { at, skipped: SKIPPED.name };
  const others = otherNames.split(',').filter(Boolean);
  const place: Imported = {
    sourceId: id,
    name,
    otherNames: others.slice(0, MOST_OTHER_NAMES),
    lat: Number(lat || Number.NaN),
    lon: Number(lon || Number.NaN),
    categories: [category],
    rank: others.length >= KNOWN_FAR ? 3 : others.length >= KNOWN_WIDELY ? 4 : 5,
    countryCode: country || undefined,
    credit: 'GeoNames',
  };
  return { at, place };
}
