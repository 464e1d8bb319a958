import type { CuratedRow, CuratedSource } from '../sources/curated';
import type { Label } from './label';

/** Kinds of parks by their first category, and the zoom levels added to a place's rank. */
const FIRST_ZOOM: Record<string, number> = {
  'national-park': 3,
  'nature-reserve': 4,
  'park-unit': 4,
  'state-park': 5,
};
const LAST_ZOOM = 8;

/** A park with one of these categories is a building or a battlefield: nothing visible on a map of a country. */
const SMALL_CATEGORIES = new Set([
  'castle',
  'historic-district',
  'historic-site',
  'monument',
  'museum',
  'palace',
  'place-of-worship',
  'tower',
]);

/** Abbreviations of the long words at the end of a name. */
const SHORT_WORDS = [
  [/ National Park$/, ' NP'],
  [/ National Monument$/, ' NM'],
  [/ National Recreation Area$/, ' NRA'],
  [/ National Historical Park$/, ' NHP'],
  [/ State Park$/, ' SP'],
  [/ Provincial Park$/, ' PP'],
] as const;

/** Creates the labels of parks: world-famous national parks from afar, state parks close up. */
export function parkLabels({ rows, categories }: Omit<CuratedSource, 'version'>): Label[] {
  const nature = new Set(categories.filter(({ parent }) => parent === 'group-nature').map(({ id }) => id));
  const labels = rows.flatMap((row) => {
    const later = laterOf(row, nature);
    if (later === null) return [];
    const minZoom = Math.min(LAST_ZOOM, row.rank + later);
    return [
      { lon: row.lon, lat: row.lat, minZoom, name: shortParkName(row.name), rank: row.rank * 10 + later },
    ];
  });
  // A park listed under two of its sights gets one label, from the better-known one.
  const named: typeof labels = [];
  for (const label of labels.sort((a, b) => a.rank - b.rank)) {
    if (!named.some((other) => other.name === label.name && isNear(other, label))) named.push(label);
  }
  return named.map(({ lon, lat, minZoom, name, rank }) => ({
    layer: 'park_label' as const,
    lon,
    lat,
    minZoom,
    properties: { name, rank },
  }));
}

/** Two parks with the same name, such as the Glacier parks in two countries, are farther apart. */
function isNear(a: { lon: number; lat: number }, b: { lon: number; lat: number }): boolean {
  return Math.abs(a.lon - b.lon) < 2 && Math.abs(a.lat - b.lat) < 2;
}

/** Shortens a park's name as maps do: "Zion NP", "Banff NP"; drops a sight before a comma or in parentheses. */
export function shortParkName(name: string): string {
  const plain = name.replace(/ \([^)]*\)/, '').replace(/^[^,]*, (?=\p{Lu})/u, '');
  const short = SHORT_WORDS.find(([long]) => long.test(plain));
  return short ? plain.replace(short[0], short[1]) : plain;
}

/** Null if it isn't a park, or is too small. */
function laterOf({ name, categories, rank }: CuratedRow, nature: ReadonlySet<string>): number | null {
  const [first = '', ...others] = categories;
  // Kilimanjaro or Uluru: the sight made the park famous.
  if (nature.has(first) && rank === 1 && others.includes('national-park'))
    return FIRST_ZOOM['national-park'] ?? 0;
  const later = FIRST_ZOOM[first];
  if (later === undefined) return null;
  const isSurelyLarge = rank === 1 || (first === 'national-park' && /park/i.test(name));
  return !isSurelyLarge && others.some((other) => SMALL_CATEGORIES.has(other)) ? null : later;
}
