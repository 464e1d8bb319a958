import type { Id } from '@wayfold/contract/kernel/values';
import { type TripLeg, tripLegs } from '@wayfold/domain/changes/trip-legs';
import { HOME_OUT } from '@wayfold/domain/travel/home-legs';
import { measuredBy, measureWay, type Way } from '../../../adapters/measure-way';
import { inTransaction } from '../../../db/statement';
import type { EditableTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { liveAnnouncerOf } from '../../sharing/live-announcer';
import { loadDocument, lockTrip } from './change-store';
import { writeFollowUp } from './follow-up';
import { keepOnlyLinesOf, lineKeys, putLinesOf } from './leg-lines-store';
import { legOf } from './legs';

/** How long to wait before asking again about legs for which no service found a route. */
const ASK_AGAIN_MS = 10 * 60_000;
const MOST_REMEMBERED = 2_000;

/** Measures legs with the configured routing service, after the write that created them. */
export type LegMeasurer = {
  /** Starts in the background and returns right away; never throws. Does nothing if no service is configured. */
  measureSoon(trip: EditableTrip): void;
};

const measurers = new WeakMap<Services, LegMeasurer>();

/** The measurer of this process, shared by all calls that write or make trips. */
export function legMeasurerOf(services: Services): LegMeasurer {
  const known = measurers.get(services) ?? legMeasurer(services);
  measurers.set(services, known);
  return known;
}

/**
 * Creates the `LegMeasurer`.
 *
 * A write never waits for a service: it stores what was measured recently, or the estimate. Nothing is lost if the service fails
 * or the process ends: legs that are still estimated, and those without their line, are measured after the next write to the
 * trip. A leg that changed in the meantime is left unchanged.
 */
function legMeasurer(services: Services): LegMeasurer {
  const running = new Map<Id, { again: boolean }>();
  const unknown = new Map<string, number>();

  const isAskedFor = ({ key }: TripLeg) => services.now().getTime() > (unknown.get(key) ?? 0);

  const measure = async ({ key, from, to, mode }: TripLeg): Promise<[string, Way][]> => {
    const way = await measureWay(services, { from, to, mode });
    if (!way.estimated) return [[key, way]];
    if (unknown.size >= MOST_REMEMBERED) unknown.clear();
    unknown.set(key, services.now().getTime() + ASK_AGAIN_MS);
    return [];
  };

  const run = async (trip: EditableTrip): Promise<void> => {
    const { pool } = services.database;
    const [{ document }, keys] = await Promise.all([loadDocument(pool, trip.id), lineKeys(pool, trip)]);
    const legs = tripLegs(document);
    const asked = legs.filter((leg) => isUnmeasured(services, leg, keys)).filter(isAskedFor);
    const measured = new Map((await Promise.all(asked.map(measure))).flat());
    const current = new Set(legs.map(({ key }) => key));
    if (measured.size > 0 || [...keys].some((key) => !current.has(key)))
      await storeLegs(services, trip, measured);
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

/** Whether a service would measure a leg whose length is an estimate or whose line isn't stored. */
function isUnmeasured(services: Services, { key, mode, leg }: TripLeg, lines: ReadonlySet<string>): boolean {
  const service = measuredBy(services, mode);
  if (!service || leg === null) return false;
  return leg.estimated || (service.isStorable && !lines.has(key));
}

/**
 * Stores what was measured, by the keys of the legs, as a separate change, which has no author and isn't listed in the history;
 * and deletes lines that belong to no leg anymore.
 */
async function storeLegs(
  services: Services,
  trip: EditableTrip,
  measured: ReadonlyMap<string, Way>,
): Promise<void> {
  const stored = await inTransaction(services.database.pool, async (on) => {
    const [locked, loaded, keys] = await Promise.all([
      lockTrip(on, trip),
      loadDocument(on, trip.id),
      lineKeys(on, trip),
    ]);
    if (!locked) return null;
    const { document } = loaded;
    keepOnlyLinesOf(on, document);
    const unmeasured = tripLegs(document).filter((leg) => isUnmeasured(services, leg, keys));
    const ways = unmeasured.flatMap(({ id, key }) => {
      const way = measured.get(key);
      return way ? [{ id, key, way }] : [];
    });
    putLinesOf(
      on,
      document,
      new Map(ways.flatMap(({ key, way }) => (way.stored ? [[key, way.stored]] : []))),
    );
    const legs = Object.fromEntries(
      ways.map(({ id, key, way }) => {
        // A service doesn't say which ferry it takes; there is hardly ever another one.
        const known = id === HOME_OUT ? document.trip.homeLeg : document.destinations[id]?.leg;
        const parts = way.parts ?? known?.parts ?? [];
        return [id, legOf(key, way, parts)];
      }),
    );
    if (Object.keys(legs).length === 0) return null;
    return writeFollowUp(on, services, { loaded, change: { kind: 'legs.set', legs } });
  });
  if (stored !== null) liveAnnouncerOf(services)(trip.id, stored);
}
