import { readFileSync } from 'node:fs';
import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { atOnce } from '@wayfold/domain/changes/at-once';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { findDetours } from '../../server/src/features/routes/detours';
import type { Measurement } from '../support/measurement';
import type { Figure } from '../support/report';
import { median, percentile } from '../support/statistics';
import { roadLegFigures } from './road-legs';

/** A known route: the shortest usual road between two towns and its driving time, from general knowledge. */
type KnownRoad = {
  from: string;
  to: string;
  continent: string;
  ends: [LonLat, LonLat];
  km: number;
  hours: number;
};

/** The best single factor for the whole world. */
const WORLD_WINDING = 1.25;
const ROUNDS = 3;
const GOALS = { median: 4, p90: 11, worst: 60 };
const LEG_WORST_MS = 35;
const DETOURS_MS = 20;

/** Measures how closely legs match known roads, and how fast legs and detours are computed. */
export const roads: Measurement = {
  name: 'roads',
  isUsual: true,
  run: async () => {
    const atlas = await openTestAtlas();
    const known = readKnownRoads('roads');
    const heldOut = readKnownRoads('roads-held-out');
    return [
      ...errors(atlas, known),
      ...heldOutErrors(atlas, heldOut),
      ...roadLegFigures(atlas),
      ...timing(atlas, [...known, ...heldOut]),
      ...detours(atlas),
    ];
  },
};

function readKnownRoads(name: string): KnownRoad[] {
  const text = readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KnownRoad); // our own file
}

/** Compares each road with its leg; errors are in percent. */
function compare(atlas: Atlas, known: readonly KnownRoad[]) {
  return known.map((road) => {
    const leg = atlas.estimateLeg(road.ends[0], road.ends[1], 'MyVehicle');
    const straight = (greatCircleMeters(...road.ends) / 1000) * WORLD_WINDING;
    return {
      road,
      distance: off(leg.meters / 1000, road.km),
      time: off(leg.seconds / 3600, road.hours),
      straight: off(straight, road.km),
    };
  });
}

/** Errors on the held-out roads, which were only checked in aggregate while the model was built. */
function heldOutErrors(atlas: Atlas, known: readonly KnownRoad[]): Figure[] {
  const rows = compare(atlas, known);
  return [
    ['median', 0.5],
    ['p90', 0.9],
    ['worst', 1],
  ].map(
    ([name, share]): Figure => ({
      name: `road distance off, held out (${rows.length}), ${name}`,
      unit: '%',
      value: percentile(
        rows.map(({ distance }) => distance),
        Number(share),
      ),
      ceiling: {
        name: 'straight',
        value: percentile(
          rows.map(({ straight }) => straight),
          Number(share),
        ),
      },
    }),
  );
}

function errors(atlas: Atlas, known: readonly KnownRoad[]): Figure[] {
  const rows = compare(atlas, known);
  const worst = rows.reduce((a, b) => (b.distance > a.distance ? b : a));
  const note = `${rows.length} roads; the furthest off is ${worst.road.from} to ${worst.road.to}. The ceiling is the great circle times ${WORLD_WINDING}.`;
  const continents = [...new Set(known.map(({ continent }) => continent))].sort();
  const figure = (name: string, share: number, goal?: number): Figure => ({
    name: `road distance off, ${name}`,
    unit: '%',
    value: percentile(
      rows.map(({ distance }) => distance),
      share,
    ),
    ceiling: {
      name: 'straight',
      value: percentile(
        rows.map(({ straight }) => straight),
        share,
      ),
    },
    ...(goal === undefined ? {} : { goal: { atMost: goal }, note }),
  });
  return [
    figure('median', 0.5, GOALS.median),
    figure('p90', 0.9, GOALS.p90),
    figure('worst', 1, GOALS.worst),
    ...continents.map((continent): Figure => {
      const there = rows.filter(({ road }) => road.continent === continent);
      return {
        name: `road distance off, median, ${continent} (${there.length})`,
        unit: '%',
        value: median(there.map(({ distance }) => distance)),
        ceiling: { name: 'straight', value: median(there.map(({ straight }) => straight)) },
      };
    }),
    ...[0.5, 0.9].map(
      (share): Figure => ({
        name: `driving time off, p${share * 100}`,
        unit: '%',
        value: percentile(
          rows.map(({ time }) => time),
          share,
        ),
      }),
    ),
  ];
}

/** Error in percent; a route that wasn't found counts as 100%. */
function off(value: number, truth: number): number {
  return Math.abs(value / truth - 1) * 100;
}

/** Times every leg, slightly shifted each time, since the atlas caches results. */
function timing(atlas: Atlas, known: readonly KnownRoad[]): Figure[] {
  const ms: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { ends } of known) {
      const [from, to] = ends;
      const began = performance.now();
      atlas.estimateLeg([from[0] + round * 1e-4, from[1]], to, 'MyVehicle');
      // The first round warms up.
      if (round > 0) ms.push(performance.now() - began);
    }
  }
  return [
    { name: 'one leg, p50', unit: 'ms', value: median(ms) },
    { name: 'one leg, p99', unit: 'ms', value: percentile(ms, 0.99) },
    { name: 'one leg, slowest', unit: 'ms', value: Math.max(...ms), goal: { atMost: LEG_WORST_MS } },
  ];
}

/** Times detours on ten stops through the southwestern United States, with fifty candidates between and around them. */
function detours(atlas: Atlas): Figure[] {
  const ms: number[] = [];
  for (let round = 0; round <= 10; round += 1) {
    const stops = Array.from({ length: 10 }, (_, i): LonLat => [-118 + i * 1.4 + round * 1e-3, 34 + (i % 4)]);
    const candidates = Array.from(
      { length: 50 },
      (_, i): LonLat => [-118 + i * 0.25 + round * 1e-3, 33.5 + (i % 7) * 0.8],
    );
    const began = performance.now();
    atOnce(findDetours(atlas, { stops, candidates }));
    if (round > 0) ms.push(performance.now() - began);
  }
  return [
    { name: 'detours of 50 candidates, p50', unit: 'ms', value: median(ms), goal: { atMost: DETOURS_MS } },
  ];
}
