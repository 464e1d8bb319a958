import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument, orderedDestinations, orderedEvents } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { addToTripChanges, ideaDocument, newTripChanges } from './idea-changes';

const place = (id: string) => ({
  ...{ id: `poi:${id}`, name: id, category: 'arch', blurb: '', hours: 2 },
  coords: [-109.5, 38.7] as [number, number],
});
const stop = (name: string, nights: number, onward: 'RentalCar' | null, places: string[]) => ({
  ...{ name, nights, onward, localName: null, countryCode: 'US', country: 'United States', region: 'Utah' },
  coords: [-109.5, 38.5] as [number, number],
  timezone: 'America/Denver',
  places: places.map((id) => `poi:${id}`),
});
const idea: TripIdea = {
  ...{ id: 'red-rock', type: 'trip_idea', name: 'Red rock', region: 'North America', themes: ['desert'] },
  ...{ season: [4, 10], budget: '$$', blurb: '', text: '', nights: 5, nightsByStop: [3, 2], countries: [] },
  ...{ stopNames: ['Moab', 'Torrey'], coords: [-109.5, 38.5] },
  stops: [stop('Moab', 3, 'RentalCar', ['a', 'b', 'c']), stop('Torrey', 2, null, ['d'])],
  places: ['a', 'b', 'c', 'd'].map(place),
};
const making = { newId, now: new Date('2027-01-01T00:00:00Z') };
const empty = () => emptyDocument({ id: newId(), currency: 'USD' });

test('an idea becomes a trip with the visitor’s dates', () => {
  const changes = newTripChanges(idea, { startDate: '2027-05-08', currency: null }, making);
  const { document } = applyEdit(empty(), { kind: 'batch', changes });

  expect(document.trip).toMatchObject({ name: 'Red rock', startDate: '2027-05-08' });
  expect(
    orderedDestinations(document).map(({ name, dtArrive, transport }) => [name, dtArrive, transport]),
  ).toEqual([
    ['Moab', '2027-05-08', 'RentalCar'],
    ['Torrey', '2027-05-11', 'MyVehicle'],
  ]);
  expect(orderedEvents(document).map(({ name, start }) => [name, start])).toEqual([
    ['a', '2027-05-08'],
    ['b', '2027-05-09'],
    ['c', '2027-05-10'],
    ['d', '2027-05-11'],
  ]);
});

test('without a first day the sights keep their day of the stay', () => {
  const { document } = applyEdit(empty(), {
    kind: 'batch',
    changes: newTripChanges(idea, { startDate: null, currency: 'JPY' }, making),
  });

  expect(document.trip).toMatchObject({ startDate: null, currency: 'JPY' });
  expect(orderedEvents(document).map(({ name, dayIndex }) => [name, dayIndex])).toContainEqual(['c', 3]);
});

test('added to a trip, the stops follow the last one and nothing else moves', () => {
  const first = applyEdit(empty(), {
    kind: 'batch',
    changes: newTripChanges(idea, { startDate: '2027-05-08', currency: null }, making),
  }).document;
  const changes = addToTripChanges(first, idea, making);
  const { document, effects } = applyEdit(first, { kind: 'batch', changes });

  expect(orderedDestinations(document).map(({ name, dtArrive }) => [name, dtArrive])).toEqual([
    ['Moab', '2027-05-08'],
    ['Torrey', '2027-05-11'],
    ['Moab', '2027-05-13'],
    ['Torrey', '2027-05-16'],
  ]);
  expect(document.trip.name).toBe('Red rock');
  expect(orderedEvents(document).at(-1)?.start).toBe('2027-05-16');
  expect(effects.filter((effect) => effect.kind === 'moved' && effect.days)).toEqual([]);
});

test('the preview of an idea is the same trip each time', () => {
  expect(ideaDocument(idea, '2027-05-08')).toEqual(ideaDocument(idea, '2027-05-08'));
});
