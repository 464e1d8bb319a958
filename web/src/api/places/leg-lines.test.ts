import type { Coords } from '@wayfold/contract/kernel/values';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import { completeRow } from '@wayfold/domain/document/rows';
import { expect, test, vi } from 'vitest';
import { type FetchLegs, LegLines } from './leg-lines';

const DENVER: Coords = [-104.98, 39.74];
const MOAB: Coords = [-109.55, 38.57];
const PAGE: Coords = [-111.46, 36.91];
const SANTA_FE: Coords = [-105.94, 35.69];

function trip(...stops: [id: string, at: Coords, fields?: Record<string, unknown>][]) {
  const rows = stops.map(([id, coords, fields], index) =>
    completeRow('destinations', id, { name: id, coords, rank: `a${index}`, ...fields }),
  );
  return { destinations: Object.fromEntries(rows.map((row) => [row.id, row])) };
}

function curvedWay(from: Coords, to: Coords): Directions {
  const middle: Coords = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 1];
  return { meters: 1000, seconds: 60, coordinates: [from, middle, to], estimated: true, failed: false };
}

const curved: FetchLegs = async (stops) =>
  stops.slice(1).map((to, index) => curvedWay(stops[index] ?? to, to));

test('a leg is a straight line without distance until its route is known', async () => {
  const lines = new LegLines(curved);
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);

  expect(lines.linesOf(document).get('Denver')).toMatchObject({
    coordinates: [DENVER, MOAB],
    meters: 0,
    seconds: 0,
    straight: true,
  });
  await lines.want(document);

  expect(lines.linesOf(document).get('Denver')).toMatchObject({ meters: 1000, seconds: 60, straight: false });
  expect(lines.linesOf(document).get('Denver')?.coordinates).toHaveLength(3);
});

test('an edit asks only for the legs it made', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs);
  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB], ['Page', PAGE]));

  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB], ['Page', PAGE], ['Santa Fe', SANTA_FE]));

  expect(fetchLegs.mock.calls).toEqual([
    [
      [DENVER, MOAB, PAGE],
      ['MyVehicle', 'MyVehicle'],
    ],
    [[PAGE, SANTA_FE], ['MyVehicle']],
  ]);
});

test('legs that could not be fetched stay straight and are fetched again on retry', async () => {
  const fetchLegs = vi.fn(curved).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lines = new LegLines(fetchLegs);
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);
  await lines.want(document);
  await lines.want(document);

  expect(fetchLegs).toHaveBeenCalledTimes(1);
  expect(lines.linesOf(document).get('Denver')?.straight).toBe(true);

  lines.retry();
  await lines.want(document);

  expect(lines.linesOf(document).get('Denver')?.straight).toBe(false);
});

test('walks and rides are requested one by one', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs);
  const walked = { transport: 'Walk' };

  await lines.want(
    trip(
      ['Denver', DENVER],
      ['Moab', MOAB, walked],
      ['Page', PAGE, { transport: 'Bike' }],
      ['Santa Fe', SANTA_FE],
    ),
  );

  expect(fetchLegs.mock.calls).toEqual([
    [[DENVER, MOAB], ['MyVehicle']],
    [[MOAB, PAGE], ['Walk']],
    [[PAGE, SANTA_FE], ['Bike']],
  ]);
});

test('a route that was not found stays a straight line, and a measured one says so', async () => {
  const lines = new LegLines(async () => [
    { ...curvedWay(DENVER, MOAB), failed: true },
    { ...curvedWay(MOAB, PAGE), estimated: false },
  ]);
  const document = trip(['Denver', DENVER], ['Moab', MOAB], ['Page', PAGE]);
  await lines.want(document);

  expect(lines.linesOf(document).get('Denver')).toMatchObject({ straight: true, meters: 0 });
  expect(lines.linesOf(document).get('Moab')).toMatchObject({ straight: false, estimated: false });
});

test('a hidden leg is neither requested nor drawn', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs);
  const document = trip(['Denver', DENVER, { transport: 'Hidden' }], ['Moab', MOAB], ['Page', PAGE]);

  await lines.want(document);

  expect([...lines.linesOf(document).keys()]).toEqual(['Moab']);
  expect(fetchLegs.mock.calls).toEqual([[[MOAB, PAGE], ['MyVehicle']]]);
});

test('a straight line goes the short way across the date line', () => {
  const lines = new LegLines(curved);
  const document = trip(['Tokyo', [139.7, 35.7]], ['Honolulu', [-157.86, 21.3]]);

  const [, end] = lines.linesOf(document).get('Tokyo')?.coordinates ?? [];

  expect(end?.[0]).toBeCloseTo(202.14);
});
