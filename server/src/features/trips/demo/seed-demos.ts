import type { LocalDate } from '@wayfold/contract/kernel/values';
import { documentBytes } from '@wayfold/domain/changes/limits';
import { patchesBetween } from '@wayfold/domain/document/patches';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Services } from '../../../services';
import { insertDocument } from '../making/trip-making';
import { lockExample } from '../making/trip-making-store';
import { writeRows, writeTripRow } from '../write/change-store';
import { legsFrom } from '../write/legs';
import { buildDemo, demoTripId } from './build-demo';
import type { DemoTrip } from './demo-trip';
import { fiveCities } from './five-cities';
import { redRock } from './red-rock';
import { springInJapan } from './spring-in-japan';

/** The demo trips that everyone sees until they have a copy of their own. */
export const DEMO_TRIPS: readonly DemoTrip[] = [redRock, springInJapan, fiveCities];

/** Inserts missing demo trips, and moves those whose dates have passed into the year ahead. */
export async function seedDemos(services: Services): Promise<void> {
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  const context = { maxDestinations: null, measureLegs: legsFrom(services.atlas) };
  for (const demo of DEMO_TRIPS) {
    const build = () => buildDemo(demo, today, context);
    await inTransaction(services.database.pool, (on) => putDemo(on, demo, { build, today, now }));
  }
}

async function putDemo(
  on: Transaction,
  demo: DemoTrip,
  { build, today, now }: { build: () => TripDocument; today: LocalDate; now: Date },
): Promise<void> {
  const standing = await lockExample(on, demoTripId(demo));
  // Most starts build nothing: the legs between places alone take longer than the rest of seeding.
  if (standing?.start_date && standing.start_date >= today) return;
  const document = build();
  if (!standing) {
    await insertDocument(on, document, { templateOf: null, now });
    return;
  }
  const bytes = documentBytes(document);
  writeTripRow(on, { document, version: standing.version + 1, bytes, historyBytes: 0, now });
  writeRows(on, document, patchesBetween(emptyDocument(document.trip), document));
}
