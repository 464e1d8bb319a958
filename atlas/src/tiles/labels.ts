import type { MultiPolygon, Position } from 'geojson';
import type { GazetteerRow } from '../gazetteer/rows';
import type { AirportRow } from '../sources/airports';
import { readCountries } from '../sources/countries';
import { readCuratedPlaces } from '../sources/curated';
import { readFeatures } from '../sources/features';
import { loadPackage } from '../sources/package-file';
import { airportLabels } from './airport-labels';
import { chooseCities } from './city-labels';
import { featureLabels } from './feature-labels';
import type { Label, LabelLayer } from './label';
import { fromWorldSquare, toWorldSquare } from './mercator';
import { parkLabels } from './park-labels';
import { PROVINCE_NAMES } from './region-names';
import { type NamedArea, readCountryAreas, readProvinceAreas, readStateAreas } from './shapes';
import { ringArea, visualCenter } from './visual-center';

/** Countries and areas without an ISO number that travelers may look for. */
const UNNUMBERED_NAMES: Record<string, string> = {
  Kosovo: 'Kosovo',
  Somaliland: 'Somaliland',
  'N. Cyprus': 'Northern Cyprus',
};

/** First zoom and minimum size in square kilometers, largest first. A label's rank is its index in the list. */
const COUNTRY_SIZES = [
  [1, 2_500_000],
  [2, 600_000],
  [3, 90_000],
  [4, 12_000],
  [5, 800],
  [6, 0],
] as const;
const REGION_SIZES = [
  [3, 900_000],
  [4, 100_000],
  [5, 20_000],
  [6, 0],
] as const;

/** Creates all labels of the base map; the towns come from the gazetteer, the parks from the curated places. */
export function makeLabels(rows: readonly GazetteerRow[], airports: readonly AirportRow[]): Label[] {
  const countryName = countryNamer();
  return [
    ...readCountryAreas().flatMap((area) =>
      areaLabel('country_label', area, countryName(area), COUNTRY_SIZES),
    ),
    ...readStateAreas().flatMap((area) => areaLabel('region_label', area, area.name, REGION_SIZES)),
    ...readProvinceAreas().flatMap((area) =>
      areaLabel('region_label', area, PROVINCE_NAMES[area.code] ?? null, REGION_SIZES),
    ),
    ...chooseCities(rows),
    ...parkLabels(readCuratedPlaces()),
    ...featureLabels(readFeatures()),
    ...airportLabels(airports),
  ];
}

/** Creates the function that names a country as the gazetteer does; null for strips and rocks nobody looks for. */
function countryNamer(): (area: NamedArea) => string | null {
  const { numericToAlpha2 } = loadPackage<typeof import('i18n-iso-countries')>('i18n-iso-countries');
  const names = new Map(readCountries().map((country) => [country.code, country.name]));
  return ({ code, name }) => {
    if (!code) return UNNUMBERED_NAMES[name] ?? null;
    return names.get(numericToAlpha2(code) ?? '') ?? name;
  };
}

function areaLabel(
  layer: LabelLayer,
  { shape }: NamedArea,
  name: string | null,
  sizes: readonly (readonly [number, number])[],
): Label[] {
  const largest = largestPart(shape);
  if (!name || !largest) return [];
  const [lon, lat] = fromWorldSquare(visualCenter(largest.part.map((ring) => ring.map(toWorldSquare))));
  const rank = Math.max(
    0,
    sizes.findIndex(([, least]) => largest.squareKm >= least),
  );
  return [{ layer, lon, lat, minZoom: sizes[rank]?.[0] ?? 0, properties: { name, rank } }];
}

function largestPart(shape: MultiPolygon): { part: Position[][]; squareKm: number } | null {
  let largest: { part: Position[][]; squareKm: number } | null = null;
  for (const part of shape.coordinates) {
    const squareKm = ringArea((part[0] ?? []).map(toEqualArea));
    if (!largest || squareKm > largest.squareKm) largest = { part, squareKm };
  }
  return largest;
}

/** Projects degrees to kilometers, preserving areas. */
function toEqualArea([lon = 0, lat = 0]: Position): Position {
  return [lon * 111.2, Math.sin((lat * Math.PI) / 180) * 6_371];
}
