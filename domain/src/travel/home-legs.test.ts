import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { type MissingLeg, missingLegs } from '../changes/settle';
import { tripLegs } from '../changes/trip-legs';
import { revert } from '../changes/undo';
import { totalsOf } from '../document/totals';
import { orderedDestinations } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { viewWithoutHome } from '../page/without-home';
import { edited, idOf, makeTrip, STOPS, TRIP_ID } from '../testing/trips';
import { legPairs } from './home-legs';

const { denver, moab, page } = STOPS;
const HOME = { name: 'Boulder', coords: [-105.27, 40.015] as [number, number], zone: 'America/Denver' };
const ROUND_TRIP = {
  kind: 'trip.set',
  fields: { home: HOME, homeOut: 'Train', homeBack: 'Bus' },
} as const;

const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
const roundTrip = () => edited(trip(), ROUND_TRIP);

test('a trip from home has a leg there and one back, each with its own transport', () => {
  const legs = legPairs(roundTrip()).map(({ from, to }) => [from.name, from.transport, to.name]);

  expect(legs).toEqual([
    ['Boulder', 'Train', 'Denver'],
    ['Denver', 'MyVehicle', 'Moab'],
    ['Moab', 'MyVehicle', 'Page'],
    ['Page', 'Bus', 'Boulder'],
  ]);
});

test('a trip may start at home and end elsewhere', () => {
  const document = edited(trip(), { kind: 'trip.set', fields: { home: HOME, homeOut: 'Train' } });

  expect(tripLegs(document).map(({ id }) => id)).toEqual(['home-out', denver.id, moab.id]);
  expect(orderedDestinations(document).at(-1)?.miles).toBe(0);
});

test('the legs from home and back count in the totals', () => {
  const before = totalsOf(trip());
  const after = totalsOf(roundTrip());
  const { homeMiles, homeHours } = roundTrip().trip;
  const back = orderedDestinations(roundTrip()).at(-1);

  expect(homeMiles).toBeGreaterThan(20);
  expect(back?.miles).toBeGreaterThan(300);
  expect(after.miles).toBeCloseTo(before.miles + homeMiles + (back?.miles ?? 0));
  expect(after.hours).toBeCloseTo(before.hours + homeHours + (back?.hours ?? 0));
});

test('both legs are measured like all others, and undo takes the home away', () => {
  const measureLegs = (missing: readonly MissingLeg[]) =>
    Object.fromEntries(
      missing.map(({ id, key }) => [
        id,
        { key, meters: METERS_PER_MILE * 100, seconds: 7200, estimated: false, failed: false },
      ]),
    );
  const applied = applyEdit(trip(), ROUND_TRIP, { maxDestinations: null, measureLegs });
  const { document } = applied;

  expect(missingLegs(document)).toEqual([]);
  expect(document.trip).toMatchObject({ homeMiles: 100, homeHours: 2 });
  expect(document.destinations[page.id]).toMatchObject({ miles: 100, hours: 2 });
  const undone = revert(document, applied.inverse, 'undo', { maxDestinations: null }).document;
  expect(undone.trip).toMatchObject({ home: null, homeOut: null, homeBack: null, homeMiles: 0 });
  expect(undone.destinations[page.id]?.miles).toBe(0);
});

test('adding a destination at the end moves the leg back there, by the same transport', () => {
  const { id, ...fields } = STOPS.santaFe;
  const document = edited(roundTrip(), { kind: 'destination.add', id, fields });
  const back = legPairs(document).at(-1);

  expect([back?.from.name, back?.from.transport, back?.to.name]).toEqual(['Santa Fe', 'Bus', 'Boulder']);
});

test('a booked journey from home says when the trip arrives', () => {
  const document = edited(roundTrip(), {
    kind: 'booking.add',
    id: idOf(81),
    fields: {
      ...{ kind: 'flight', status: 'booked', fromDest: null, toDest: denver.id },
      ...{ start: '2027-05-08T22:00', end: '2027-05-09T07:30' },
    },
  });

  expect(document.destinations[denver.id]?.dtArrive).toBe('2027-05-09');
  expect(document.destinations[moab.id]?.dtArrive).toBe('2027-05-11');
  expect(document.trip.homeHours).toBe(9.5);
});

test('no share has the home, nor the leg that ends there', () => {
  const measured = edited(roundTrip(), {
    kind: 'booking.add',
    id: idOf(81),
    fields: {
      ...{ kind: 'flight', status: 'booked', number: 'UA 1175', fromDest: page.id, toDest: null },
      to: { name: 'Boulder Municipal', code: 'BDU', coords: null, zone: null },
    },
  });
  const shows = { costs: true, contact: true, pictures: true, notes: true };
  const view = tripView(measured, null, { who: 'viewer', shows });

  expect(JSON.stringify(view)).not.toMatch(/Boulder|40\.015|UA 1175/);
  expect(view.totals.miles).toBeCloseTo(totalsOf(trip()).miles);
});

test('files for others have the home, pages that may be published do not', () => {
  const view = tripView(roundTrip(), null, { who: 'recipient' });

  expect(view.document.trip.home).toEqual(HOME);
  expect(JSON.stringify(viewWithoutHome(view))).not.toMatch(/Boulder|40\.015/);
  expect(viewWithoutHome(view).totals.miles).toBeCloseTo(totalsOf(trip()).miles);
});

test('setting a home changes nothing but the trip and its last destination', () => {
  const { patches } = applyEdit(trip(), ROUND_TRIP);

  expect(patches.map(({ id }) => id)).toEqual([TRIP_ID, page.id]);
});
