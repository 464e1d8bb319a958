import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { DASHES, dashOf } from '@wayfold/domain/map/leg-dashes';
import { describe, expect, test } from 'vitest';
import { legLines, STEPPED_BACK, startOfLine } from './leg-lines';
import type { MapLeg, MapStop } from './trip-map-props';

const stop = (id: string, lon: number, lat: number): MapStop => ({
  id,
  number: 1,
  name: id,
  localName: null,
  coords: [lon, lat],
  colorIndex: 0,
});
const stops = [stop('denver', -105, 39.7), stop('moab', -109.5, 38.6), stop('tokyo', 139.7, 35.7)];
const leg = (changes: Partial<MapLeg> = {}): MapLeg => ({
  id: 'a',
  fromId: 'denver',
  toId: 'moab',
  transport: 'MyVehicle',
  colorIndex: 3,
  coordinates: [
    [-105, 39.7],
    [-107, 39.5],
    [-109.5, 38.6],
  ],
  failed: false,
  ...changes,
});

describe('lines of legs', () => {
  test('each kind of transport has its own dash, and travel by road is a solid line', () => {
    const names = Object.fromEntries(
      TRANSPORTS.map((transport) => [transport, dashOf({ transport, failed: false })]),
    );

    expect(names).toMatchObject({ MyVehicle: 'solid', RVorTrailer: 'solid', Bus: 'solid', Other: 'solid' });
    expect(names).toMatchObject({ Train: 'rail', Subway: 'rail', Tram: 'rail', Walk: 'foot', Bike: 'foot' });
    expect(names).toMatchObject({ Boat: 'ship', Ferry: 'ship', Flight: 'air' });
    expect(DASHES.rail.pattern).toEqual([14, 6]);
    expect(DASHES.foot.pattern).toEqual([1, 9]);
    expect(DASHES.ship.pattern).toEqual([10, 5, 2, 5]);
    expect(DASHES.air.pattern).toEqual([5, 7]);
    expect(DASHES.straight.pattern).toEqual([2, 6]);
  });

  test('a hidden leg is not drawn', () => {
    expect(legLines([leg({ transport: 'Hidden' })], stops)).toEqual([]);
  });

  test('the selected leg is 6 px wide and on top, and the others fade to 60%', () => {
    const lines = legLines([leg(), leg({ id: 'b' })], stops, { selectedLegId: 'b' });

    expect(lines.map(({ width, opacity }) => ({ width, opacity }))).toEqual([
      { width: 4.5, opacity: 0.6 },
      { width: 6, opacity: 1 },
    ]);
    expect(lines[1]?.order).toBeGreaterThan(lines[0]?.order ?? 9);
  });

  test('while a stop is selected, the legs that do not touch it step back', () => {
    const legs = [leg(), leg({ id: 'b', fromId: 'moab', toId: 'tokyo' })];
    const opacities = (selectedId: string) =>
      legLines(legs, stops, { selectedId }).map(({ opacity }) => opacity);

    expect(opacities('denver')).toEqual([1, STEPPED_BACK]);
    expect(opacities('moab')).toEqual([1, 1]);
    expect(opacities('gone')).toEqual([1, 1]);
  });

  test('without a selected leg, or with a hidden one selected, all legs look alike', () => {
    const hidden = leg({ id: 'b', transport: 'Hidden' });

    expect(legLines([leg()], stops)[0]?.opacity).toBe(1);
    expect(legLines([leg(), hidden], stops, { selectedLegId: 'b' })[0]?.opacity).toBe(1);
  });

  test('a route that could not be found is a straight dashed line at 60%', () => {
    const [line] = legLines([leg({ failed: true, coordinates: [] })], stops);

    expect(line).toMatchObject({ dash: 'straight', opacity: 0.6 });
    expect(line?.coordinates).toEqual([
      [-105, 39.7],
      [-109.5, 38.6],
    ]);
  });

  test('a flight follows the great circle and crosses the date line in one piece', () => {
    const [line] = legLines([leg({ transport: 'Flight', toId: 'tokyo', coordinates: [] })], stops);
    const lons = line?.coordinates.map(([lon]) => lon) ?? [];

    expect(Math.max(...(line?.coordinates.map(([, lat]) => lat) ?? []))).toBeGreaterThan(50);
    expect(Math.max(...lons.slice(1).map((lon, index) => Math.abs(lon - (lons[index] ?? 0))))).toBeLessThan(
      20,
    );
  });

  test('a preview draws the proposed route dotted and the current one in gray below it', () => {
    const [today, proposed] = legLines([leg({ muted: true }), leg({ id: 'b', dotted: true })], stops);

    expect(today).toMatchObject({ colorIndex: null, dash: 'solid', order: 0 });
    expect(proposed).toMatchObject({ colorIndex: 3, dash: 'proposed', order: 1 });
  });

  test('a leg whose stop is gone is left out', () => {
    expect(legLines([leg({ toId: 'gone', coordinates: [] })], stops)).toEqual([]);
  });
});

describe('the start of a line', () => {
  const line: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];

  test('ends at the share that was asked for', () => {
    expect(startOfLine(line, 0.25)).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(startOfLine(line, 0.75)).toEqual([
      [0, 0],
      [10, 0],
      [10, 5],
    ]);
  });

  test('is the whole line at the end, and always has at least two points', () => {
    expect(startOfLine(line, 1).at(-1)).toEqual([10, 10]);
    expect(startOfLine(line, 0)).toHaveLength(2);
    expect(startOfLine([[3, 4]], 0.5)).toHaveLength(2);
  });
});
