import { STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { namesOf, nights, onServer, withTrip } from '../testing/road-trip';
import { StandInDevice, shown } from '../testing/stand-in-device';

describe('undo and redo', () => {
  test('reach back 50 steps across a reload', async () => {
    const { device, server, tab, trip, timing } = await withTrip();
    for (let count = 1; count <= 60; count += 1) trip.change(nights(STOPS.moab.id, count));
    await timing.pass(1_000);
    await tab.flush();

    const reopened = device.tab().use(TRIP_ID);
    await settled();
    for (let count = 0; count < 55; count += 1) reopened.undo();
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(5);
    reopened.redo();
    await timing.pass(1_000);
    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(6);
    expect(shown(reopened).canRedo).toBe(true);
  });

  test('work on a device that has never seen the steps', async () => {
    const { device, server, trip, timing } = await withTrip();
    trip.change(nights(STOPS.moab.id, 9));
    await timing.pass(1_000);
    const phone = new StandInDevice(server, timing);
    phone.session = device.session;

    const there = phone.tab().use(TRIP_ID);
    await timing.pass(1_000);
    there.undo();
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(2);
  });

  test('reach back across pages of history that end early', async () => {
    const { device, server, trip, timing } = await withTrip();
    for (let count = 1; count <= 60; count += 1) trip.change(nights(STOPS.moab.id, count));
    await timing.pass(1_000);
    server.historyPage = 7;
    const phone = new StandInDevice(server, timing);
    phone.session = device.session;

    const pages = () => server.calls.filter((call) => call === 'history').length;
    const before = pages();
    const there = phone.tab().use(TRIP_ID);
    await timing.pass(1_000);
    expect(pages() - before).toBe(1);
    for (let count = 0; count < 50; count += 1) {
      there.undo();
      await settled();
    }
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(10);
    expect(pages() - before).toBeGreaterThan(5);
  });

  test('reach back further once a lost page of history can be read again', async () => {
    const { device, server, trip, timing } = await withTrip();
    for (let count = 1; count <= 30; count += 1) trip.change(nights(STOPS.moab.id, count));
    await timing.pass(1_000);
    const phone = new StandInDevice(server, timing);
    phone.session = device.session;
    const there = phone.tab().use(TRIP_ID);
    await timing.pass(1_000);
    await phone.setOnline(false);
    for (let count = 0; count < 10; count += 1) there.undo();
    await timing.pass(1_000);
    expect(there.undo()).toBeNull();

    await phone.setOnline(true);
    await timing.pass(1_000);
    for (let count = 0; count < 10; count += 1) there.undo();
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(10);
  });

  test('know an old step that is undone among the newest', async () => {
    const { device, server, trip, timing } = await withTrip();
    for (let count = 1; count <= 30; count += 1) trip.change(nights(STOPS.moab.id, count));
    await timing.pass(1_000);
    for (let count = 0; count < 12; count += 1) trip.undo();
    await timing.pass(1_000);
    const phone = new StandInDevice(server, timing);
    phone.session = device.session;

    const there = phone.tab().use(TRIP_ID);
    await timing.pass(1_000);
    for (let count = 0; count < 12; count += 1) there.redo();
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(30);
  });

  test('undo a step that is too large to list; the response contains the trip instead', async () => {
    const { device, server, trip, timing } = await withTrip();
    trip.change(nights(STOPS.moab.id, 9));
    await timing.pass(1_000);
    server.isLarge = true;
    server.isLive = false;
    const phone = new StandInDevice(server, timing);
    phone.session = device.session;

    const there = phone.tab().use(TRIP_ID);
    await timing.pass(1_000);
    const reads = server.calls.filter((call) => call === 'view').length;
    expect(shown(there).canUndo).toBe(true);
    there.undo();
    await timing.pass(1_000);

    expect(shown(there).document.destinations[STOPS.moab.id]?.nights).toBe(2);
    expect(shown(there).notices).toEqual([]);
    expect(server.calls.filter((call) => call === 'view')).toHaveLength(reads);
  });

  test('apply to a step of another device once the history has been read', async () => {
    const { device, server, trip, timing } = await withTrip();
    server.edit(TRIP_ID, nights(STOPS.moab.id, 9));
    await timing.pass(1_000);
    const read = await server.api(() => device.session?.userId ?? null).history({ params: { id: TRIP_ID } });
    const [step] = read.entries;

    trip.undo(step?.changeId);
    expect(shown(trip).notices).toHaveLength(1);
    trip.mergeHistory(read.entries);
    trip.undo(step?.changeId);
    await timing.pass(1_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(2);
  });

  test('work on a row whose numbers change in JSON, such as minus zero', async () => {
    const { server, trip } = await withTrip();
    const { id, ...fields } = STOPS.santaFe;
    trip.change({ kind: 'destination.add', id, fields: { ...fields, userOffset: -0 } });
    await settled();

    trip.undo();
    await settled();

    expect(shown(trip).notices).toEqual([]);
    expect(namesOf(onServer({ server }))).not.toContain('Santa Fe');
  });

  test('remove an unsent change from the queue', async () => {
    const { device, server, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 9));
    trip.undo();
    expect(shown(trip).document.destinations[STOPS.moab.id]?.nights).toBe(2);
    expect(shown(trip).canUndo).toBe(false);
    await device.setOnline(true);
    await timing.pass(60_000);

    expect(server.calls).not.toContain('sendChanges');
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('a change that is undone offline stays undone after a reload', async () => {
    const { device, tab, trip } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 9));
    await settled();
    trip.undo();
    await settled();
    await tab.flush();

    const reopened = device.tab().use(TRIP_ID);
    await settled();

    expect(shown(reopened).document.destinations[STOPS.moab.id]?.nights).toBe(2);
  });
});
