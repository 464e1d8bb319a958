import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { DryLand } from '../courses/dry-land';
import { foldName } from '../gazetteer/fold';
import { readCoasts, readCountryAreas, readInland } from '../tiles/shapes';
import { type FeatureKind, type FeatureRow, readFeatures, WATER_KINDS } from './features';

const KINDS: readonly FeatureKind[] = [
  ...['ocean', 'sea', 'bay', 'strait', 'lake'],
  ...['range', 'plateau', 'plain', 'desert', 'peninsula', 'island', 'cape'],
] as FeatureKind[];

const rows = readFeatures();
const land = new DryLand({ land: readCoasts('10m').land, water: readInland().water });
const namesOf = (some: readonly FeatureRow[]) => some.map(({ name, kind }) => `${name} (${kind})`);

test('the map names hundreds of seas, lakes and landscapes of every kind', () => {
  const landscapes = rows.filter(({ kind }) => !WATER_KINDS.has(kind));

  expect(landscapes.length).toBeGreaterThan(600);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(namesOf(rows.filter(({ zoom }) => !Number.isInteger(zoom) || zoom < 0 || zoom > 10))).toEqual([]);
  expect(namesOf(rows.filter(({ angle }) => angle !== undefined && Math.abs(angle) > 90))).toEqual([]);
});

test('the name of every sea and lake is on water, and that of every landscape on land', () => {
  const misplaced = rows.filter(({ kind, lon, lat }) => {
    if (kind === 'cape') return false;
    const isGroup = kind === 'island' && isNearLand(lon, lat);
    return land.isLand([lon, lat]) === WATER_KINDS.has(kind) && !isGroup;
  });

  expect(namesOf(misplaced)).toEqual([]);
});

test('every cape is between land and sea', () => {
  const inland = rows.filter(({ kind, lon, lat }) => kind === 'cape' && !isByTheSea(lon, lat));

  expect(namesOf(inland)).toEqual([]);
});

test('nothing is named twice, and no island that has the name of its country', () => {
  const repeated = rows.filter((row, i) =>
    rows
      .slice(0, i)
      .some((other) => foldName(other.name) === foldName(row.name) && kmBetween(other, row) < 1_500),
  );
  const countries = new Set(readCountryAreas().map(({ name }) => foldName(name)));
  const doubled = rows.filter(({ name, kind }) => kind === 'island' && countries.has(foldName(name)));

  expect(namesOf(repeated)).toEqual([]);
  expect(namesOf(doubled)).toEqual([]);
});

/** Points around one, at a distance in degrees of latitude. */
function around(lon: number, lat: number, degrees: number): [number, number][] {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return [lon + (degrees * Math.cos(angle)) / squeeze, lat + degrees * Math.sin(angle)];
  });
}

/** Small islands may be missing from the coast, and groups are named in their middle. */
function isNearLand(lon: number, lat: number): boolean {
  return [0.1, 0.3, 0.6, 1].some((degrees) => around(lon, lat, degrees).some((at) => land.isLand(at)));
}

function isByTheSea(lon: number, lat: number): boolean {
  const near = [0.03, 0.1, 0.2].flatMap((degrees) => around(lon, lat, degrees)).map((at) => land.isLand(at));
  return near.includes(true) && near.includes(false);
}

function kmBetween(a: FeatureRow, b: FeatureRow): number {
  return greatCircleMeters([a.lon, a.lat], [b.lon, b.lat]) / 1000;
}
