import { expect, test } from 'vitest';
import { geodesicLine, greatCircleMeters, isLonLat, type LonLat, roughLeg, roughRegion } from './legs';

const NEW_YORK: LonLat = [-74.006, 40.7128];
const LOS_ANGELES: LonLat = [-118.2437, 34.0522];
const SAN_FRANCISCO: LonLat = [-122.4194, 37.7749];
const TOKYO: LonLat = [139.6917, 35.6895];
const PARIS: LonLat = [2.3522, 48.8566];
const BERLIN: LonLat = [13.405, 52.52];

test('the great circle from New York to Los Angeles is about 3,936 km', () => {
  expect(greatCircleMeters(NEW_YORK, LOS_ANGELES) / 1000).toBeCloseTo(3936, -1);
  expect(greatCircleMeters(PARIS, PARIS)).toBe(0);
});

test('an arc starts and ends at its ends, bulges toward the pole, and crosses the date line without a jump', () => {
  const arc = geodesicLine(SAN_FRANCISCO, TOKYO, 64);

  expect(arc).toHaveLength(65);
  expect(arc[0]).toEqual(SAN_FRANCISCO);
  expect(arc.at(-1)?.[0]).toBeCloseTo(139.6917 - 360, 6);
  expect(arc.at(-1)?.[1]).toBe(35.6895);
  expect(Math.max(...arc.map(([, lat]) => lat))).toBeGreaterThan(47);
  const jumps = arc.slice(1).map(([lon], i) => Math.abs(lon - (arc[i]?.[0] ?? 0)));
  expect(Math.max(...jumps)).toBeLessThan(5);
});

test('an arc from a point to itself, or to the opposite point, contains only numbers', () => {
  for (const to of [PARIS, [PARIS[0] - 180, -PARIS[1]] as LonLat]) {
    expect(geodesicLine(PARIS, to, 8).flat().every(Number.isFinite)).toBe(true);
  }
});

test('driving from New York to Los Angeles is about 4,700 km and 44 hours, and slower by bus', () => {
  const drive = roughLeg(NEW_YORK, LOS_ANGELES, 'MyVehicle');
  const bus = roughLeg(NEW_YORK, LOS_ANGELES, 'Bus');

  expect(drive.meters / 1000).toBeCloseTo(4684, -1);
  expect(drive.seconds / 3600).toBeCloseTo(43.8, 0);
  expect(bus.meters).toBe(drive.meters);
  expect(bus.seconds / drive.seconds).toBeCloseTo(1.25, 3);
});

test('roads wind more in Europe than in North America, and the caller can pass the region', () => {
  expect(roughLeg(PARIS, BERLIN, 'MyVehicle').meters / greatCircleMeters(PARIS, BERLIN)).toBeCloseTo(1.32, 3);
  expect(
    roughLeg(PARIS, BERLIN, 'MyVehicle', 'elsewhere').meters / greatCircleMeters(PARIS, BERLIN),
  ).toBeCloseTo(1.25, 3);
  expect(roughRegion(PARIS)).toBe('europe');
  expect(roughRegion([-118 + 360, 34])).toBe('north-america');
  expect(roughRegion(TOKYO)).toBe('japan');
  expect(roughRegion([151.2, -33.9])).toBe('australia');
  expect(roughRegion([-43.2, -22.9])).toBe('elsewhere');
});

test('a flight from Paris to Berlin takes about 4 h 5 min including the time on the ground', () => {
  expect(roughLeg(PARIS, BERLIN, 'Flight').seconds / 60).toBeCloseTo(245, -1);
});

test('hidden legs, legs to the same place and impossible coordinates count as zero', () => {
  const nothing = { meters: 0, seconds: 0 };

  expect(roughLeg(PARIS, BERLIN, 'Hidden')).toEqual(nothing);
  expect(roughLeg(PARIS, PARIS, 'Ferry')).toEqual(nothing);
  expect(roughLeg(PARIS, [Number.NaN, 0], 'Train')).toEqual(nothing);
  expect(roughLeg([0, 91], PARIS, 'Walk')).toEqual(nothing);
  expect(isLonLat([0])).toBe(false);
});
