import { Change } from '@wayfold/contract/trip/change';
import { Effect, Patch, Write } from '@wayfold/contract/trip/patch';
import { Destination, TripCost, TripEvent } from '@wayfold/contract/trip/trip';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from './calendar/dates';
import { type Applied, applyEdit, type EditContext } from './changes/apply-change';
import { settle } from './changes/settle';
import { revert } from './changes/undo';
import { ChangeRefused } from './document/change-refused';
import { applyPatches } from './document/patches';
import { orderedDestinations, type TripDocument } from './document/trip-document';
import { acceptFromLog, type TripState } from './testing/accept-from-log';
import { editFor, type Wish, wishes } from './testing/random-edits';
import { idOf, makeTrip } from './testing/trips';

// Property tests run many cases, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const alone: EditContext = { maxDestinations: 12 };
const measuring: EditContext = {
  maxDestinations: 12,
  measureLegs: (missing) =>
    Object.fromEntries(
      missing.map(({ id, key }) => [
        id,
        { key, meters: 5_000, seconds: 360, estimated: false, failed: false },
      ]),
    ),
};

const starts = fc.constantFrom('2027-05-08', null);
const scripts = fc.array(wishes, { minLength: 1, maxLength: 30, size: 'max' });

/** Applies a wish; returns null if it is refused. Any other failure is a bug and is thrown. */
function attempt(document: TripDocument, wish: Wish, fresh: number, context = alone): Applied | null {
  try {
    return applyEdit(document, editFor(document, wish, fresh), context);
  } catch (problem) {
    if (problem instanceof ChangeRefused) return null;
    throw problem;
  }
}

/** Applies a script of wishes to a trip and reports every step that wasn't refused. */
function walk(
  startDate: string | null,
  script: readonly Wish[],
  tell: (before: TripDocument, applied: Applied, edit: Wish) => void,
  context = alone,
): TripDocument {
  let document = makeTrip(startDate, { denver: 2, moab: 3, page: 1 });
  for (const [index, wish] of script.entries()) {
    const applied = attempt(document, wish, 100 + index * 2, context);
    if (!applied) continue;
    tell(document, applied, wish);
    document = applied.document;
  }
  return document;
}

function expectConsistent(document: TripDocument): void {
  const ordered = orderedDestinations(document);
  expect(ordered.map((row) => row.destinationOrder)).toEqual(ordered.map((_, index) => index + 1));
  expect(ordered.map(({ dtArrive, dtDepart }) => [dtArrive, dtDepart])).toEqual(expectedDates(document));
  const endsAtHome = document.trip.home !== null && document.trip.homeBack !== null;
  expect(endsAtHome ? 0 : (ordered.at(-1)?.miles ?? 0)).toBe(0);
  const dated = document.trip.startDate !== null;
  const isHere = (destid: string | null) => destid === null || document.destinations[destid] !== undefined;
  const strays = Object.values(document.events).filter(
    (event) =>
      document.destinations[event.destid] === undefined ||
      !isHere(event.homeDestid) ||
      (event.start !== null) !== dated ||
      (event.dayIndex === null) !== dated,
  );
  expect(strays).toEqual([]);
  expect(Object.values(document.costs).filter((cost) => !isHere(cost.destinationid))).toEqual([]);
}

function expectedDates(document: TripDocument): (string | null)[][] {
  let cursor = document.trip.startDate;
  const ordered = orderedDestinations(document);
  return ordered.map((row, index) => {
    const from = ordered[index - 1]?.id;
    const booked = Object.values(document.bookings)
      .filter(({ status, fromDest, toDest }) => status === 'booked' && fromDest === from && toDest === row.id)
      .map(({ end }) => end?.slice(0, 10) ?? '')
      .sort()
      .at(-1);
    const arrive = cursor === null ? null : (booked ?? row.arriveFixed ?? cursor);
    cursor = arrive === null ? null : addDays(arrive, row.nights);
    return [arrive, cursor];
  });
}

test('after any edits dates follow each other, the order has no gaps, and every event belongs to a destination', () => {
  fc.assert(
    fc.property(starts, scripts, (start, script) => {
      walk(start, script, (_, { document }) => expectConsistent(document));
    }),
    { numRuns: 100 },
  );
});

test('derived fields depend only on what people entered', () => {
  fc.assert(
    fc.property(starts, scripts, (start, script) => {
      const document = walk(start, script, () => undefined);
      const scrambled: TripDocument = {
        ...document,
        destinations: mapRows(document.destinations, (row) => ({
          ...row,
          destinationOrder: 7,
          dtArrive: null,
          miles: 3,
        })),
        events: mapRows(document.events, (row) => ({ ...row, destid: idOf(9) })),
        costs: mapRows(document.costs, (row) => ({ ...row, grossPrice: -1 })),
      };

      expect(settle(scrambled)).toEqual(document);
      expect(settle(document)).toEqual(document);
    }),
    { numRuns: 50 },
  );
});

function mapRows<R>(rows: Readonly<Record<string, R>>, change: (row: R) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}

test('edits, rows and results all match the contract', () => {
  fc.assert(
    fc.property(starts, scripts, (start, script) => {
      const document = walk(start, script, (before, { patches, inverse, effects }, wish) => {
        expect(Change.safeParse(editFor(before, wish, 100)).error).toBeUndefined();
        expect(Patch.array().safeParse(patches).error).toBeUndefined();
        expect(Write.array().safeParse(inverse).error).toBeUndefined();
        expect(Effect.array().safeParse(effects).error).toBeUndefined();
      });
      const { destinations, events, costs } = document;
      expect(Destination.strict().array().safeParse(Object.values(destinations)).error).toBeUndefined();
      expect(TripEvent.strict().array().safeParse(Object.values(events)).error).toBeUndefined();
      expect(TripCost.strict().array().safeParse(Object.values(costs)).error).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('patches turn the document before into the one after, and an edit that changes nothing has none', () => {
  fc.assert(
    fc.property(starts, scripts, (start, script) => {
      walk(start, script, (before, { document, patches, inverse }) => {
        expect(applyPatches(before, JSON.parse(JSON.stringify(patches)))).toEqual(document);
        if (inverse.length === 0) expect(document).toEqual(before);
      });
    }),
    { numRuns: 50 },
  );
});

test('undo restores the trip exactly, and redo restores the change exactly', () => {
  for (const context of [alone, measuring]) {
    fc.assert(
      fc.property(starts, scripts, (start, script) => {
        const told = (before: TripDocument, { document, inverse }: Applied) => {
          const undone = revert(document, JSON.parse(JSON.stringify(inverse)), 'undo', alone);
          const redone = revert(undone.document, inverse, 'redo', alone);

          expect(undone.document).toEqual(before);
          expect(redone.document).toEqual(document);
        };
        walk(start, script, told, context);
      }),
      { numRuns: 50 },
    );
  }
});

test('a person can undo every step of a long day, one after the other, and redo all of them', () => {
  fc.assert(
    fc.property(starts, fc.array(wishes, { minLength: 60, maxLength: 80, size: 'max' }), (start, script) => {
      const first = makeTrip(start, { denver: 2, moab: 3, page: 1 });
      let state: TripState = { document: first, version: 0, log: [] };
      let made = 10_000;
      const send = (change: Parameters<typeof acceptFromLog>[1]['change']): boolean => {
        made += 1;
        const decision = acceptFromLog(state, { changeId: idOf(made), change, actor: 'ana' }, alone);
        if (decision.status !== 'applied') return false;
        state = {
          document: decision.document,
          version: decision.version,
          log: [...state.log, decision.entry],
        };
        return true;
      };
      for (const [index, wish] of script.entries()) {
        const edit = editFor(state.document, wish, 100 + index * 2);
        if (edit.kind !== 'legs.set') send(edit);
      }
      const last = state.document;
      const steps = state.log.filter((entry) => entry.writes?.length).length;

      for (let step = 0; step < steps; step += 1) expect(send({ kind: 'undo' })).toBe(true);
      expect(state.document).toEqual(first);
      expect(send({ kind: 'undo' })).toBe(false);
      for (let step = 0; step < steps; step += 1) expect(send({ kind: 'redo' })).toBe(true);
      expect(state.document).toEqual(last);
    }),
    { numRuns: 15 },
  );
});
