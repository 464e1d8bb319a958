import type { Coords } from '@wayfold/contract/kernel/values';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument, orderedDestinations } from '@wayfold/domain/document/trip-document';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { expect, test } from 'vitest';
import {
  byTurns,
  comparedPlaces,
  type LikelyPlace,
  type LikelySources,
  likelyPlaces,
  stopBefore,
} from './likely-places';

const trip = applyEdit(
  emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate: null }),
  {
    kind: 'batch',
    changes: [
      ['11111111-1111-4111-8111-111111111111', 'Denver', [-104.99, 39.74]] as const,
      ['22222222-2222-4222-8222-222222222222', 'Moab', [-109.55, 38.57]] as const,
      ['44444444-4444-4444-8444-444444444444', 'Page', [-111.46, 36.91]] as const,
    ].map(([id, name, coords]) => ({
      kind: 'destination.add' as const,
      id,
      fields: { name, coords: [...coords] as Coords },
    })),
  },
).document;
const stops = orderedDestinations(trip);

function place(name: string, coords: Coords): LikelyPlace {
  return {
    ...{ id: name, name, kind: 'poi', coords, country: null, region: null, timezone: null, category: '' },
    ...{ precision: 'place', countryCode: null, localName: null },
  };
}

const GLENWOOD = place('Glenwood Springs', [-107.32, 39.55]);
const GRAND_JUNCTION = place('Grand Junction', [-108.55, 39.06]);
const PAGE_RIM = place('Page Rim', [-111.45, 36.92]);
const HORSESHOE = place('Horseshoe Bend', [-111.6, 36.83]);
/** East of Denver, on no way to Moab. */
const LIMON = place('Limon', [-103.69, 39.26]);
const SANTA_FE = place('Santa Fe', [-105.94, 35.69]);
const PARIS = place('Paris', [2.35, 48.86]);

/** The names in each group, with these places from every source. */
function grouped(sources: Partial<LikelySources>) {
  const all = { along: [], near: [], drive: [], saved: [], recent: [], ...sources };
  const compared = comparedPlaces(trip, stopBefore(stops, null), all);
  return likelyPlaces(compared, ({ coords }) => bestInsertion(trip, coords)).map(
    ({ kind, places }) => `${kind}: ${places.map(({ name }) => name).join(', ')}`,
  );
}

test('places are grouped by why they are likely, each in its first group', () => {
  const everything = [GLENWOOD, HORSESHOE, SANTA_FE];

  expect(grouped({ along: everything, near: everything, saved: everything, recent: everything })).toEqual([
    'onTheWay: Glenwood Springs',
    'near: Horseshoe Bend',
    'saved: Santa Fe',
  ]);
});

test('what is in the trip, or far away from it, isn’t likely', () => {
  const places = [PAGE_RIM, PARIS];

  expect(grouped({ along: places, near: places, saved: places, recent: places })).toEqual([]);
});

test('a place is on the way only between two destinations', () => {
  expect(grouped({ along: [SANTA_FE, HORSESHOE, GRAND_JUNCTION] })).toEqual(['onTheWay: Grand Junction']);
});

test('a group shows three places at most', () => {
  const near = [0, 1, 2, 3, 4].map((n) => place(`Rim ${n}`, [-111.6 - n / 100, 36.83]));

  expect(grouped({ near })).toEqual(['near: Rim 0, Rim 1, Rim 2']);
});

test('the surroundings are those of the destination before the position, or else of the last one', () => {
  expect(stopBefore(stops, null)?.name).toBe('Page');
  expect(stopBefore(stops, 1)?.name).toBe('Denver');
  expect(stopBefore(stops, 2)?.name).toBe('Denver');
  expect(stopBefore(stops, 4)?.name).toBe('Page');
});

test('a town a drive away is in a group of its own, unless it is on the way', () => {
  expect(grouped({ along: [GLENWOOD], drive: [GLENWOOD, SANTA_FE] })).toEqual([
    'onTheWay: Glenwood Springs',
    'drive: Santa Fe',
  ]);
});

test('sights and towns take turns, and the longer list ends the row', () => {
  expect(byTurns(['arch', 'rim', 'mesa'], ['Moab'])).toEqual(['arch', 'Moab', 'rim', 'mesa']);
});

test('what lies behind the first stop is not on the way', () => {
  const sources = { along: [LIMON, GLENWOOD], near: [], drive: [], saved: [], recent: [] };
  const { along } = comparedPlaces(trip, stopBefore(stops, null), sources);

  expect(along).toEqual([GLENWOOD]);
});
