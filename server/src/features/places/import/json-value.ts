import type { JsonItem } from './json-items';
import type { Line } from './lines';

/** Part of a JSON value of which nothing is known. */
export type Json = unknown;

/** A member of an object, or undefined; anything may be asked. */
export function at(value: Json, ...path: readonly (string | number)[]): Json {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string | number, Json>)[step]; // it has that member
  }
  return here;
}

/** A text that is not empty, else undefined; numbers are texts too. */
export function textAt(value: Json, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number' || typeof found === 'bigint') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** A number, also where it is written as a text; NaN for all else. */
export function numberAt(value: Json, ...path: readonly (string | number)[]): number {
  const found = at(value, ...path);
  if (typeof found === 'string' && found.trim() !== '') return Number(found);
  return typeof found === 'number' ? found : Number.NaN;
}

/** A list; empty for all else. */
export function listAt(value: Json, ...path: readonly (string | number)[]): readonly Json[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** An object of a JSON file, or why it cannot be read. */
export type ParsedItem = { at: string } & ({ value: Json } | { broken: string });

/** Reads the text of an object. */
export function parsed(item: JsonItem): ParsedItem {
  if (!('text' in item)) return { at: item.at, broken: item.unreadable };
  try {
    return { at: item.at, value: JSON.parse(item.text) };
  } catch {
    return { at: item.at, broken: 'not JSON' };
  }
}

/** Reads a line that holds an object; null for an empty one. */
export function parsedLine(line: Line): ParsedItem | null {
  const place = `line ${line.number}`;
  if (!('text' in line)) return { at: place, broken: line.unreadable };
  const trimmed = line.text.trim();
  // Sequences of GeoJSON texts begin each with this sign.
  const text = trimmed.startsWith('\u001e') ? trimmed.slice(1) : trimmed;
  return text === '' ? null : parsed({ at: place, text });
}
