import type { Coords } from '@wayfold/contract/kernel/values';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import { legKey } from '@wayfold/domain/changes/settle';
import { completeRow } from '@wayfold/domain/document/rows';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { expect, type Mock, test, vi } from 'vitest';
import { LEG_LINES_KEY } from '../device/device-keys';
import type { DeviceStorage } from '../device/device-storage';
import { keptLines } from './kept-lines';
import { type FetchLegs, LegLines } from './leg-lines';

const DENVER: Coords = [-104.98, 39.74];
const MOAB: Coords = [-109.55, 38.57];
const PAGE: Coords = [-111.46, 36.91];
const SANTA_FE: Coords = [-105.94, 35.69];

function trip(...stops: [id: string, at: Coords, fields?: Record<string, unknown>][]) {
  const rows = stops.map(([id, coords, fields], index) =>
    completeRow('destinations', id, { name: id, coords, rank: `a${index}`, ...fields }),
  );
  const { trip } = emptyDocument({ id: 'trip', currency: 'USD' });
  return { trip, destinations: Object.fromEntries(rows.map((row) => [row.id, row])) };
}

function curvedWay(from: Coords, to: Coords): Directions {
  const middle: Coords = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 1];
  return { meters: 1000, seconds: 60, coordinates: [from, middle, to], estimated: true, failed: false };
}

const curved: FetchLegs = async (legs) => legs.map(({ from, to }) => curvedWay(from, to));

const noLines = { read: () => new Map(), add: () => {} };

/** Storage of a device, shared by all that are given it. */
function deviceOf(): DeviceStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Which legs were fetched, by the stops they start from, in runs. */
const fetched = (fetchLegs: Mock<FetchLegs>) =>
  fetchLegs.mock.calls.map(([legs]) => legs.map(({ id }) => id));
const isStraight = (lines: LegLines, document: ReturnType<typeof trip>) =>
  lines.linesOf(document).get('Denver')?.coordinates.length === 2;

test('a leg is a straight line until its route is known', async () => {
  const lines = new LegLines(curved, noLines);
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);

  expect(lines.linesOf(document).get('Denver')).toEqual({ id: 'Denver', coordinates: [DENVER, MOAB] });
  await lines.want(document);

  expect(lines.linesOf(document).get('Denver')?.coordinates).toHaveLength(3);
});

test('an edit asks only for the legs it made', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs, noLines);
  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB], ['Page', PAGE]));

  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB], ['Page', PAGE], ['Santa Fe', SANTA_FE]));

  expect(fetched(fetchLegs)).toEqual([['Denver', 'Moab'], ['Page']]);
});

test('legs that could not be fetched stay straight and are fetched again on retry', async () => {
  const fetchLegs = vi.fn(curved).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lines = new LegLines(fetchLegs, noLines);
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);
  await lines.want(document);
  await lines.want(document);

  expect(fetchLegs).toHaveBeenCalledTimes(1);
  expect(isStraight(lines, document)).toBe(true);

  lines.retry();
  await lines.want(document);

  expect(isStraight(lines, document)).toBe(false);
});

test('walks and rides are requested one by one', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs, noLines);
  const walked = { transport: 'Walk' };

  await lines.want(
    trip(
      ['Denver', DENVER],
      ['Moab', MOAB, walked],
      ['Page', PAGE, { transport: 'Bike' }],
      ['Santa Fe', SANTA_FE],
    ),
  );

  expect(fetched(fetchLegs)).toEqual([['Denver'], ['Moab'], ['Page']]);
});

test('a route that was not found stays a straight line', async () => {
  const lines = new LegLines(async () => [{ ...curvedWay(DENVER, MOAB), failed: true }], noLines);
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);
  await lines.want(document);

  expect(isStraight(lines, document)).toBe(true);
});

const measured = {
  leg: {
    ...{ key: legKey(DENVER, MOAB, 'MyVehicle'), meters: 1000, seconds: 60 },
    ...{ estimated: false, failed: false },
  },
};

test('the line of a leg is fetched again once the leg is measured, and only then', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs, noLines);
  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB]));
  fetchLegs.mockImplementation(async ([leg]) => {
    const { from = DENVER, to = MOAB } = leg ?? {};
    return [{ ...curvedWay(from, to), coordinates: [from, PAGE, SANTA_FE, to], estimated: false }];
  });
  const document = trip(['Denver', DENVER, measured], ['Moab', MOAB]);

  expect(lines.linesOf(document).get('Denver')?.coordinates).toHaveLength(3);
  await lines.want(document);
  await lines.want(document);
  await lines.want(trip(['Denver', DENVER], ['Moab', MOAB]));

  expect(lines.linesOf(document).get('Denver')?.coordinates).toHaveLength(4);
  expect(fetchLegs).toHaveBeenCalledTimes(2);
});

test('if the server has no line for a measured leg, it is asked once', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs, noLines);
  const document = trip(['Denver', DENVER, measured], ['Moab', MOAB]);

  await lines.want(document);
  await lines.want(document);

  expect(fetchLegs).toHaveBeenCalledTimes(1);
});

test('without a connection, a leg has the line it had on this device', async () => {
  const storage = deviceOf();
  const document = trip(['Denver', DENVER], ['Moab', MOAB]);
  await new LegLines(curved, keptLines(storage)).want(document);
  const offline = new LegLines(async () => {
    throw new TypeError('Failed to fetch');
  }, keptLines(storage));
  await offline.want(document);

  expect(offline.linesOf(document).get('Denver')?.coordinates).toEqual([
    DENVER,
    [expect.closeTo((DENVER[0] + MOAB[0]) / 2, 4), expect.closeTo((DENVER[1] + MOAB[1]) / 2 + 1, 4)],
    MOAB,
  ]);
  storage.removeItem(LEG_LINES_KEY);
  expect(isStraight(offline, document)).toBe(true);
});

test('lines across the date line stay in one piece on the device, and what isn’t a line is skipped', () => {
  const storage = deviceOf();
  const line: Coords[] = [
    [179.5, -17],
    [180.5, -17],
  ];
  keptLines(storage).add(new Map([['fiji', line]]));

  expect(keptLines(storage).read().get('fiji')).toEqual(line);
  for (const odd of ['{', '[1]', '[["key"]]', '[["key","?"]]', '[["key","??"]]', 'null']) {
    storage.setItem(LEG_LINES_KEY, odd);
    expect(keptLines(storage).read().size).toBe(0);
  }
});

test('the lines stored longest ago are dropped first', () => {
  const storage = deviceOf();
  const lines = keptLines(storage);
  const long = Array.from({ length: 9_000 }, (_, index): Coords => [index / 100, index / 1_000]);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) lines.add(new Map([[key, long]]));

  const kept = [...lines.read().keys()];
  expect(kept[0]).toBe('f');
  expect(kept.length).toBeGreaterThan(2);
  expect(kept).not.toContain('a');
});

test('a hidden leg is neither requested nor drawn', async () => {
  const fetchLegs = vi.fn(curved);
  const lines = new LegLines(fetchLegs, noLines);
  const document = trip(['Denver', DENVER, { transport: 'Hidden' }], ['Moab', MOAB], ['Page', PAGE]);

  await lines.want(document);

  expect([...lines.linesOf(document).keys()]).toEqual(['Moab']);
  expect(fetched(fetchLegs)).toEqual([['Moab']]);
});

test('a straight line goes the short way across the date line', () => {
  const lines = new LegLines(curved, noLines);
  const document = trip(['Tokyo', [139.7, 35.7]], ['Honolulu', [-157.86, 21.3]]);

  const [, end] = lines.linesOf(document).get('Tokyo')?.coordinates ?? [];

  expect(end?.[0]).toBeCloseTo(202.14);
});
