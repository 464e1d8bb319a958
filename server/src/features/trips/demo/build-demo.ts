import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays, daysBetween } from '@wayfold/domain/calendar/dates';
import { applyEdit, type EditContext } from '@wayfold/domain/changes/apply-change';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import type { DemoPlan, DemoTrip } from './demo-trip';

const DAYS_OF_52_WEEKS = 364;

/** The id of row `row` of a demo trip; 0 is the trip itself. The ids are the same on every Wayfold server. */
function demoId(trip: number, row: number): string {
  return `01900000-${hex(trip, 4)}-7000-8000-${hex(row, 12)}`;
}

/** The id of a demo trip. */
export function demoTripId({ number }: Pick<DemoTrip, 'number'>): string {
  return demoId(number, 0);
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * Builds the document of a demo trip with the same changes that people make.
 *
 * @param today the trip starts after it, on the weekday it was written for
 */
export function buildDemo(demo: DemoTrip, today: LocalDate, context: EditContext): TripDocument {
  const empty = emptyDocument({
    id: demoTripId(demo),
    type: DEMO_TYPE,
    currency: demo.currency,
    name: demo.name,
    displayName: demo.name,
    displayTagline: demo.tagline,
  });
  return applyEdit(empty, { kind: 'batch', changes: changesOf(demo, aheadOf(today, demo.start)) }, context)
    .document;
}

/** The day itself, or a later one on the same weekday and at the same time of year, so that it is after `today`. */
function aheadOf(today: LocalDate, start: LocalDate): LocalDate {
  const late = daysBetween(start, today);
  return late < 0 ? start : addDays(start, (Math.floor(late / DAYS_OF_52_WEEKS) + 1) * DAYS_OF_52_WEEKS);
}

function changesOf(demo: DemoTrip, start: LocalDate): SingleChange[] {
  let row = 0;
  const nextId = () => demoId(demo.number, ++row);
  let arrive = start;
  const stops = demo.stops.flatMap(({ plans, onward, ...fields }): SingleChange[] => {
    const id = nextId();
    const day = arrive;
    arrive = addDays(arrive, fields.nights);
    return [
      { kind: 'destination.add', id, fields: { ...fields, transport: onward } },
      ...plans.map((plan): SingleChange => planned(plan, { id: nextId(), homeDestid: id, arrive: day })),
    ];
  });
  const costs = demo.costs.map(
    ({ category, what, est, act }): SingleChange => ({
      kind: 'cost.add',
      id: nextId(),
      fields: { expenseCategory: category, supplier: what, costEst: est, costAct: act ?? null },
    }),
  );
  return [{ kind: 'trip.set', fields: { startDate: start } }, ...stops, ...costs];
}

function planned(
  { day, at, until, est, act, booked, name, category, coords, notes }: DemoPlan,
  { id, homeDestid, arrive }: { id: string; homeDestid: string; arrive: LocalDate },
): SingleChange {
  const date = addDays(arrive, day - 1);
  return {
    kind: 'event.add',
    id,
    fields: {
      name,
      category,
      homeDestid,
      isUserEvent: true,
      pinned: booked ?? false,
      start: `${date}T${at}`,
      end: until ? `${date}T${until}` : null,
      coords: coords ?? null,
      notes: notes ?? null,
      costEst: est,
      costAct: act ?? null,
    },
  };
}
