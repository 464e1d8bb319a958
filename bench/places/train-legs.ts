import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Measurement } from '../support/measurement';
import type { Figure } from '../support/report';
import { median, percentile } from '../support/statistics';

/** A train leg between two stations and what timetables say; see truth/README.md. */
type KnownLeg = {
  from: string;
  to: string;
  ends: [LonLat, LonLat];
  minutes: number;
  source: 'sncf' | 'memory';
};

const CLOSE_PERCENT = 12;
const GOALS = { close: 60, median: 6, p90: 12 };
const LISTS_MISSES = process.env.MISSES === 'seen';

/** Measures how closely train legs match timetables, apart for those from a public table and from memory. */
export const trainLegs: Measurement = {
  name: 'train-legs',
  isUsual: true,
  run: async () => {
    const atlas = await openTestAtlas();
    const rows = knownLegs().map(({ ends, minutes, ...leg }) => {
      const estimated = atlas.estimateLeg(...ends, 'Train').seconds / 60;
      return { ...leg, minutes, estimated, off: 100 * Math.abs(estimated / minutes - 1) };
    });
    if (LISTS_MISSES) {
      for (const { from, to, minutes, estimated, off } of rows.filter(({ off }) => off > CLOSE_PERCENT)) {
        console.log(`${from} to ${to}: ${minutes} min, here ${estimated.toFixed(0)}, ${off.toFixed(0)}% off`);
      }
    }
    return [
      { ...closeOf('train legs', rows), goal: { atLeast: GOALS.close } },
      ...(['sncf', 'memory'] as const).flatMap((source): Figure[] => {
        const some = rows.filter((row) => row.source === source);
        const errors = some.map(({ off }) => off);
        const name = `train legs ${source === 'sncf' ? 'of a public table' : 'from memory'}`;
        return [
          closeOf(name, some),
          {
            name: `${name}, time off, median`,
            unit: '%',
            value: median(errors),
            goal: { atMost: GOALS.median },
          },
          {
            name: `${name}, time off, p90`,
            unit: '%',
            value: percentile(errors, 0.9),
            goal: { atMost: GOALS.p90 },
          },
        ];
      }),
    ];
  },
};

function closeOf(name: string, rows: readonly { off: number }[]): Figure {
  const close = rows.filter(({ off }) => off <= CLOSE_PERCENT).length;
  return { name: `${name} (${rows.length}) within ${CLOSE_PERCENT}%`, unit: 'count', value: close };
}

function knownLegs(): KnownLeg[] {
  const text = readFileSync(new URL('./truth/train-legs.jsonl', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KnownLeg); // our own file
}
