import type { RowFilter } from './candidates';
import type { Gazetteer } from './gazetteer';
import { keysBeginning } from './key-index';
import { KEY_CLASS } from './rows';

/** From so many letters on, the beginning of a country's or region's name will do ("paris, tex"). */
const MIN_PART = 3;

/**
 * Makes a filter for rows inside the country or region that `text` names.
 *
 * @param text folded; any name or code the gazetteer has for it
 * @param isTyping whether its end may be missing still
 * @returns null when nothing has that name
 */
export function filterByArea(gazetteer: Gazetteer, text: string, isTyping: boolean): RowFilter | null {
  const countries = new Set<number>();
  const regions = new Set<number>();
  const { keyStart, entryStart, entryRow, entryClass } = gazetteer.keys;
  const typed = new TextEncoder().encode(text);
  const { start, end } = keysBeginning(gazetteer.keys, typed);
  const mayBePart = isTyping && text.length >= MIN_PART;
  for (let key = start; key < end; key += 1) {
    const isFull = (keyStart[key + 1] ?? 0) - (keyStart[key] ?? 0) === typed.length;
    // A full key sorts before those it begins.
    if (!isFull && !mayBePart) break;
    for (let entry = entryStart[key] ?? 0; entry < (entryStart[key + 1] ?? 0); entry += 1) {
      const row = entryRow[entry] ?? 0;
      if (entryClass[entry] === KEY_CLASS.inside) continue;
      const kind = gazetteer.kindOf(row);
      if (kind === 'country') countries.add(gazetteer.country[row] ?? 0);
      if (kind === 'region') regions.add(gazetteer.region[row] ?? 0);
    }
  }
  if (countries.size === 0 && regions.size === 0) return null;
  return (row) => countries.has(gazetteer.country[row] ?? 0) || regions.has(gazetteer.region[row] ?? 0);
}
