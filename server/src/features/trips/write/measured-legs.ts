import type { Id } from '@wayfold/contract/kernel/values';
import type { Leg } from '@wayfold/contract/trip/trip';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { grownBytes } from '@wayfold/domain/changes/limits';
import { legKey, type MissingLeg } from '@wayfold/domain/changes/settle';
import { newId } from '@wayfold/domain/document/ids';
import { patchesBetween } from '@wayfold/domain/document/patches';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { isMeasured, measureWay } from '../../../adapters/measure-way';
import { inTransaction } from '../../../db/statement';
import type { EditableTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { liveAnnouncerOf } from '../../sharing/live-announcer';
import { loadDocument, lockTrip, writeRows, writeTripRow } from './change-store';
import { recordChanges } from './record-changes';
import { recordedChange } from './recorded-change';

/** How long to wait before asking again about legs for which no service found a route. */
const ASK_AGAIN_MS = 10 * 60_000;
const MOST_REMEMBERED = 2_000;

/** Measures legs with the configured routing service, after the write that created them. */
export type LegMeasurer = {
  /** Starts in the background and returns right away; never throws. Does nothing if no service is configured. */
  measureSoon(trip: EditableTrip): void;
};

/**
 * Creates the `LegMeasurer`.
 *
 * A write stores the estimate, so it never waits for a service. Nothing is lost if the service fails or the process ends: legs
 * that are still estimated are measured after the next write to the trip. A leg that changed in the meantime is left unchanged.
 */
export function legMeasurer(services: Services): LegMeasurer {
  const running = new Map<Id, { again: boolean }>();
  const unknown = new Map<string, number>();

  const isAskedFor = ({ key, mode }: MissingLeg) =>
    isMeasured(services, mode) && services.now().getTime() > (unknown.get(key) ?? 0);

  const measure = async (leg: MissingLeg): Promise<[Id, Leg][]> => {
    const { meters, seconds, estimated, failed } = await measureWay(services, leg);
    if (!estimated) return [[leg.id, { key: leg.key, meters, seconds, estimated, failed }]];
    if (unknown.size >= MOST_REMEMBERED) unknown.clear();
    unknown.set(leg.key, services.now().getTime() + ASK_AGAIN_MS);
    return [];
  };

  const run = async (trip: EditableTrip): Promise<void> => {
    const { document } = await loadDocument(services.database.pool, trip.id);
    const measured = await Promise.all(estimatedLegs(document).filter(isAskedFor).map(measure));
    await storeLegs(services, trip, Object.fromEntries(measured.flat()));
  };

  const runAll = async (trip: EditableTrip, state: { again: boolean }): Promise<void> => {
    try {
      while (state.again) {
        state.again = false;
        await run(trip);
      }
    } catch (error) {
      // The trip may be gone by now. The estimate stays.
      const reason = error instanceof Error ? error.message : 'unknown';
      services.log.warn({ reason }, 'measuring legs failed');
    } finally {
      running.delete(trip.id);
    }
  };

  return {
    measureSoon: (trip) => {
      if (services.directions.length === 0) return;
      const state = running.get(trip.id);
      if (state) {
        state.again = true;
        return;
      }
      const fresh = { again: true };
      running.set(trip.id, fresh);
      void runAll(trip, fresh);
    },
  };
}

/** The legs whose length is an estimate, in order. */
function estimatedLegs(document: TripDocument): MissingLeg[] {
  const ordered = orderedDestinations(document);
  return ordered.flatMap((from, index) => {
    const to = ordered[index + 1];
    if (!to || from.leg?.estimated !== true) return [];
    const key = legKey(from.coords, to.coords, from.transport);
    if (from.leg.key !== key) return [];
    return [{ id: from.id, key, from: from.coords, to: to.coords, mode: from.transport }];
  });
}

/** Stores the measured legs as a separate change, which has no author and isn't listed in the history. */
async function storeLegs(services: Services, trip: EditableTrip, measured: Record<Id, Leg>): Promise<void> {
  if (Object.keys(measured).length === 0) return;
  const stored = await inTransaction(services.database.pool, async (on) => {
    const [locked, loaded] = await Promise.all([lockTrip(on, trip), loadDocument(on, trip.id)]);
    if (!locked) return null;
    const { document } = loaded;
    const legs = Object.fromEntries(
      estimatedLegs(document).flatMap(({ id, key }) => {
        const leg = measured[id];
        return leg?.key === key ? [[id, leg]] : [];
      }),
    );
    if (Object.keys(legs).length === 0) return null;
    const change = { kind: 'legs.set', legs } as const;
    const applied = applyEdit(document, change);
    const version = loaded.version + 1;
    const now = services.now();
    writeRows(on, applied.document, patchesBetween(document, applied.document));
    const { inverse: writes, patches, effects } = applied;
    const entry = { changeId: newId(), version, actor: null, kind: change.kind, of: null };
    const recorded = recordedChange(
      { ...entry, writes, patches, effects },
      { change, at: now.toISOString(), answerId: null },
    );
    const sizes = {
      bytes: loaded.bytes + grownBytes(document, applied.document),
      historyBytes: await recordChanges(on, { ...loaded, tripId: trip.id, now }, [recorded]),
    };
    writeTripRow(on, { document: applied.document, version, now, ...sizes });
    return version;
  });
  if (stored !== null) liveAnnouncerOf(services)(trip.id, stored);
}
