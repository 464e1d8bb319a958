import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { tripPage } from './trip-page';
import { changesSince } from './trip-page-changes';
import { tripView } from './trip-view';

const STYLE = { locale: 'en-US', unit: 'Miles', now: Date.parse('2026-12-01T12:00:00Z') } as const;
const everything = { costs: true, contact: true, pictures: true, notes: true };

function trip(): TripDocument {
  const document = edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 }),
    { kind: 'cost.add', id: idOf(30), fields: { supplier: 'Lodge', costEst: 400 } },
    { kind: 'text.add', id: idOf(50), fields: { kind: 'offerDeadlines', text: 'A hike for two' } },
  );
  return withEvent(document, idOf(20), { name: 'Arches', start: '2027-05-11T09:00' });
}

function looked(document: TripDocument) {
  return tripPage(tripView(document, null, { who: 'viewer', shows: everything }), STYLE).snapshot;
}

test('a page that hasn’t changed has no changes', () => {
  expect(changesSince(looked(trip()), looked(trip()))).toEqual([]);
});

test('a trip that starts later has different dates and no other change', () => {
  const later = edited(trip(), {
    kind: 'trip.set',
    fields: { startDate: '2027-05-15' },
    carryEvents: true,
  });

  expect(changesSince(looked(trip()), looked(later))).toEqual([
    { kind: 'dates', from: 'May 8 – 14, 2027', to: 'May 15 – 21, 2027' },
  ]);
});

test('destinations that were added, removed or made longer are named', () => {
  const { springdale } = STOPS;
  const { id, ...fields } = springdale;
  const other = edited(
    trip(),
    { kind: 'destination.remove', id: STOPS.page.id },
    { kind: 'destination.add', id, fields: { ...fields, nights: 1 } },
    { kind: 'destination.set', id: STOPS.denver.id, fields: { nights: 3 } },
  );

  expect(changesSince(looked(trip()), looked(other))).toEqual(
    expect.arrayContaining([
      { kind: 'stopsAdded', names: ['Springdale'] },
      { kind: 'stopsRemoved', names: ['Page'] },
      { kind: 'staysChanged', names: ['Denver'] },
    ]),
  );
});

test('reordered destinations are mentioned once', () => {
  const turned = edited(trip(), { kind: 'destination.move', id: STOPS.page.id, to: 0 });

  const kinds = changesSince(looked(trip()), looked(turned)).map(({ kind }) => kind);

  expect(kinds).toContain('stopOrder');
  expect(kinds).not.toContain('stopsAdded');
});

test('events, cost and offers are compared too', () => {
  const before = trip();
  let after = edited(
    before,
    { kind: 'event.set', id: idOf(20), fields: { start: '2027-05-11T17:00' } },
    { kind: 'cost.set', id: idOf(30), fields: { costEst: 450 } },
    { kind: 'text.set', id: idOf(50), fields: { text: 'A hike for three' } },
  );
  after = withEvent(after, idOf(21), { name: 'Dinner', start: '2027-05-09' });

  expect(changesSince(looked(before), looked(after))).toEqual([
    { kind: 'plansAdded', names: ['Dinner'] },
    { kind: 'plansMoved', names: ['Arches'] },
    { kind: 'cost', from: '$400', to: '$450' },
    { kind: 'offersChanged', names: ['A hike for three'] },
  ]);
});
