import { ProblemError } from '@wayfold/contract/problem-error';
import { idOf, makeTrip, STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { describe, expect, test } from 'vitest';
import { settled } from './testing/manual-timing';
import { StandInDevice, shown } from './testing/stand-in-device';
import type { TripEdit } from './trip-session';

const RED_ROCK = makeTrip('2027-05-08', { denver: 1, moab: 2, page: 1 });

function addStop(stop: keyof typeof STOPS): TripEdit {
  const { id, ...fields } = STOPS[stop];
  return { kind: 'destination.add', id, fields };
}

const nights = (id: string, count: number): TripEdit => ({
  kind: 'destination.set',
  id,
  fields: { nights: count },
});

function namesOf(document: TripDocument): string[] {
  return orderedDestinations(document).map(({ name }) => name);
}

/** A signed-in person with the road trip on the server, open in one tab. */
async function withTrip() {
  const device = new StandInDevice();
  device.server.add(RED_ROCK, device.signIn());
  const tab = device.tab();
  const trip = tab.use(TRIP_ID);
  await settled();
  return { device, server: device.server, timing: device.timing, tab, trip };
}

const onServer = ({ server }: Pick<StandInDevice, 'server'>, tripId = TRIP_ID) => {
  const trip = server.trips.get(tripId);
  if (!trip) throw new Error('The server does not have the trip.');
  return trip.document;
};

describe('a new trip', () => {
  test('is planned at once, and the first change makes the guest and then the trip', async () => {
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

  test('made without a network survives the browser being closed, and is sent later', async () => {
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

  test('that was never touched is not sent and not listed, and still opens', async () => {
    const device = new StandInDevice();
    const tab = device.tab();
    const untouched = tab.begin({ currency: 'USD' });
    const touched = tab.begin({ currency: 'USD' });
    tab.use(touched).change(addStop('denver'));
    await device.timing.pass(1_000);
    await tab.flush();

    expect([...device.server.trips.keys()]).toEqual([touched]);
    expect(await device.keeper.unsent(device.session?.userId ?? '')).toEqual([]);
    const reopened = device.tab().use(untouched);
    await settled();
    expect(shown(reopened).saveState).toEqual({ kind: 'local' });
  });

  test('left behind unsent is sent when any trip is opened again', async () => {
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

test('a trip that is deleted while its changes wait is never made', async () => {
  const device = new StandInDevice();
  await device.setOnline(false);
  const tab = device.tab();
  const tripId = tab.begin({ currency: 'USD' });
  const trip = tab.use(tripId);
  const other = device.tab().use(tripId);
  trip.change(addStop('denver'));
  await device.timing.pass(1_000);

  tab.discard(tripId);
  await device.keeper.forget('', tripId);
  await device.setOnline(true);
  await device.timing.pass(60_000);

  expect(trip.load()).toEqual({ kind: 'missing' });
  expect(other.load()).toEqual({ kind: 'missing' });
  expect(device.server.calls).toEqual([]);
  expect(device.guestsMade).toBe(0);
});

describe('changes', () => {
  test('go out one request at a time, up to 100 together', async () => {
    const { server, trip, timing } = await withTrip();

    for (let count = 0; count < 250; count += 1) trip.change(nights(STOPS.moab.id, (count % 9) + 1));
    await timing.pass(1_000);

    expect(server.mostUnderWay).toBe(1);
    expect(server.largestRequest).toBe(100);
    expect(onServer({ server })).toEqual(shown(trip).document);
    expect(shown(trip).version).toBe(251);
  });

  test('whose answer is lost are sent again and applied once', async () => {
    const { server, trip, timing } = await withTrip();
    server.live = false;
    await timing.pass(60_000);
    server.loseAnswers = 2;

    trip.change(addStop('santaFe'));
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'offline' });
    await timing.pass(10_000);

    expect(namesOf(onServer({ server }))).toEqual(['Denver', 'Moab', 'Page', 'Santa Fe']);
    expect(shown(trip).saveState.kind).toBe('saved');
    expect(shown(trip).version).toBe(2);
  });

  test('wait while the server is busy or in trouble', async () => {
    const { server, trip, timing } = await withTrip();
    server.refusals.push(
      new ProblemError('too-many', 'Too much at once.'),
      new ProblemError('unavailable', 'The trips cannot be reached right now.'),
    );

    trip.change(nights(STOPS.moab.id, 5));
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'retrying' });
    await timing.pass(10_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(5);
    expect(shown(trip).notices).toEqual([]);
  });

  test('made offline are kept on the device over a reload, and sent when the network is back', async () => {
    const { device, server, tab, trip } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 4));
    trip.change(addStop('santaFe'));
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'offline' });
    await tab.flush();

    const reopened = device.tab().use(TRIP_ID);
    await settled();
    expect(shown(reopened).document).toEqual(shown(trip).document);
    await device.setOnline(true);
    await device.timing.pass(60_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(4);
    expect(namesOf(onServer({ server }))).toContain('Santa Fe');
    expect(shown(reopened).saveState.kind).toBe('saved');
  });

  test('are sent where the device says it is offline and the server is on the same machine', async () => {
    const { device, server, trip } = await withTrip();
    device.online = false;

    trip.change(nights(STOPS.moab.id, 4));
    await settled();

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(4);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('that the server will never take are dropped with a notice, and the others go on', async () => {
    const { device, server, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.denver.id, 2));
    trip.change(nights(STOPS.moab.id, 7));
    trip.change(nights(STOPS.page.id, 3));
    server.refuseChange = (change) => {
      const tooMany = change.kind === 'destination.set' && change.fields.nights === 7;
      return tooMany ? new ProblemError('invalid', 'nights: Use fewer nights.') : null;
    };
    await device.setOnline(true);
    await timing.pass(2_000);

    expect(onServer({ server }).destinations[STOPS.denver.id]?.nights).toBe(2);
    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(2);
    expect(onServer({ server }).destinations[STOPS.page.id]?.nights).toBe(3);
    expect(shown(trip).notices).toHaveLength(1);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('refused alone are named in a notice that can be dismissed', async () => {
    const { server, trip } = await withTrip();
    server.refuseChange = () => new ProblemError('invalid', 'nights: Use fewer nights.');

    trip.change(nights(STOPS.moab.id, 7));
    await settled();

    expect(shown(trip).document.destinations[STOPS.moab.id]?.nights).toBe(2);
    const [notice] = shown(trip).notices;
    expect(notice?.message).toBe('Your change to “Moab” was not made. nights: Use fewer nights.');
    trip.dismiss(notice?.id ?? '');
    expect(shown(trip).notices).toEqual([]);
  });

  test('of a row that someone removed meanwhile end in a notice that names it', async () => {
    const { device, server, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 7));
    trip.change(nights(STOPS.page.id, 2));
    server.edit(TRIP_ID, { kind: 'destination.remove', id: STOPS.moab.id });
    await device.setOnline(true);
    await timing.pass(60_000);

    expect(namesOf(shown(trip).document)).toEqual(['Denver', 'Page']);
    expect(onServer({ server }).destinations[STOPS.page.id]?.nights).toBe(2);
    expect(shown(trip).notices.map(({ message }) => message)).toEqual([
      'Your change to “Moab” was not made. This destination is no longer in the trip.',
    ]);
  });

  test('that break a rule here are refused at once and never sent', async () => {
    const { server, trip } = await withTrip();

    trip.change(nights(idOf(99), 3));
    await settled();

    expect(shown(trip).notices.map(({ kind }) => kind)).toEqual(['refused']);
    expect(server.calls).not.toContain('sendChanges');
  });
});

describe('undo and redo', () => {
  test('reach back 50 steps over a reload', async () => {
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

  test('take back a row whose numbers look another on the way, such as minus zero', async () => {
    const { server, trip } = await withTrip();
    const { id, ...fields } = STOPS.santaFe;
    trip.change({ kind: 'destination.add', id, fields: { ...fields, userOffset: -0 } });
    await settled();

    trip.undo();
    await settled();

    expect(shown(trip).notices).toEqual([]);
    expect(namesOf(onServer({ server }))).not.toContain('Santa Fe');
  });

  test('take an unsent change out of the queue', async () => {
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

  test('a change that is taken back offline stays away after a reload', async () => {
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

  test('a change of a tab that was closed is sent by the other', async () => {
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

  test('hear of each other through the server too', async () => {
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

describe('an example trip', () => {
  test('is copied by its first edit, and the edits are made to the copy', async () => {
    const device = new StandInDevice();
    const example = { ...RED_ROCK, trip: { ...RED_ROCK.trip, type: 'demo' } };
    device.server.add(example, null);
    const tab = device.tab();
    const trip = tab.use(TRIP_ID);
    await settled();
    expect(shown(trip).mode).toBe('normal');
    expect(device.guestsMade).toBe(0);

    trip.change(nights(STOPS.moab.id, 6));
    trip.change({ kind: 'destination.remove', id: STOPS.page.id });
    const copyId = trip.goesOnAs() ?? '';
    const copy = tab.use(copyId);
    expect(namesOf(shown(copy).document)).toEqual(['Denver', 'Moab']);
    await device.timing.pass(5_000);

    const [denver, moab] = orderedDestinations(onServer(device, copyId));
    expect([denver?.name, moab?.name, moab?.nights]).toEqual(['Denver', 'Moab', 6]);
    expect(moab?.id).not.toBe(STOPS.moab.id);
    expect(namesOf(shown(copy).document)).toEqual(['Denver', 'Moab']);
    expect(onServer(device)).toEqual({ ...example, trip: { ...example.trip, userid: null } });
    expect(shown(copy).notices).toEqual([]);
  });

  test('can be copied without a network', async () => {
    const device = new StandInDevice();
    device.server.add({ ...RED_ROCK, trip: { ...RED_ROCK.trip, type: 'demo' } }, null);
    const tab = device.tab();
    const trip = tab.use(TRIP_ID);
    await settled();
    await device.setOnline(false);

    trip.change(nights(STOPS.moab.id, 6));
    const copy = tab.use(trip.goesOnAs() ?? '');
    await settled();
    expect(shown(copy).saveState).toEqual({ kind: 'offline' });
    await device.setOnline(true);
    await device.timing.pass(60_000);

    const [, moab] = orderedDestinations(onServer(device, copy.tripId));
    expect(moab?.nights).toBe(6);
  });
});

describe('opening a trip', () => {
  test('of somebody else says that it is missing', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, idOf(77));
    device.signIn();
    const trip = device.tab().use(TRIP_ID);
    await settled();

    expect(trip.snapshot()).toBeNull();
    expect(trip.load()).toEqual({ kind: 'missing' });
  });

  test('without a network offers to try again, and tries by itself once there is one', async () => {
    const device = new StandInDevice();
    device.server.add(RED_ROCK, device.signIn());
    await device.setOnline(false);
    const trip = device.tab().use(TRIP_ID);
    await settled();
    expect(trip.load().kind).toBe('unreachable');

    await device.setOnline(true);

    expect(namesOf(shown(trip).document)).toEqual(['Denver', 'Moab', 'Page']);
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

test('rows that an edit leaves alone keep their identity', async () => {
  const { trip, timing } = await withTrip();
  const before = shown(trip).document;

  trip.change({ kind: 'destination.set', id: STOPS.page.id, fields: { name: 'Page, Arizona' } });
  const during = shown(trip).document;
  await timing.pass(1_000);
  const after = shown(trip).document;

  expect(during.destinations[STOPS.moab.id]).toBe(before.destinations[STOPS.moab.id]);
  expect(after.destinations[STOPS.moab.id]).toBe(before.destinations[STOPS.moab.id]);
  expect(after.destinations[STOPS.page.id]?.name).toBe('Page, Arizona');
});
