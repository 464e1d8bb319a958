import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { idOf, STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/manual-timing';
import { addStop, namesOf, nights, onServer, withTrip } from '../testing/road-trip';
import { shown } from '../testing/stand-in-device';

describe('changes', () => {
  test('are sent one request at a time, up to 100 per request', async () => {
    const { server, trip, timing } = await withTrip();

    for (let count = 0; count < 250; count += 1) trip.change(nights(STOPS.moab.id, (count % 9) + 1));
    await timing.pass(1_000);

    expect(server.mostUnderWay).toBe(1);
    expect(server.largestRequest).toBe(100);
    expect(onServer({ server })).toEqual(shown(trip).document);
    expect(shown(trip).version).toBe(251);
  });

  test('whose response is lost are sent again and applied once', async () => {
    const { server, trip, timing } = await withTrip();
    server.isLive = false;
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

  test('wait while the server is busy or unavailable', async () => {
    const { server, trip, timing } = await withTrip();
    server.refusals.push(
      new ProblemError({ code: 'too-many', message: 'Too much at once.' }),
      new ProblemError({ code: 'unavailable', message: 'Trips can’t be loaded right now.' }),
    );

    trip.change(nights(STOPS.moab.id, 5));
    await settled();
    expect(shown(trip).saveState).toEqual({ kind: 'retrying' });
    await timing.pass(10_000);

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(5);
    expect(shown(trip).notices).toEqual([]);
  });

  test('made offline stay on the device across a reload, and are sent once the network is back', async () => {
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

  test('are sent if the device reports being offline but the server is on the same machine', async () => {
    const { device, server, trip } = await withTrip();
    device.online = false;

    trip.change(nights(STOPS.moab.id, 4));
    await settled();

    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(4);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('that the server will never accept are dropped with a notice, and the others are still sent', async () => {
    const { device, server, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.denver.id, 2));
    trip.change(nights(STOPS.moab.id, 7));
    trip.change(nights(STOPS.page.id, 3));
    server.refuseChange = (change) => {
      const tooMany = change.kind === 'destination.set' && change.fields.nights === 7;
      return tooMany ? new ProblemError({ code: 'invalid', message: 'nights: Use fewer nights.' }) : null;
    };
    await device.setOnline(true);
    await timing.pass(2_000);

    expect(onServer({ server }).destinations[STOPS.denver.id]?.nights).toBe(2);
    expect(onServer({ server }).destinations[STOPS.moab.id]?.nights).toBe(2);
    expect(onServer({ server }).destinations[STOPS.page.id]?.nights).toBe(3);
    expect(shown(trip).notices).toHaveLength(1);
    expect(shown(trip).saveState.kind).toBe('saved');
  });

  test('that are refused on their own are named in a notice that can be dismissed', async () => {
    const { server, trip } = await withTrip();
    server.refuseChange = () => new ProblemError({ code: 'invalid', message: 'nights: Use fewer nights.' });

    trip.change(nights(STOPS.moab.id, 7));
    await settled();

    expect(shown(trip).document.destinations[STOPS.moab.id]?.nights).toBe(2);
    const [notice] = shown(trip).notices;
    expect(notice).toMatchObject({ subject: 'Moab', refusal: { message: 'nights: Use fewer nights.' } });
    trip.dismiss(notice?.id ?? '');
    expect(shown(trip).notices).toEqual([]);
  });

  test('to a row that someone has removed in the meantime end in a notice that names it', async () => {
    const { device, server, trip, timing } = await withTrip();
    await device.setOnline(false);
    trip.change(nights(STOPS.moab.id, 7));
    trip.change(nights(STOPS.page.id, 2));
    server.edit(TRIP_ID, { kind: 'destination.remove', id: STOPS.moab.id });
    await device.setOnline(true);
    await timing.pass(60_000);

    expect(namesOf(shown(trip).document)).toEqual(['Denver', 'Page']);
    expect(onServer({ server }).destinations[STOPS.page.id]?.nights).toBe(2);
    expect(shown(trip).notices).toMatchObject([{ subject: 'Moab', refusal: { key: 'destinationGone' } }]);
  });

  test('that break a rule here are refused immediately and never sent', async () => {
    const { server, trip } = await withTrip();

    trip.change(nights(idOf(99), 3));
    await settled();

    expect(shown(trip).notices.map(({ kind }) => kind)).toEqual(['refused']);
    expect(server.calls).not.toContain('sendChanges');

    // The next successful edit clears the notice.
    trip.change(nights(STOPS.moab.id, 3));
    expect(shown(trip).notices).toEqual([]);
  });
});

test('rows that an edit does not change keep their identity', async () => {
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
