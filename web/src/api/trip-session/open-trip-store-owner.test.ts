import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { newId } from '@wayfold/domain/document/ids';
import { STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { opening } from '../testing/memory-storage';
import { addStop, namesOf, nights, onServer, RED_ROCK, withTrip } from '../testing/road-trip';
import { StandInDevice, shown } from '../testing/stand-in-device';
import type { OpenTripRegistry } from './open-trip-registry';

const MEMBER = newId();

/** What the tabs of a device do when a different user signs in. */
async function hearOfIt(...tabs: OpenTripRegistry[]): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.takeOver()));
  await settled();
}

/** What the device stores for a trip under an owner's id. */
async function keptOf({ storage }: StandInDevice, owner: string, tripId = TRIP_ID) {
  const { trip, changes } = await storage.read(owner, tripId);
  return { trip: trip !== null, changes: changes.length };
}

describe('when a guest signs in', () => {
  test('an open trip becomes the member’s, in two tabs, with the changes made offline', async () => {
    const { device, server, timing, tab, trip } = await withTrip();
    const guestId = device.session?.userId ?? '';
    const otherTab = device.tab();
    const other = otherTab.use(TRIP_ID);
    await settled();
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    other.change(nights(STOPS.moab.id, 5));
    await timing.pass(1_000);

    device.mergeInto(MEMBER);
    await hearOfIt(tab, otherTab);
    trip.change(nights(STOPS.page.id, 4));
    await device.setOnline(true);
    await timing.pass(60_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(5);
    expect(onServer({ server }).destinations[STOPS.page.id]?.nights).toBe(4);
    for (const store of [trip, other]) {
      expect(shown(store).mode).toBe('normal');
      expect(shown(store).saveState.kind).toBe('saved');
      expect(shown(store).document).toEqual(onServer({ server }));
    }
    expect(await keptOf(device, guestId)).toEqual({ trip: false, changes: 0 });
    expect(await keptOf(device, MEMBER)).toEqual({ trip: true, changes: 0 });
  });

  test('a trip that was never sent is created once, as the member’s', async () => {
    const device = new StandInDevice();
    device.signIn();
    await device.setOnline(false);
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD', name: 'Red rock' });
    const trip = tab.use(tripId);
    trip.change(addStop('denver'));
    await device.timing.pass(1_000);

    device.mergeInto(MEMBER);
    await hearOfIt(tab);
    await device.setOnline(true);
    await device.timing.pass(60_000);

    expect(device.server.trips.get(tripId)?.owner).toBe(MEMBER);
    expect(namesOf(onServer(device, tripId))).toEqual(['Denver']);
    expect(device.server.calls.filter((call) => call === 'create')).toHaveLength(1);
    expect(device.guestsMade).toBe(0);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('a trip that is being created at that moment can still be edited', async () => {
    const device = new StandInDevice();
    device.signIn();
    const tab = device.tab();
    const tripId = tab.begin({ currency: 'USD' });
    const trip = tab.use(tripId);
    const answer = opening();
    device.server.held = answer.isOpen;
    trip.change(addStop('denver'));
    await settled();

    device.mergeInto(MEMBER);
    answer.open();
    device.server.held = null;
    await hearOfIt(tab);
    trip.change(addStop('moab'));
    await device.timing.pass(60_000);

    expect(namesOf(onServer(device, tripId))).toEqual(['Denver', 'Moab']);
    expect(device.server.trips.get(tripId)?.owner).toBe(MEMBER);
    expect(shown(trip).mode).toBe('normal');
    expect(shown(trip).saveState.kind).toBe('saved');
    expect(shown(trip).notices).toEqual([]);
  });

  test('a change that arrives too late is sent again as the member, even if the tab was not notified', async () => {
    const { device, server, timing, trip } = await withTrip();
    const way = opening();
    server.delayed = way.isOpen;
    trip.change(addStop('santaFe'));
    await settled();

    device.mergeInto(MEMBER);
    way.open();
    await timing.pass(100);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('a change whose response was lost in between counts once', async () => {
    const { device, server, timing, tab, trip } = await withTrip();
    server.loseAnswers = 1;
    trip.change(addStop('santaFe'));
    await settled();
    expect(namesOf(onServer({ server }))).toContain('Santa Fe');

    device.mergeInto(MEMBER);
    await hearOfIt(tab);
    await timing.pass(60_000);

    expect(namesOf(onServer({ server })).filter((name) => name === 'Santa Fe')).toHaveLength(1);
    expect(server.trips.get(TRIP_ID)?.version).toBe(2);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('a tab that was not notified yet still continues as the member', async () => {
    const { device, server, timing, trip } = await withTrip();

    device.mergeInto(MEMBER);
    trip.change(addStop('santaFe'));
    await timing.pass(1_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('changes pending when the browser closed are sent as the member on the next visit', async () => {
    const { device, server, timing, tab, trip } = await withTrip();
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    await tab.flush();
    await trip.close();
    device.mergeInto(MEMBER);

    await device.setOnline(true);
    await device.tab().sendLeftovers();
    await timing.pass(1_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
  });

  test('while the sign-in response is missing, the trip stays on screen and changes stay pending', async () => {
    const { device, server, timing, tab, trip } = await withTrip();
    const guest = device.session;
    device.isEntering = true;
    server.merge(guest?.userId ?? '', MEMBER);
    server.cutLive();
    trip.change(addStop('santaFe'));
    await timing.pass(30_000);
    expect(namesOf(shown(trip).document)).toContain('Santa Fe');
    expect(shown(trip).saveState.kind).toBe('retrying');

    device.isEntering = false;
    device.session = { token: 'member', userId: MEMBER, role: 'FREE', formerly: [guest?.userId ?? ''] };
    await hearOfIt(tab);
    await timing.pass(60_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('a change that is undone in a tab that was not notified is never sent', async () => {
    const { device, server, timing, trip } = await withTrip();
    const answer = opening();
    server.held = answer.isOpen;
    trip.change(nights(STOPS.moab.id, 5));
    await settled();
    trip.change(addStop('santaFe'));
    await settled();

    device.mergeInto(MEMBER);
    await device.storage.handOver(device.session?.formerly?.[0] ?? '', MEMBER);
    trip.undo();
    answer.open();
    server.held = null;
    await timing.pass(1_000);

    expect(shown(trip).saveState.kind).toBe('saved');
    expect(await keptOf(device, MEMBER)).toMatchObject({ changes: 0 });
    expect(namesOf(onServer({ server }))).not.toContain('Santa Fe');
  });

  test('a trip that a visitor could not see opens', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, MEMBER);
    const tab = device.tab();
    const trip = tab.use(TRIP_ID);
    await settled();
    expect(trip.load()).toEqual({ kind: 'missing' });

    device.mergeInto(MEMBER);
    await hearOfIt(tab);

    expect(namesOf(shown(trip).document)).toEqual(['Denver', 'Moab', 'Page']);
    expect(shown(trip).mode).toBe('normal');
  });
});

describe('when a user signs out', () => {
  test('nothing of their trips stays on the device, no matter which tabs had them open', async () => {
    const { device, tab, trip, timing } = await withTrip();
    const userId = device.session?.userId ?? '';
    const otherTab = device.tab();
    const other = otherTab.use(TRIP_ID);
    await timing.pass(1_000);
    expect((await keptOf(device, userId)).trip).toBe(true);

    device.session = null;
    await tab.end(userId);
    await otherTab.end(userId);
    await timing.pass(60_000);

    expect(await keptOf(device, userId)).toEqual({ trip: false, changes: 0 });
    expect(trip.load()).toEqual({ kind: 'missing' });
    expect(other.load()).toEqual({ kind: 'missing' });
  });

  test('pending changes stay under their id, are never sent as another user, and are sent when they sign in again', async () => {
    const { device, server, tab, trip, timing } = await withTrip();
    const person = device.session;
    const userId = person?.userId ?? '';
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    await timing.pass(1_000);
    expect(await tab.hasUnsent()).toBe(true);

    device.session = null;
    await tab.end(userId);
    await device.setOnline(true);
    device.signIn();
    await device.tab().sendLeftovers();
    await timing.pass(60_000);
    expect(namesOf(onServer({ server }))).not.toContain('Santa Fe');

    device.session = person;
    await device.tab().takeOver();
    await timing.pass(1_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(device.guestsMade).toBe(0);
  });

  test('pending changes are sent when their owner signs in on the page that did not show the trip to anybody else', async () => {
    const { device, server, tab, trip, timing } = await withTrip();
    const person = device.session;
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    await timing.pass(1_000);
    device.session = null;
    await tab.end(person?.userId ?? '');
    await device.setOnline(true);
    const page = device.tab();
    const missed = page.use(TRIP_ID);
    await settled();
    expect(missed.load()).toEqual({ kind: 'missing' });

    device.session = person;
    await hearOfIt(page);
    await timing.pass(1_000);

    expect(shown(missed).saveState.kind).toBe('saved');
    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
  });

  test('signing out waits for what can be sent quickly', async () => {
    const { device, server, tab, trip } = await withTrip();

    trip.change(addStop('santaFe'));
    await tab.sendAll(4_000);

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(await tab.hasUnsent()).toBe(false);
    expect(device.session).not.toBeNull();
  });

  test('signing out does not wait for a server that cannot be reached', async () => {
    const { device, tab, trip } = await withTrip();
    await device.setOnline(false);
    trip.change(addStop('santaFe'));

    expect(await isOverAfter(tab.sendAll(4_000), settled)).toBe(true);
    expect(await tab.hasUnsent()).toBe(true);
  });

  test('signing out does not wait for changes that belong to somebody else', async () => {
    const { device, tab, trip } = await withTrip();
    device.session = { token: 'other', userId: MEMBER, role: 'FREE' };
    trip.change(addStop('santaFe'));

    expect(await isOverAfter(tab.sendAll(4_000), settled)).toBe(true);
  });

  test('signing out waits for the second try of somebody whose token was just renewed', async () => {
    const { device, server, tab, trip } = await withTrip();
    await device.setOnline(false);
    trip.change(addStop('santaFe'));
    await settled();
    await device.setOnline(true);
    server.refusals.push(new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' }));
    const renewed = device.session && { ...device.session, token: 'renewed' };
    const sending = tab.sendAll(4_000);
    device.session = renewed;
    await sending;

    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
  });

  test('signing out does not wait longer than its limit', async () => {
    const { server, tab, trip, timing } = await withTrip();
    server.delayed = new Promise(() => {});
    trip.change(addStop('santaFe'));
    const sending = tab.sendAll(4_000);

    expect(await isOverAfter(sending, () => timing.pass(3_900))).toBe(false);
    expect(await isOverAfter(sending, () => timing.pass(200))).toBe(true);
  });
});

test('a trip that is handed over belongs to the new owner, even after the guest is forgotten', async () => {
  const { device, tab, timing } = await withTrip();
  const guestId = device.session?.userId ?? '';
  await timing.pass(1_000);
  await tab.flush();
  await device.storage.handOver(guestId, MEMBER);
  device.session = { token: 'member', userId: MEMBER, role: 'FREE' };
  await device.setOnline(false);

  const trip = device.tab().use(TRIP_ID);
  await settled();

  expect(shown(trip).mode).toBe('normal');
});

/** Whether a promise has settled once this has happened. */
async function isOverAfter(promise: Promise<void>, happen: () => Promise<void>): Promise<boolean> {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  await happen();
  await settled();
  return isOver;
}
