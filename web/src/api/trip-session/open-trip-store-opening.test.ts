import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { idOf, STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { addStop, namesOf, nights, onServer, RED_ROCK, withTrip } from '../testing/road-trip';
import { StandInDevice, shown } from '../testing/stand-in-device';

describe('opening a trip', () => {
  test('that belongs to someone else reports it as missing', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, idOf(77));
    device.signIn();
    const trip = device.tab().use(TRIP_ID);
    await settled();

    expect(trip.snapshot()).toBeNull();
    expect(trip.load()).toEqual({ kind: 'missing' });
  });

  test('while offline offers a retry, and retries automatically once online', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, device.signIn());
    await device.setOnline(false);
    const trip = device.tab().use(TRIP_ID);
    await settled();
    expect(trip.load().kind).toBe('unreachable');

    await device.setOnline(true);

    expect(namesOf(shown(trip).document)).toEqual(['Denver', 'Moab', 'Page']);
  });

  test('that an older release has stored fills in what that release did not know', async () => {
    const device = new StandInDevice();
    const owner = device.signIn();
    device.server.add(RED_ROCK, owner);
    device.tab().use(TRIP_ID);
    await device.timing.pass(5_000);
    const { trip: kept } = await device.storage.read(owner, TRIP_ID);
    if (!kept) throw new Error('The trip is not kept.');
    const { tracks: _tracks, ...document } = kept.confirmed.document;
    const { displayTagline: _tagline, textItinerary: _itinerary, ...row } = document.trip;
    const old = { ...document, trip: row } as TripDocument; // as it was stored then
    await device.storage.keepTrip({ ...kept, confirmed: { ...kept.confirmed, document: old } }, []);
    await device.setOnline(false);

    const trip = device.tab().use(TRIP_ID);
    await settled();

    expect(shown(trip).document).toEqual(kept.confirmed.document);
  });

  test('a copy that nobody has changed is on the server, at any version', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, device.signIn(), 0);
    const trip = device.tab().use(TRIP_ID);
    await settled();

    expect(shown(trip)).toMatchObject({ version: 0, isOnServer: true, saveState: { kind: 'saved' } });
  });

  test('a trip created on this device is not on the server until the server has created it', async () => {
    const device = new StandInDevice();
    await device.setOnline(false);
    const tab = device.tab();
    const trip = tab.use(tab.begin({ currency: 'USD' }));
    await settled();
    expect(shown(trip).isOnServer).toBe(false);

    trip.change(addStop('denver'));
    await settled();
    expect(shown(trip)).toMatchObject({ isOnServer: false, saveState: { kind: 'offline' } });

    await device.setOnline(true);
    await device.timing.pass(60_000);
    expect(shown(trip).isOnServer).toBe(true);
  });

  test('a tour is never written', async () => {
    const device = new StandInDevice();
    device.server.add({ ...RED_ROCK, trip: { ...RED_ROCK.trip, type: 'guided_tour' } }, device.signIn());
    const trip = device.tab().use(TRIP_ID);
    await settled();

    trip.change(nights(STOPS.moab.id, 6));
    await settled();

    expect(shown(trip).mode).toBe('tour');
    expect(shown(trip).saveState).toEqual({ kind: 'view-only' });
    expect(shown(trip).document.destinations[STOPS.moab.id]?.nights).toBe(2);
    expect(device.server.calls).not.toContain('sendChanges');
  });

  test('the changes of one person are never sent as another', async () => {
    const { device, server, tab, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 6));
    await tab.flush();
    const first = device.session;
    device.signIn();
    await device.setOnline(true);
    await timing.pass(60_000);
    expect(server.calls).not.toContain('sendChanges');

    device.session = first;
    device.tab().use(TRIP_ID);
    await timing.pass(60_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(6);
  });
});
