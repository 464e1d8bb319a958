import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { areasLabel } from '@wayfold/domain/format/place-label';

/** What a row of suggestions shows about a place. */
export interface PlaceRow {
  title: string;
  detail: string;
}

/** The words for the kinds of places; a town needs none. */
export interface PlaceKinds {
  airport: string;
  station: string;
  region: string;
  country: string;
  own: string;
}

type Named = Pick<AtlasPlace, 'id' | 'kind' | 'name' | 'region' | 'country'> & {
  readonly coords: Readonly<AtlasPlace['coords']>;
};

/**
 * Names places so that no two rows of a list read alike: a region says that it is one, an airport shows its code, and
 * towns that share name, region and country show their coordinates.
 */
export function placeRows(places: readonly Named[], kinds: PlaceKinds): PlaceRow[] {
  const rows = places.map((place) => ({ title: titleOf(place), detail: detailOf(place, kinds) }));
  const times = new Map<string, number>();
  for (const row of rows) times.set(keyOf(row), (times.get(keyOf(row)) ?? 0) + 1);
  return rows.map((row, index) => {
    const place = places[index];
    if (!place || times.get(keyOf(row)) === 1) return row;
    return { ...row, detail: [row.detail, pointOf(place.coords)].filter(Boolean).join(' · ') };
  });
}

function titleOf({ id, kind, name }: Named): string {
  const code = kind === 'airport' ? /^ap:(.+)$/.exec(id)?.[1] : undefined;
  return code ? `${code} · ${name}` : name;
}

function detailOf({ kind, name, region, country }: Named, kinds: PlaceKinds): string {
  if (kind === 'country') return kinds.country;
  const parts = [
    kind === 'airport' || kind === 'station' || kind === 'region' || kind === 'own' ? kinds[kind] : null,
    // A city with the name of its country still needs a detail.
    areasLabel({ name, region, country }) || country,
  ];
  return parts.filter(Boolean).join(', ');
}

function keyOf({ title, detail }: PlaceRow): string {
  return `${title}\n${detail}`;
}

/** `41.81° N, 80.95° W` */
function pointOf([lon, lat]: readonly [number, number]): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(2)}°`;
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'}, ${degrees(lon)} ${lon < 0 ? 'W' : 'E'}`;
}
