import type { JsonItem } from './json-items';
import type { Line } from './lines';

/** Part of a JSON value of unknown shape. */
export type Json = unknown;

/** A nested member of a value, or undefined; accepts any value. */
export function at(value: Json, ...path: readonly (string | number)[]): Json {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string | number, Json>)[step]; // it has that member
  }
  return here;
}

/** A non-empty string, else undefined; numbers are converted to strings. */
export function textAt(value: Json, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number' || typeof found === 'bigint') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** A number, or a string that has one; NaN for anything else. */
export function numberAt(value: Json, ...path: readonly (string | number)[]): number {
  const found = at(value, ...path);
  if (typeof found === 'string' && found.trim() !== '') return Number(found);
  return typeof found === 'number' ? found : Number.NaN;
}

/** A list; empty for anything else. */
export function listAt(value: Json, ...path: readonly (string | number)[]): readonly Json[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** An object of a JSON file, or why it can't be read. */
export type ParsedItem = { at: string } & ({ value: Json } | { broken: string });

/** Parses the text of an object. */
export function parsed(item: JsonItem): ParsedItem {
  if (!('text' in item)) return { at: item.at, broken: item.unreadable };
  try {
    return { at: item.at, value: JSON.parse(item.text) };
  } catch {
    return { at: item.at, broken: 'not JSON' };
  }
}

/** Parses a line that contains an object; null for an empty line. */
export function parsedLine(line: Line): ParsedItem | null {
  const place = `line ${line.number}`;
  if (!('text' in line)) return { at: place, broken: line.unreadable };
  const trimmed = line.text.trim();
  // In GeoJSON text sequences, each text starts with this character.
  const text = trimmed.startsWith('\u001e') ? trimmed.slice(1) : trimmed;
  return text === '' ? null : parsed({ at: place, text });
}
