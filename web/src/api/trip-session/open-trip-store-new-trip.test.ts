import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { addStop, namesOf, nights, onServer, RED_ROCK } from '../testing/road-trip';
import { StandInDevice, shown } from '../testing/stand-in-device';

describe('a new trip', () => {
  test('can be edited immediately, and its first change creates the guest and then the trip', async () => {
    const device = new StandInDevice();
    const tab = device.tab();

    const tripId = tab.begin({ currency: 'USD' });
    const trip = tab.use(tripId);
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'local' });
    expect(device.guestsMade).toBe(0);

    trip.change(addStop('denver'));
    expect(namesOf(shown(trip).document)).toEqual(['Denver']);
    await settled();

    expect(device.guestsMade).toBe(1);
    expect(device.server.calls.filter((call) => call !== 'live')).toEqual(['create', 'sendChanges']);
    expect(namesOf(onServer(device, tripId))).toEqual(['Denver']);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('that is created offline survives closing the browser, and is sent later', async () => {
    const device = new StandInDevice();
    await device.setOnline(false);
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD', name: 'Red rock' });
    const trip = tab.use(tripId);
    trip.change(addStop('denver'));
    trip.change(addStop('moab'));
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'offline' });
    await tab.flush();

    const reopened = device.tab().use(tripId);
    await settled();
    expect(namesOf(shown(reopened).document)).toEqual(['Denver', 'Moab']);
    await device.setOnline(true);
    await device.timing.pass(60_000);

    expect(namesOf(onServer(device, tripId))).toEqual(['Denver', 'Moab']);
    expect(onServer(device, tripId).trip.name).toBe('Red rock');
    expect(device.guestsMade).toBe(1);
    expect(shown(reopened).saveState.kind).toBe('saved');
  });

  test('is stored immediately, even if the browser crashes', async () => {
    const device = new StandInDevice();
    await device.setOnline(false);
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD', name: 'Red rock' });
    tab.use(tripId).change(addStop('denver'));
    await settled();

    const reopened = device.tab().use(tripId);
    await settled();
    expect(namesOf(shown(reopened).document)).toEqual(['Denver']);
  });

  test('that was never edited is neither sent nor listed, but still opens', async () => {
    const device = new StandInDevice();
    const tab = device.tab();
    const untouched = tab.begin({ currency: 'USD' });
    const touched = tab.begin({ currency: 'USD' });
    tab.use(touched).change(addStop('denver'));
    await device.timing.pass(1_000);
    await tab.flush();

    expect([...device.server.trips.keys()]).toEqual([touched]);
    expect(await device.storage.unsent(device.session?.userId ?? '')).toEqual([]);
    const reopened = device.tab().use(untouched);
    await settled();
    expect(shown(reopened).saveState).toEqual({ kind: 'local' });
  });

  test('reopens at its URL even if the page was closed before the device had stored it', async () => {
    const device = new StandInDevice();
    device.signIn();
    device.storage.keepTrip = async () => {};
    const tripId = device.tab().begin({ currency: 'EUR' });
    await settled();

    const reopened = device.tab().use(tripId);
    await settled();

    expect(shown(reopened).saveState).toEqual({ kind: 'local' });
    expect(shown(reopened).document.trip.currency).toBe('EUR');
    expect(device.server.calls).toEqual([]);
  });

  test('reopens at its URL for the next user who signs in after its owner has signed out', async () => {
    const device = new StandInDevice();
    const tab = device.tab();
    const leaving = device.signIn();
    const tripId = tab.begin({ currency: 'USD' });
    await settled();
    await tab.end(leaving);
    device.signIn();

    const reopened = device.tab().use(tripId);
    await settled();

    expect(shown(reopened).saveState).toEqual({ kind: 'local' });
    expect(device.server.calls).toEqual([]);
  });

  test('is requested from the server once it has been edited or deleted', async () => {
    const device = new StandInDevice();
    device.signIn();
    device.storage.keepTrip = async () => {};
    const tab = device.tab();
    const touched = tab.begin({ currency: 'USD' });
    const deleted = tab.begin({ currency: 'USD' });
    tab.use(touched).change(addStop('denver'));
    tab.discard(deleted);
    await device.timing.pass(5_000);

    const [first, second] = [device.tab().use(touched), device.tab().use(deleted)];
    await settled();

    expect(namesOf(shown(first).document)).toEqual(['Denver']);
    expect(second.load()).toEqual({ kind: 'missing' });
  });

  test('counts as untouched until its first change, even in another tab and for a user who signs in', async () => {
    const device = new StandInDevice();
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD' });
    await settled();
    expect(await tab.isUntouched(tripId)).toBe(true);
    expect(await device.tab().isUntouched(tripId)).toBe(true);

    device.mergeInto(newId());
    await tab.takeOver();
    expect(await tab.isUntouched(tripId)).toBe(true);

    await device.setOnline(false);
    tab.use(tripId).change(addStop('denver'));
    expect(await tab.isUntouched(tripId)).toBe(false);
    await device.setOnline(true);
    await device.timing.pass(60_000);

    expect(await tab.isUntouched(tripId)).toBe(false);
    expect(await tab.isUntouched(newId())).toBe(false);
  });

  test('that was left unsent is sent when any trip is opened again', async () => {
    const device = new StandInDevice();
    await device.setOnline(false);
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD' });
    tab.use(tripId).change(addStop('denver'));
    await tab.flush();

    device.online = true;
    device.server.reachable = true;
    await device.tab().sendLeftovers();
    await device.timing.pass(1_000);

    expect(namesOf(onServer(device, tripId))).toEqual(['Denver']);
  });
});

test('a trip that is deleted while its changes are pending is never created', async () => {
  const device = new StandInDevice();
  await device.setOnline(false);
  const tab = device.tab();
  const tripId = tab.begin({ currency: 'USD' });
  const trip = tab.use(tripId);
  const other = device.tab().use(tripId);
  trip.change(addStop('denver'));
  await device.timing.pass(1_000);

  tab.discard(tripId);
  await device.storage.forget('', tripId);
  await device.setOnline(true);
  await device.timing.pass(60_000);

  expect(trip.load()).toEqual({ kind: 'missing' });
  expect(other.load()).toEqual({ kind: 'missing' });
  expect(device.server.calls).toEqual([]);
  expect(device.guestsMade).toBe(0);
});

describe('an example trip', () => {
  test('is copied by its first edit, and the edits are made to the copy', async () => {
    const device = new StandInDevice();
    const example = { ...RED_ROCK, trip: { ...RED_ROCK.trip, type: 'demo' } };
    device.server.add(example, null);
    const tab = device.tab();
    const trip = tab.use(TRIP_ID);
    await settled();
    expect(shown(trip).mode).toBe('normal');
    expect(shown(trip).saveState).toEqual({ kind: 'example' });
    expect(device.guestsMade).toBe(0);

    trip.change(nights(STOPS.moab.id, 6));
    trip.change({ kind: 'destination.remove', id: STOPS.page.id });
    const copyId = trip.copyId() ?? '';
    const copy = tab.use(copyId);
    expect(namesOf(shown(copy).document)).toEqual(['Denver', 'Moab']);
    await device.timing.pass(5_000);

    const [denver, moab] = orderedDestinations(onServer(device, copyId));
    expect([denver?.name, moab?.name, moab?.nights]).toEqual(['Denver', 'Moab', 6]);
    expect(moab?.id).not.toBe(STOPS.moab.id);
    expect(namesOf(shown(copy).document)).toEqual(['Denver', 'Moab']);
    expect(onServer(device)).toEqual({ ...example, trip: { ...example.trip, userid: null } });
    expect(shown(copy).notices).toEqual([]);
    expect(shown(copy).saveState.kind).toBe('saved');
  });

  test('can be copied offline', async () => {
    const device = new StandInDevice();
    device.server.add({ ...RED_ROCK, trip: { ...RED_ROCK.trip, type: 'demo' } }, null);
    const tab = device.tab();
    const trip = tab.use(TRIP_ID);
    await settled();
    await device.setOnline(false);

    trip.change(nights(STOPS.moab.id, 6));
    const copy = tab.use(trip.copyId() ?? '');
    await settled();
    expect(shown(copy).saveState).toEqual({ kind: 'offline' });
    await device.setOnline(true);
    await device.timing.pass(60_000);

    const [, moab] = orderedDestinations(onServer(device, copy.tripId));
    expect(moab?.nights).toBe(6);
  });
});
