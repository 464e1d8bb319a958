import { expect, test } from 'vitest';
import { readSharedSearch, readTripPage, sharedLinks } from './shared-links';

test('the URL of a shared trip parses back to the values it was made from', () => {
  const shown = { tab: 'hotels', search: { view: 'costs', place: 'park/arches' } } as const;

  expect(readSharedSearch(sharedLinks.share('k3f9-rd27-xq4m-8wzt', shown).search)).toEqual(shown);
  const page = { tripid: '1', userid: '2', type: 'tour' };
  const { search } = sharedLinks.page(page, shown);
  expect(readSharedSearch(search)).toEqual(shown);
  expect(readTripPage(search)).toEqual(page);
});

test('the open trip of the planner is never part of a shared trip’s URL', () => {
  expect(sharedLinks.share('k3f9', { tab: null, search: { trip: '1' } }).search).toEqual({});
  expect(readSharedSearch({ trip: '1', tab: 'elsewhere', view: 7 })).toEqual({ tab: null, search: {} });
});

test('a trip page URL without a trip parses as null', () => {
  expect(readTripPage({ userid: '2' })).toBeNull();
  expect(readTripPage({ tripid: '' })).toBeNull();
  expect(readTripPage({ tripid: '1', userid: 3 })).toEqual({ tripid: '1' });
});
