import { readFileSync } from 'node:fs';
import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import { drawRows, type Figure } from '../support/report';
import { median, percentile } from '../support/statistics';

/** A road between two places from a public table; see truth/README.md. Without minutes, the table has lengths only. */
export type RoadLegTruth = {
  from: string;
  to: string;
  ends: [LonLat, LonLat];
  km: number;
  minutes?: number;
  region: string;
  source: string;
  half: 'seen' | 'unseen';
};

/** How far an estimate is off, in percent; a route that wasn't found is off by 100. */
type Compared = { truth: RoadLegTruth; distance: number; signed: number; time: number | undefined };

const NORTH_AMERICA = new Set(['US cities', 'US sights', 'US parks', 'Canada', 'Mexico']);
const FROM_MEMORY = 'memory';
const HALVES = ['seen', 'unseen'] as const;
const GOALS = {
  'North America': { distance: [2.5, 8], time: [7, 18] },
  elsewhere: { distance: [3.5, 10], time: [7, 18] },
} as const;
const MOST_MISSES = 60;

/** Reads the legs. */
export function readRoadLegTruth(): RoadLegTruth[] {
  return readFileSync(new URL('./truth/road-legs.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RoadLegTruth); // our own file
}

/**
 * Compares estimates with roads from public tables, by half and region. Roads from memory have figures of their own.
 * With `MISSES=seen`, the note lists the worst of the seen half; the unseen half is never listed.
 */
export function roadLegFigures(atlas: Atlas): Figure[] {
  const legs = compareAll(atlas);
  const sourced = legs.filter(({ truth }) => truth.source !== FROM_MEMORY);
  const groups = {
    'North America': sourced.filter(({ truth }) => NORTH_AMERICA.has(truth.region)),
    elsewhere: sourced.filter(({ truth }) => !NORTH_AMERICA.has(truth.region)),
    'from memory': legs.filter(({ truth }) => truth.source === FROM_MEMORY),
  };
  const figures = Object.entries(groups).flatMap(([group, all]) =>
    [...HALVES, 'both'].flatMap((half) => {
      const there = all.filter(({ truth }) => half === 'both' || truth.half === half);
      const goals = half === 'both' || !(group in GOALS) ? undefined : GOALS[group as keyof typeof GOALS]; // checked
      return halfFigures(`${group}, ${half}`, there, goals);
    }),
  );
  return figures.map((figure, i) => (i === 0 ? { ...figure, note: noteOf(legs) } : figure));
}

function compareAll(atlas: Atlas): Compared[] {
  return readRoadLegTruth().map((truth) => {
    const { meters, seconds } = atlas.estimateLeg(truth.ends[0], truth.ends[1], 'MyVehicle');
    const signed = (meters / 1000 / truth.km - 1) * 100;
    const time = truth.minutes === undefined ? undefined : Math.abs(seconds / 60 / truth.minutes - 1) * 100;
    return { truth, signed, distance: Math.abs(signed), time };
  });
}

function halfFigures(
  name: string,
  legs: readonly Compared[],
  goals: { distance: readonly [number, number]; time: readonly [number, number] } | undefined,
): Figure[] {
  const times = timesOf(legs);
  return (['distance', 'time'] as const).flatMap((kind) =>
    [0.5, 0.9].map((share, i): Figure => {
      const values = kind === 'time' ? times : legs.map(({ distance }) => distance);
      const goal = goals?.[kind][i];
      return {
        name: `road legs, ${name} (${values.length}): ${kind} off, ${i === 0 ? 'median' : 'p90'}`,
        value: percentile(values, share),
        unit: '%',
        ...(goal === undefined ? {} : { goal: { atMost: goal } }),
      };
    }),
  );
}

function timesOf(legs: readonly Compared[]): number[] {
  return legs.flatMap(({ time }) => (time === undefined ? [] : [time]));
}

/** A table by region, and the worst misses of the seen half if they were asked for. */
function noteOf(legs: readonly Compared[]): string {
  const regions = [...new Set(legs.map(({ truth }) => truth.region))];
  const table = drawRows(
    ['region', ...HALVES.flatMap((half) => [half, 'distance p50, p90', 'bias', 'time p50, p90'])],
    regions.map((region) => [
      region,
      ...HALVES.flatMap((half) =>
        regionCells(legs.filter(({ truth }) => truth.region === region && truth.half === half)),
      ),
    ]),
  );
  return `by region, in percent\n${table}${process.env.MISSES === 'seen' ? missesOf(legs) : ''}`;
}

function regionCells(legs: readonly Compared[]): string[] {
  const ofTwo = (values: readonly number[]) =>
    values.length === 0 ? '' : [0.5, 0.9].map((share) => percentile(values, share).toFixed(1)).join(', ');
  return [
    String(legs.length),
    ofTwo(legs.map(({ distance }) => distance)),
    legs.length === 0 ? '' : median(legs.map(({ signed }) => signed)).toFixed(1),
    ofTwo(timesOf(legs)),
  ];
}

function missesOf(legs: readonly Compared[]): string {
  const worst = legs
    .filter(({ truth }) => truth.half === 'seen')
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MOST_MISSES);
  return worst
    .map(
      ({ truth, signed }) =>
        `\n${truth.region}: ${truth.from} to ${truth.to}, ${truth.km} km: ${signed.toFixed(1)} %`,
    )
    .join('');
}
