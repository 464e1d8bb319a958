import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Leg } from '@wayfold/contract/trip/leg';
import type { EditContext } from '@wayfold/domain/changes/apply-change';
import { previewChange } from '@wayfold/domain/changes/ripple';
import { type MissingLeg, missingLegs } from '@wayfold/domain/changes/settle';
import { newId } from '@wayfold/domain/document/ids';
import { totalsOf } from '@wayfold/domain/document/totals';
import {
  documentFromTrip,
  orderedDestinations,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.database.pool.query(`update settings set value = '0' where key = 'max_num_trip_destinations'`);
});
afterAll(() => app.close());

/** Towns in the American West, where roads bend around mountains and canyons. */
const WEST = fc.tuple(
  fc.double({ min: -116, max: -104, noNaN: true }),
  fc.double({ min: 33, max: 42, noNaN: true }),
);
const stop = fc.record({
  coords: WEST,
  nights: fc.integer({ min: 0, max: 3 }),
  transport: fc.constantFrom(...TRANSPORTS),
});
type Stop = typeof stop extends fc.Arbitrary<infer Made> ? Made : never;
const move = fc.record({ from: fc.nat(), to: fc.nat(), carryEvents: fc.boolean() });

/** Measures legs as the browser does before it shows a preview. */
async function measured(missing: readonly MissingLeg[]): Promise<NonNullable<EditContext['measureLegs']>> {
  const legs = missing.map(({ from, to, mode }) => ({ from, to, mode }));
  const known = new Map<string, Leg>();
  for (const leg of await app.client(null).directions.legs({ body: { legs } })) known.set(leg.key, leg);
  return (asked) =>
    Object.fromEntries(
      asked.flatMap(({ id, key }) => {
        const leg = known.get(key);
        return leg ? [[id, leg]] : [];
      }),
    );
}

async function makeTrip(guest: Person, stops: readonly Stop[]): Promise<string> {
  const { id } = await guest.api.trips.create({ body: { name: 'West', startDate: '2027-05-08' } });
  const changes = stops.map(
    ({ coords, nights, transport }, index): SingleChange => ({
      kind: 'destination.add',
      id: newId(),
      fields: { name: `Stop ${index + 1}`, coords, nights, transport },
    }),
  );
  const change = { kind: 'batch' as const, changes };
  await guest.api.trips.sendChanges({
    params: { id },
    body: { baseVersion: 1, changes: [{ changeId: newId(), change }] },
  });
  return id;
}

const shown = (document: TripDocument) => ({
  totals: totalsOf(document),
  stops: orderedDestinations(document).map(({ id, dtArrive, dtDepart, miles, hours, transport }) => ({
    ...{ id, dtArrive, dtDepart, miles, hours, transport },
  })),
});

test.each([
  [2, 6],
  [9, 6],
  [40, 4],
])('a preview of a move shows what the move does, in trips of up to %i stops', async (most, runs) => {
  const stops = fc.array(stop, { minLength: 2, maxLength: most });
  await fc.assert(
    fc.asyncProperty(stops, fc.array(move, { minLength: 1, maxLength: 3 }), async (made, moves) => {
      // Each trip has its own guest, because a guest may have at most a hundred.
      const guest = await makeGuest(app);
      const id = await makeTrip(guest, made);
      for (const { from, to, carryEvents } of moves) {
        const before = await guest.api.trips.get({ params: { id } });
        const document = documentFromTrip(before);
        const moved = orderedDestinations(document)[from % made.length];
        const change = {
          kind: 'destination.move' as const,
          id: moved?.id ?? '',
          to: (to % made.length) + 1,
          carryEvents,
        };
        const rough = previewChange(document, change);
        const measureLegs = await measured(missingLegs(rough.after));
        const preview = previewChange(document, change, { maxDestinations: null, measureLegs });

        const body = { baseVersion: before.version, changes: [{ changeId: newId(), change }] };
        await guest.api.trips.sendChanges({ params: { id }, body });
        const after = documentFromTrip(await guest.api.trips.get({ params: { id } }));
        expect(shown(after)).toEqual(shown(preview.after));
        expect(totalsOf(after)).toEqual(preview.totalsAfter);
      }
    }),
    { numRuns: runs },
  );
});
