import { STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { addStop, namesOf, nights, onServer, withTrip } from '../testing/road-trip';
import { StandInDevice, shown } from '../testing/stand-in-device';

describe('two tabs', () => {
  test('show each other’s changes before the server has answered', async () => {
    const { device, server, trip } = await withTrip();
    const other = device.tab().use(TRIP_ID);
    await settled();
    await device.setOnline(false);

    trip.change(addStop('santaFe'));
    await settled();

    expect(namesOf(shown(other).document)).toContain('Santa Fe');
    expect(namesOf(onServer({ server }))).not.toContain('Santa Fe');
  });

  test('send each change once and agree with the server', async () => {
    const { device, server, trip, timing } = await withTrip();
    const other = device.tab().use(TRIP_ID);
    await settled();

    for (let count = 1; count <= 20; count += 1) {
      trip.change(nights(STOPS.moab.id, count));
      other.change(nights(STOPS.page.id, count));
    }
    await timing.pass(60_000);

    expect(shown(trip).document).toEqual(onServer({ server }));
    expect(shown(other).document).toEqual(onServer({ server }));
    expect(shown(trip).version).toBe(41);
    expect(server.mostUnderWay).toBe(1);
    expect(shown(other).saveState.kind).toBe('saved');
  });

  test('send the changes of a tab that was closed', async () => {
    const { device, server, trip, timing } = await withTrip();
    const other = device.tab().use(TRIP_ID);
    await settled();
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    await settled();
    await trip.close();
    await device.setOnline(true);
    await timing.pass(60_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(shown(other).saveState.kind).toBe('saved');
  });

  test('on two devices get each other’s changes through the server', async () => {
    const { device, server, trip, timing } = await withTrip();
    const laptop = new StandInDevice(server, timing);
    laptop.session = device.session;
    const there = laptop.tab().use(TRIP_ID);
    await settled();

    trip.change(addStop('santaFe'));
    await settled();

    expect(namesOf(shown(there).document)).toContain('Santa Fe');
  });
});
