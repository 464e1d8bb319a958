import { performance } from 'node:perf_hooks';
import { arrange } from '@wayfold/domain/arrange/arrange';
import { randomFrom } from '@wayfold/domain/arrange/random-from';
import type { StayWindow, Wishes } from '@wayfold/domain/arrange/wishes';
import { everyArrangement } from '@wayfold/domain/testing/every-arrangement';
import type { Measurement } from './support/measurement';
import { percentile } from './support/statistics';

const SMALL_TRIPS = 500;
const SMALL_PLACES = 8;
const WISHED_TRIPS = 1_000;
/** Trying everything takes minutes for more places. */
const MOST_TRIED = 7;
const TIMED = 40;

/** Measures the arranger against trying everything, and the time it takes. */
export const arrangeTrips: Measurement = {
  name: 'arrange',
  isUsual: true,
  run: async () => {
    const random = randomFrom(22);
    const small = Array.from({ length: SMALL_TRIPS }, () => openTrip(SMALL_PLACES, random));
    const best = small.filter((wishes) => {
      const found = arrange(wishes);
      return found.kind === 'arranged' && found.cost === everyArrangement(wishes).least;
    }).length;
    const wished = Array.from({ length: WISHED_TRIPS }, (_, at) => wishedTrip(3 + (at % 8), random));
    const judged = wished.map((wishes) => ({ wishes, found: arrange(wishes) }));
    const tried = judged.filter(({ wishes }) => wishes.stays.length <= MOST_TRIED);
    const agreed = tried.filter(({ wishes, found }) => {
      const { isPossible, least } = everyArrangement(wishes);
      return found.kind === 'arranged' ? found.cost === least : found.kind === 'clash' && !isPossible;
    }).length;
    const unknown = judged.filter(({ found }) => found.kind === 'unknown').length;
    const clashes = judged.filter(({ found }) => found.kind === 'clash').length;
    return [
      {
        name: `best order of ${SMALL_PLACES}, as by trying all`,
        value: (100 * best) / SMALL_TRIPS,
        unit: '%',
        goal: { atLeast: 100 },
      },
      {
        name: `wishes of 3 to ${MOST_TRIED} places, as by trying all`,
        value: (100 * agreed) / tried.length,
        unit: '%',
        goal: { atLeast: 100 },
        note: `${WISHED_TRIPS} trips of 3 to 10 places with links and windows, ${clashes} of which can't be arranged; those of up to ${MOST_TRIED} places are compared.`,
      },
      {
        name: 'wishes of 3 to 10 places without an answer',
        value: unknown,
        unit: 'count',
        goal: { atMost: 0 },
      },
      { name: 'arrange 12 places, p95', value: p95(12, random), unit: 'ms', goal: { atMost: 50 } },
      { name: 'arrange 30 places, p95', value: p95(30, random), unit: 'ms', goal: { atMost: 500 } },
    ];
  },
};

function p95(count: number, random: () => number): number {
  const times = Array.from({ length: TIMED }, () => {
    const wishes = openTrip(count, random);
    const start = performance.now();
    arrange(wishes);
    return performance.now() - start;
  });
  return percentile(times, 0.95);
}

/** A trip whose places may be in any order. */
function openTrip(count: number, random: () => number): Wishes {
  const points = Array.from({ length: count }, () => [random() * 1_000, random() * 1_000] as const);
  const costs = points.map(([x, y]) => points.map(([toX, toY]) => Math.round(Math.hypot(toX - x, toY - y))));
  return {
    stays: points.map(() => ({ min: 2, max: 2 })),
    windows: [],
    total: null,
    links: null,
    start: null,
    end: null,
    isRound: false,
    costs,
    hours: costs.map((row) => row.map((cost) => cost / 80)),
    maxHours: null,
  };
}

/** A trip with links between a part of its places, stays of 2 to 6 days and one to three windows. */
function wishedTrip(count: number, random: () => number): Wishes {
  const trip = openTrip(count, random);
  const whole = (most: number) => Math.floor(random() * most);
  const stays = trip.stays.map(() => ({ min: 2 + whole(5), max: 0 })).map(({ min }) => ({ min, max: min }));
  const total = stays.reduce((days, { min }) => days + min - 1, 1);
  const windows = Array.from({ length: 1 + whole(3) }, (): StayWindow => {
    const place = whole(count);
    const days = Math.min(stays[place]?.min ?? 1, 1 + whole(4));
    const from = 1 + whole(total - days + 1);
    return { place, from, to: from + days - 1, rule: 'covers' };
  });
  const links = stays.map((_, from) => stays.map((_, to) => from !== to && random() < 0.55));
  return { ...trip, stays, total, windows, links };
}
