import type { LegMode, LonLat } from '@wayfold/domain/travel/legs';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

const PARIS: LonLat = [2.3522, 48.8566];
const LYON: LonLat = [4.835, 45.764];
const LONDON: LonLat = [-0.1278, 51.5074];
const CHICAGO: LonLat = [-87.63, 41.88];
const hours = (from: LonLat, to: LonLat, mode: LegMode) => atlas.estimateLeg(from, to, mode).seconds / 3600;

test('all car modes take the same time, a trailer a tenth more and a coach a quarter more', () => {
  const car = hours(PARIS, LYON, 'MyVehicle');

  for (const mode of ['RentalCar', 'Uber', 'Lyft', 'Taxi', 'Ground', 'Other'] as const) {
    expect(hours(PARIS, LYON, mode)).toBe(car);
  }
  expect(hours(PARIS, LYON, 'RVorTrailer') / car).toBeCloseTo(1 / 0.9, 2);
  expect(hours(PARIS, LYON, 'Bus') / car).toBeCloseTo(1 / 0.8, 2);
  expect(hours(PARIS, LYON, 'Shuttle')).toBe(hours(PARIS, LYON, 'Bus'));
});

test('a train goes through the tunnel that cars are carried through', () => {
  const train = atlas.estimateLeg(PARIS, LONDON, 'Train');
  const car = atlas.estimateLeg(PARIS, LONDON, 'MyVehicle');

  expect(train).toMatchObject({ ferry: false, failed: false });
  expect(car.ferry).toBe(true);
  expect(train.seconds).toBeLessThan(car.seconds);
});

test('a train takes the railway tunnel where cars take the ferry', () => {
  const [aomori, hakodate]: [LonLat, LonLat] = [
    [140.74, 40.82],
    [140.73, 41.77],
  ];

  expect(atlas.estimateLeg(aomori, hakodate, 'Train').ferry).toBe(false);
  expect(atlas.estimateLeg(aomori, hakodate, 'MyVehicle').ferry).toBe(true);
  expect(hours(aomori, hakodate, 'Train')).toBeLessThan(hours(aomori, hakodate, 'MyVehicle') / 2);
});

test('a flight says how long travelers are at airports and on the way to and from them', () => {
  const { parts, seconds } = atlas.estimateLeg(PARIS, LONDON, 'Flight');
  const far = atlas.estimateLeg(PARIS, CHICAGO, 'Flight');

  expect(parts.map(({ kind }) => kind)).toEqual(['airports', 'access']);
  expect(parts[0]?.seconds).toBe(2.5 * 3600);
  expect(far.parts[0]?.seconds).toBe(3.5 * 3600);
  expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBeLessThan(seconds);
});

test('a flight uses the airport people would take, and includes the drive there and time on the ground', () => {
  const ESTES_PARK: LonLat = [-105.52, 40.377];
  const DENVER_AIRPORT: LonLat = [-104.673, 39.851];
  const { coordinates, seconds, meters } = atlas.estimateLeg(ESTES_PARK, CHICAGO, 'Flight');
  const inTheAir = greatCircleMeters(DENVER_AIRPORT, CHICAGO) / 1000 / 805 + 0.5;

  expect(greatCircleMeters(coordinates[1] ?? PARIS, DENVER_AIRPORT)).toBeLessThan(5_000);
  expect(seconds / 3600).toBeGreaterThan(inTheAir + 2.5 + 1);
  expect(seconds / 3600).toBeLessThan(inTheAir + 2.5 + 3);
  expect(meters).toBeGreaterThan(greatCircleMeters(ESTES_PARK, CHICAGO));
});

test('a small airport with scheduled flights is used if a large one is far away', () => {
  const MOAB: LonLat = [-109.55, 38.57];
  const { coordinates } = atlas.estimateLeg(MOAB, CHICAGO, 'Flight');

  expect(greatCircleMeters(coordinates[1] ?? PARIS, MOAB)).toBeLessThan(60_000);
});

test('walking and biking keep their pace on land, and a ferry takes everyone the same time', () => {
  const [nice, bastia]: [LonLat, LonLat] = [
    [7.262, 43.71],
    [9.45, 42.7],
  ];

  expect(hours(PARIS, LYON, 'Walk') / hours(PARIS, LYON, 'Bike')).toBeCloseTo(16 / 4.8, 2);
  expect(atlas.estimateLeg(nice, bastia, 'Walk')).toMatchObject({ ferry: true, failed: false });
  expect(hours(nice, bastia, 'Walk')).toBeLessThan(12);
});

test.each<[string, LonLat, LonLat, number, number]>([
  ['Yosemite Village to Lee Vining, over Tioga Pass', [-119.585, 37.745], [-119.122, 37.957], 121, 2.2],
  ['South Rim to Bright Angel Point, around the canyon', [-112.14, 36.055], [-112.05, 36.195], 345, 4.3],
  ['Kahului to Hana', [-156.474, 20.889], [-155.99, 20.758], 84, 2.3],
  ['Manali to Leh', [77.19, 32.24], [77.58, 34.15], 428, 12],
  ['Bormio to Prato, over the Stelvio', [10.37, 46.467], [10.59, 46.617], 47, 1.5],
  ['Queenstown to Milford Sound', [168.663, -45.03], [167.927, -44.671], 288, 3.9],
])('%s', (_, from, to, km, driving) => {
  const leg = atlas.estimateLeg(from, to, 'MyVehicle');

  expect(leg.ferry).toBe(false);
  expect(Math.abs(leg.meters / 1000 / km - 1)).toBeLessThan(0.06);
  expect(Math.abs(leg.seconds / 3600 / driving - 1)).toBeLessThan(0.12);
});

test.each<[string, LonLat, LonLat, number, number]>([
  ['Kyoto to Hiroshima', [135.754, 35.021], [132.455, 34.396], 1.7, 2.1],
  ['Madrid to Barcelona', [-3.703, 40.417], [2.159, 41.388], 2.6, 3.1],
  ['Washington to Boston, by New York', [-77.037, 38.895], [-71.058, 42.358], 6.7, 7.4],
  ['Zurich to Zermatt, with changes', [8.55, 47.367], [7.748, 46.024], 3, 3.8],
])('%s by train follows the listed railways', (_, from, to, least, most) => {
  expect(hours(from, to, 'Train')).toBeGreaterThan(least);
  expect(hours(from, to, 'Train')).toBeLessThan(most);
});

test('no car goes on a boat that carries only people', () => {
  const [naples, capri]: [LonLat, LonLat] = [
    [14.268, 40.852],
    [14.24, 40.557],
  ];

  expect(atlas.estimateLeg(naples, capri, 'MyVehicle').failed).toBe(true);
  expect(atlas.estimateLeg(naples, capri, 'Walk')).toMatchObject({ ferry: true, failed: false });
});

test('a drive names the ferries it takes, with their times', () => {
  const leg = atlas.estimateLeg([174.776, -41.287], [172.636, -43.532], 'MyVehicle');

  expect(leg.parts).toMatchObject([{ kind: 'ferry', name: 'Cook Strait ferry', seconds: 270 * 60 }]);
  expect(greatCircleMeters(leg.parts[0]?.at ?? PARIS, [174.4, -41.25])).toBeLessThan(30_000);
  expect(atlas.estimateLeg(PARIS, LONDON, 'MyVehicle').parts).toMatchObject([
    { kind: 'shuttle', name: 'Channel Tunnel', seconds: 75 * 60 },
  ]);
  expect(atlas.estimateLeg(PARIS, LYON, 'MyVehicle').parts).toEqual([]);
});

test.each<[string, LonLat, LonLat, string[], number]>([
  ['Naples to Capri', [14.268, 40.852], [14.24, 40.557], ['Naples-Capri boat'], 1.25],
  ['Nice to Bastia', [7.262, 43.71], [9.45, 42.7], ['Nice-Bastia ferry'], 7.1],
  ['Stockholm to Helsinki', [18.069, 59.329], [24.938, 60.17], ['Stockholm-Helsinki ferry'], 17.6],
  ['Mykonos to Paros', [25.329, 37.446], [25.15, 37.085], ['Mykonos-Paros ferry'], 1.5],
])('%s by ship takes the written ferry and its time', (_, from, to, names, time) => {
  for (const mode of ['Ferry', 'Boat'] as const) {
    const leg = atlas.estimateLeg(from, to, mode);

    expect(leg.parts.map(({ name }) => name)).toEqual(names);
    expect(Math.abs(leg.seconds / 3600 / time - 1)).toBeLessThan(0.1);
  }
});

test('a ship that nobody wrote down goes straight at 35 km/h after an hour of boarding', () => {
  const [split, ancona]: [LonLat, LonLat] = [
    [16.44, 43.509],
    [13.51, 43.616],
  ];
  const straight = greatCircleMeters(split, ancona) / 1000;

  expect(atlas.estimateLeg(split, ancona, 'Ferry').parts).toEqual([]);
  expect(hours(split, ancona, 'Boat')).toBeCloseTo(straight / 35 + 1, 2);
});

test('subways and trams are for towns: slow, with a wait', () => {
  const [uptown, downtown]: [LonLat, LonLat] = [
    [-73.985, 40.758],
    [-73.944, 40.678],
  ];

  expect(hours(uptown, downtown, 'Subway')).toBeLessThan(hours(uptown, downtown, 'Tram'));
  expect(hours(uptown, downtown, 'Tram')).toBeLessThan(hours(uptown, downtown, 'Walk'));
});

test('sparse networks in the far north are connected by road', () => {
  const kiruna = atlas.estimateLeg([20.2253, 67.8558], [17.4273, 68.4385], 'MyVehicle');
  const inari = atlas.estimateLeg([25.7294, 66.5039], [27.0276, 68.9055], 'MyVehicle');

  expect(kiruna.meters / 1000).toBeLessThan(230);
  expect(inari.meters / 1000).toBeLessThan(420);
});
