import type { CuratedPlace } from '@wayfold/atlas/atlas';
import type { Product } from './product';

/** Rows per statement; keeps each statement short. */
const AT_ONCE = 20_000;

/** Parts of names: kinds that many places share, and names that get rarer toward the end of the list. */
const KINDS = [
  ...['restaurant', 'cafe', 'hotel', 'church', 'museum', 'park', 'beach', 'viewpoint', 'castle', 'market'],
  ...['garden', 'monument', 'gallery', 'theatre', 'bar', 'guest house', 'lake', 'falls', 'bridge', 'tower'],
];
const SYLLABLES = [
  ...[
    'ka',
    'lo',
    'mi',
    'ren',
    'sta',
    'vor',
    'dal',
    'be',
    'tur',
    'ani',
    'gro',
    'fel',
    'hun',
    'is',
    'jo',
    'per',
  ],
  ...['qua', 'ru', 'sel', 'tho', 'um', 'wes', 'xa', 'yel', 'zu', 'bri', 'cas', 'dor', 'el', 'fin'],
];
const NAMES = 27_000;
const CATEGORIES = [
  ...[
    'restaurant',
    'museum',
    'hotel',
    'city-park',
    'beach',
    'viewpoint',
    'castle',
    'market',
    'garden',
    'cave',
  ],
  ...[
    'monument',
    'art-museum',
    'theater',
    'place-of-worship',
    'lake',
    'waterfall',
    'bridge',
    'tower',
    'ruins',
    'zoo',
  ],
];

/** SQL that spells a name like `generatedNames`; a long list of names would be scanned for every row. */
function spelled(number: string): string {
  const at = (part: number) =>
    `($8::text[])[1 + (${number} / ${SYLLABLES.length ** part}) % ${SYLLABLES.length}]`;
  return `${at(0)} || ${at(1)} || ${at(2)}`;
}

// Most places are minor and close to the most visited sights; a tenth are anywhere.
const GENERATE = `
  with drawn as (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e,
      (select array[1 + floor(cardinality($3::float8[]) * random() ^ 3 + 0 * n)]) as center
    from generate_series($1::integer, $2::integer) n
  ), numbered as (
    select *, (floor($6::integer * c ^ 3)::integer * 7919) % $6::integer as one, (floor($6::integer * d ^ 2)::integer * 7919) % $6::integer as two
    from drawn
  ), worded as (
    select *, ($5::text[])[1 + floor(cardinality($5::text[]) * b ^ 2)] as kind,
      ${spelled('one')} as first, ${spelled('two')} as second
    from numbered
  ), named as (
    select *, case
      when a < 0.35 then first || ' ' || kind
      when a < 0.65 then kind || ' ' || first
      when a < 0.85 then first || ' ' || second || ' ' || kind
      else 'the ' || kind || ' of ' || first || ' ' || second end as folded
    from worded
  )
  insert into listed_places (source, source_id, name, folded, lon, lat, category, rank, credit)
  select 'osm', 'n' || n, initcap(folded), folded,
    case when e < 0.1 then -180 + 360 * b
      else greatest(-180, least(180, ($3::float8[])[center[1]] + 0.3 * (a - 0.5) * (b + c))) end,
    case when e < 0.1 then -55 + 125 * c
      else greatest(-90, least(90, ($4::float8[])[center[1]] + 0.3 * (d - 0.5) * (b + c))) end,
    ($7::text[])[1 + floor(cardinality($7::text[]) * b)],
    case when n % 10000 = 0 then 1 when n % 1000 = 0 then 2 when n % 50 = 0 then 3 when n % 5 = 0 then 4 else 5 end,
    'OpenStreetMap'
  from named`;

/** Fills the table of listed places like an import of `count` places. */
export async function generatePlaces({ services }: Product, count: number): Promise<void> {
  const { pool } = services.database;
  const centers = placesByRank(services.atlas.placesIn([-180, -90, 180, 90], { limit: 10_000 }));
  const connection = await pool.connect();
  try {
    await connection.query('select setseed(0.5)');
    for (let from = 1; from <= count; from += AT_ONCE) {
      await connection.query({
        name: 'bench-generate-places',
        text: GENERATE,
        values: [
          from,
          Math.min(count, from + AT_ONCE - 1),
          centers.map(({ coords }) => coords[0]),
          centers.map(({ coords }) => coords[1]),
          KINDS,
          NAMES,
          CATEGORIES,
          SYLLABLES,
        ],
      });
    }
    await connection.query('set statement_timeout = 0');
    await connection.query('vacuum analyze listed_places, listed_words, listed_vocabulary');
  } finally {
    connection.release(true);
  }
}

/** The places that most people visit first. */
export function placesByRank(places: readonly CuratedPlace[]): CuratedPlace[] {
  return [...places].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

/** Made-up names, all different, most common first. */
export function generatedNames(): string[] {
  return Array.from({ length: NAMES }, (_, index) => {
    // Spread over all syllables, so neighbors in the list don't start the same way.
    const number = (index * 7_919) % NAMES;
    const at = (part: number) => SYLLABLES[Math.floor(number / SYLLABLES.length ** part) % SYLLABLES.length];
    return `${at(0)}${at(1)}${at(2)}`;
  });
}

/** The kinds of places that occur in names, most common first. */
export const GENERATED_KINDS: readonly string[] = KINDS;
