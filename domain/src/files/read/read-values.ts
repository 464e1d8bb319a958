import {
  type Coords,
  type ExpenseCategory,
  LocalDate,
  TimeZone,
  type Transport,
} from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES, TRANSPORTS } from '@wayfold/contract/kernel/word-lists';

/** Reads degrees; null if the point isn't on the globe. */
export function coordsOf(lon: unknown, lat: unknown): Coords | null {
  const [x, y] = [degreesOf(lon), degreesOf(lat)];
  if (x === null || y === null || Math.abs(x) > 180 || Math.abs(y) > 90) return null;
  return [x, y];
}

/** The name of a place that has none: its latitude and longitude. */
export function coordsName([lon, lat]: Coords): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

function degreesOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim().replace(',', '.');
  const number = /^[+-]?\d+(\.\d+)?(e-?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** Reads a date in one of the usual formats; null for others, and if day and month could be swapped. */
export function dateOf(text: string): LocalDate | null {
  const trimmed = text.trim();
  const [, year = '', month = '', day = ''] = trimmed.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/) ?? [];
  if (year !== '') return valid(year, month, day);
  const [, first = '', second = '', last = ''] = trimmed.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/) ?? [];
  if (last === '') return null;
  if (Number(first) > 12) return valid(last, second, first);
  if (Number(second) > 12 || first === second) return valid(last, first, second);
  return trimmed.includes('.') ? valid(last, second, first) : null;
}

function valid(year: string, month: string, day: string): LocalDate | null {
  const parsed = LocalDate.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.success ? parsed.data : null;
}

const CATEGORY_WORDS: readonly [RegExp, ExpenseCategory][] = [
  [/hotel|lodg|stay|hostel|airbnb|camp|accommodat|room/i, 'Lodging'],
  [/food|meal|eat|restaurant|dinner|lunch|breakfast|grocer|drink|coffee/i, 'Food'],
  [/pass|permit/i, 'Park passes'],
  [/transport|fuel|gas|flight|train|bus|car|taxi|ferry|toll|parking/i, 'Transport'],
  [/shop|souvenir|gift/i, 'Shopping'],
  [/insur/i, 'Insurance'],
  [/\bfee/i, 'Fees'],
  [/activit|tour|ticket|museum|event|hike|attraction/i, 'Activities'],
];

/** The category that a word stands for; null if none matches. */
export function categoryOf(text: string): ExpenseCategory | null {
  const exact = EXPENSE_CATEGORIES.find((category) => category.toLowerCase() === text.trim().toLowerCase());
  return exact ?? CATEGORY_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}

/** The transport value with this name; null for other words. */
export function transportOf(text: unknown): Transport | null {
  return TRANSPORTS.find((transport) => transport === text) ?? null;
}

/** The IANA name within the name of a zone, which some programs add words to; null if there is none. */
export function zoneNamed(text: string | null): string | null {
  if (text === null || text.length > LONGEST_ZONE) return null;
  const [, inner] = text.match(/([A-Z][A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?)$/) ?? [];
  for (const name of [text, inner]) {
    if (name !== undefined && /^(UTC|[A-Za-z_]+\/.+)$/.test(name) && TimeZone.safeParse(name).success)
      return name;
  }
  return null;
}

/** Programs add words to the names of zones, but not pages of text. */
const LONGEST_ZONE = 200;

/** The text without surrounding whitespace; null if nothing is left. */
export function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return text === '' ? null : text;
}
