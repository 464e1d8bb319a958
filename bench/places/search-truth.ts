import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import { readCuratedPlaces } from '@wayfold/atlas/sources/curated';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Measurement } from '../support/measurement';
import type { Figure } from '../support/report';
import { positionOf } from '../support/search-queries';
import { BADLY_TYPED, readTruthQueries, type TruthQuery } from '../support/truth-queries';

/** The sets in `truth`, and the percentage of each that must be among the first results. */
const SETS = [
  { file: 'cities', name: 'city in full', top: 1, goal: 97 },
  { file: 'airports', name: 'airport by full name', top: 5, goal: 92 },
  { file: 'world-heritage', name: 'World Heritage site by official name', top: 5, goal: 70 },
  { file: 'us-park-units', name: 'US park unit by official name', top: 5, goal: 90 },
  { file: 'sights', name: 'sight that the atlas has, within 2 km', top: 1, goal: 96 },
  { file: 'slips', name: 'town with a letter wrong', top: 1, goal: 92 },
];

const BADLY_TYPED_TOP = 3;

/** Kinds whose point says little, since a trail is as right at one end as at the other. */
const UNCOUNTED = ['long trail'];

/**
 * Measures search with names and positions from public tables, which nobody chose for what the atlas has. With
 * `MISSES=seen`, notes list what the seen halves miss; the unseen halves are never listed.
 */
export const searchTruth: Measurement = {
  name: 'search-truth',
  isUsual: true,
  run: async () => {
    const atlas = await openTestAtlas();
    return [...SETS.flatMap((set) => figuresOf(atlas, set)), ...badlyTypedFigures(atlas)];
  },
};

function figuresOf(atlas: Atlas, { file, name, top, goal }: (typeof SETS)[number]): Figure[] {
  const all = readTruthQueries(file).filter(({ kind }) => !UNCOUNTED.includes(kind));
  const queries = file === 'sights' ? listed(all) : all;
  const missing = all.length - queries.length;
  const found = queries.map((query) => ({ query, position: positionIn(atlas, query) }));
  const halves = {
    all: found,
    'seen half': found.filter(({ query }) => query.half === 'seen'),
    'unseen half': found.filter(({ query }) => query.half === 'unseen'),
  };
  return [
    ...Object.entries(halves).flatMap(([half, positions]) =>
      [1, 3, 5].map((most): Figure => {
        const within = positions.filter(({ position }) => position !== null && position <= most);
        return {
          name: `${name}, ${half} (${positions.length}), top ${most}`,
          value: (100 * within.length) / positions.length,
          unit: '%',
          ...(most === top ? { goal: { atLeast: goal } } : {}),
          ...(most === top && half === 'seen half' ? missesNote(positions, top) : {}),
        };
      }),
    ),
    ...(missing > 0
      ? [{ name: `${name}: not in the atlas, not counted above`, value: missing, unit: 'count' as const }]
      : []),
  ];
}

/** Of the searches of a traveler who types badly, what is meant must be among the first results. */
function badlyTypedFigures(atlas: Atlas): Figure[] {
  const found = readTruthQueries(BADLY_TYPED).map((query) => ({ query, position: positionIn(atlas, query) }));
  return ['', ...new Set(found.map(({ query }) => query.kind))].map((kind): Figure => {
    const asked = found.filter(({ query }) => kind === '' || query.kind === kind);
    const within = asked.filter(({ position }) => position !== null && position <= BADLY_TYPED_TOP);
    const missed = asked.filter((one) => !within.includes(one)).map(({ query }) => query.q);
    return {
      name: `badly typed, from memory, ${kind || 'all'} (${asked.length}), top ${BADLY_TYPED_TOP}`,
      value: (100 * within.length) / asked.length,
      unit: '%',
      ...(kind === '' && missed.length > 0 ? { note: missed.join('; ') } : {}),
    };
  });
}

function positionIn(atlas: Atlas, { q, lon, lat, km, near, is }: TruthQuery): number | null {
  return positionOf(atlas, {
    ...{ kind: '', q, at: [lon, lat], km },
    ...(near ? { near } : {}),
    ...(is ? { is: [is] } : {}),
  });
}

function missesNote(
  positions: readonly { query: TruthQuery; position: number | null }[],
  top: number,
): { note?: string } {
  if (process.env.MISSES !== 'seen') return {};
  const missed = positions.filter(({ position }) => position === null || position > top);
  return { note: missed.map(({ query, position }) => `${query.q} (${position ?? 'none'})`).join('; ') };
}

/**
 * The queries for sights that the atlas lists: a place near the point has, in one of its names, at least half of the
 * words that tell the sight from others of its kind.
 */
function listed(queries: readonly TruthQuery[]): TruthQuery[] {
  const places = readCuratedPlaces().rows.map(({ name, aka = [], lon, lat }) => ({
    at: [lon, lat] satisfies LonLat,
    words: new Set(wordsOf([name, ...aka].join(' '))),
  }));
  return queries.filter(({ q, lon, lat, km }) => {
    const all = wordsOf(q);
    const telling = all.filter((word) => !GENERIC.has(word));
    const typed = telling.length > 0 ? telling : all;
    return places.some(
      ({ at, words }) =>
        greatCircleMeters(at, [lon, lat]) <= km * 1_000 &&
        2 * typed.filter((word) => words.has(word)).length >= typed.length,
    );
  });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 3);
}

/** Words that name a kind of sight rather than one sight. */
const GENERIC = new Set([
  ...['the', 'and', 'des', 'del', 'museum', 'musee', 'museo', 'national', 'park', 'palace', 'castle'],
  ...['tower', 'bridge', 'church', 'cathedral', 'square', 'garden', 'gardens', 'house', 'temple', 'beach'],
  ...['center', 'centre', 'city', 'fort', 'gallery', 'state', 'place', 'piazza', 'royal', 'great', 'grand'],
  ...['market', 'street', 'saint', 'mosque', 'monastery', 'theatre', 'hill', 'island', 'mount', 'old', 'art'],
]);
