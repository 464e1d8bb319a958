import type { Gazetteer } from '../gazetteer';
import { keysBeginning } from '../key-index';
import { KEY_CLASS } from '../rows';
import type { RowFilter } from './candidates';

/** Minimum letters for a country or region name that is only typed in part ("paris, tex"). */
const MIN_PART = 3;
/** A text this short is the code of a country or region, not a city ("london, on"). */
const AREA_CODE_LETTERS = 3;
/** A sight or an airport belongs to a city within this distance ("louvre, paris"). */
const CITY_KM = 60;
/** A town belongs to a landscape if it is this close to its middle ("oia santorini", "hilo big island"). */
const LANDSCAPE_KM = 100;
const KM_PER_DEGREE = 111.2;
/** A city named without a comma must be as important as one of 100,000 people, otherwise one of 3,000. */
const CITY_IMPORTANCE = { guessed: 5, divided: 3.5 };

/** How an area was typed. */
export type AreaTyped = {
  /** Folded; any name or code of the area in the gazetteer. */
  text: string;
  /** Whether its end may still be missing. */
  isTyping: boolean;
  /** Whether no comma separates it from the name. */
  guessed: boolean;
};

/**
 * Creates a filter for rows inside the country or region with this name, or near the city or landscape with this name.
 *
 * @returns null if nothing has that name
 */
export function filterByArea(gazetteer: Gazetteer, typed: AreaTyped): RowFilter | null {
  const countries = new Set<number>();
  const regions = new Set<number>();
  const landscapes: number[] = [];
  let city: number | null = null;
  let cityImportance = typed.guessed ? CITY_IMPORTANCE.guessed : CITY_IMPORTANCE.divided;
  const { keyStart, entryStart, entryRow, entryClass } = gazetteer.keys;
  const bytes = new TextEncoder().encode(typed.text);
  const { start, end } = keysBeginning(gazetteer.keys, bytes);
  const mayBePart = typed.isTyping && typed.text.length >= MIN_PART;
  for (let key = start; key < end; key += 1) {
    const isFull = (keyStart[key + 1] ?? 0) - (keyStart[key] ?? 0) === bytes.length;
    // A full key sorts before the keys that start with it.
    if (!isFull && !mayBePart) break;
    for (let entry = entryStart[key] ?? 0; entry < (entryStart[key + 1] ?? 0); entry += 1) {
      const row = entryRow[entry] ?? 0;
      if (entryClass[entry] === KEY_CLASS.inside) continue;
      const kind = gazetteer.kindOf(row);
      if (kind === 'country') countries.add(gazetteer.country[row] ?? 0);
      if (kind === 'region') regions.add(gazetteer.region[row] ?? 0);
      if (kind === 'landscape') landscapes.push(row);
      const mayBeCity = kind === 'town' && isFull && typed.text.length > AREA_CODE_LETTERS;
      if (mayBeCity && gazetteer.importanceOf(row) > cityImportance) {
        city = row;
        cityImportance = gazetteer.importanceOf(row);
      }
    }
  }
  const filters: RowFilter[] = landscapes.map((row) => nearTo(gazetteer, row, LANDSCAPE_KM));
  if (countries.size > 0 || regions.size > 0) {
    filters.push(
      (row) => countries.has(gazetteer.country[row] ?? 0) || regions.has(gazetteer.region[row] ?? 0),
    );
  }
  if (city !== null) {
    const isNear = nearTo(gazetteer, city, CITY_KM);
    // A guessed split would otherwise find the towns around every town.
    filters.push(typed.guessed ? (row) => isNear(row) && isSightOrStation(gazetteer, row) : isNear);
  }
  return filters.length === 0 ? null : (row) => filters.some((accepts) => accepts(row));
}

function isSightOrStation(gazetteer: Gazetteer, row: number): boolean {
  const kind = gazetteer.kindOf(row);
  return kind === 'poi' || kind === 'airport' || kind === 'station';
}

/** A filter for the rows around a row, without it. */
function nearTo(gazetteer: Gazetteer, middle: number, km: number): RowFilter {
  const [lon, lat] = gazetteer.coordsOf(middle);
  const width = Math.cos((lat * Math.PI) / 180);
  return (row) => {
    if (row === middle) return false;
    const east = (gazetteer.lonOf(row) - lon) * width;
    return Math.hypot(east, gazetteer.latOf(row) - lat) * KM_PER_DEGREE <= km;
  };
}
