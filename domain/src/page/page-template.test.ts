import { SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import { expect, test } from 'vitest';
import { textsOf } from '../document/trip-document';
import { edited, idOf, makeTrip } from '../testing/trips';
import { PAGE_TEMPLATE, templateChanges } from './page-template';

function start() {
  let made = 100;
  return {
    newId: () => idOf(made++),
    endsIn: (days: number) => ({ at: `2027-05-${days}T18:00:00Z`, timezone: 'America/Denver' }),
    kinds: TEXT_KINDS,
  };
}

test('the template fills what is empty, in order, with changes that the contract accepts', () => {
  const trip = makeTrip('2027-05-08', { denver: 2 });

  const changes = templateChanges(trip, start());

  for (const change of changes) expect(SingleChange.safeParse(change).error).toBeUndefined();
  const page = edited(trip, { kind: 'batch', changes });
  expect(page.trip.displayTagline).toBe(PAGE_TEMPLATE.displayTagline);
  expect(page.trip.textItinerary).toEqual(PAGE_TEMPLATE.textItinerary);
  for (const kind of TEXT_KINDS) {
    const sample = PAGE_TEMPLATE.texts.filter((text) => text.kind === kind).map(({ text }) => text);
    expect(sample).not.toEqual([]);
    expect(textsOf(page, kind).map(({ text }) => text)).toEqual(sample);
  }
  expect(textsOf(page, 'offerDeadlines')[0]?.at).toBe('2027-05-24T18:00:00Z');
});

test('existing texts stay, and a complete page is left alone', () => {
  const trip = edited(makeTrip('2027-05-08', { denver: 2 }), {
    kind: 'text.add',
    id: idOf(50),
    fields: { kind: 'tripInclusions', text: 'My own inclusion' },
  });

  const page = edited(trip, { kind: 'batch', changes: templateChanges(trip, start()) });

  expect(textsOf(page, 'tripInclusions').map(({ text }) => text)).toEqual(['My own inclusion']);
  expect(templateChanges(page, start())).toEqual([]);
});

test('lists that weren’t requested stay empty', () => {
  const trip = makeTrip('2027-05-08', { denver: 2 });

  const page = edited(trip, {
    kind: 'batch',
    changes: templateChanges(trip, { ...start(), kinds: ['tripInclusions'] }),
  });

  expect(textsOf(page, 'tripInclusions').length).toBeGreaterThan(0);
  expect(textsOf(page, 'offerDeadlines')).toEqual([]);
});
