import type { Collection } from '@wayfold/contract/trip/collections';
import { addDays, dayOf } from '@wayfold/domain/calendar/dates';
import { wallClock } from '@wayfold/domain/calendar/zones';
import { throughToggles } from '@wayfold/domain/changes/change-log';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { TripStep } from '../../api/trip-session/trip-steps';
import type { StepThen, ToggledStep } from './step-words';
import { stopsAfterEach } from './stops-then';

/** The filters of the history. */
export const HISTORY_FILTERS = ['all', 'route', 'plans', 'costs', 'mine'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** A step as the list shows it. */
export interface HistoryStep extends StepThen {
  readonly entry: TripStep;
  /** The time it was made, on the clock of this device: `YYYY-MM-DDTHH:MM`. */
  readonly at: string;
  /** For an undone step: the newest undo of it, which is undone to redo the step. */
  readonly undoneBy: TripStep | null;
}

/** The steps of one day, newest first. */
export interface HistoryDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly steps: readonly HistoryStep[];
}

/**
 * Turns the entries of a history into steps, newest first.
 *
 * Leaves out automatic leg changes, and changes that turned out to have no effect.
 *
 * @param zone IANA name of the time zone
 */
export function historySteps(
  document: Pick<TripDocument, 'destinations'>,
  entries: readonly TripStep[],
  zone: string,
): HistoryStep[] {
  const stops = stopsAfterEach(document, entries);
  const places = new Map(entries.map(({ changeId }, index) => [changeId, index]));
  const find = (id: string) => entries[places.get(id) ?? -1];
  const toggledBy = ({ kind, of }: TripStep): ToggledStep | null => {
    if ((kind !== 'undo' && kind !== 'redo') || of === null) return null;
    const toggle = throughToggles({ kind, of }, find);
    const index = places.get(toggle.of ?? of);
    const entry = index === undefined ? undefined : entries[index];
    const step = entry ? { entry, stops: stops[index ?? -1] ?? [], toggled: null } : null;
    return { kind: toggle.kind, step };
  };
  return entries.flatMap((entry, index) => {
    if (!isTold(entry)) return [];
    return [
      {
        entry,
        stops: stops[index] ?? [],
        toggled: toggledBy(entry),
        at: wallClock(Math.floor(Date.parse(entry.at) / 60_000), zone),
        undoneBy: entry.undone ? (entries.find((other) => undoes(other, entry)) ?? null) : null,
      },
    ];
  });
}

function isTold({ kind, writes }: TripStep): boolean {
  return kind !== 'legs.set' && (writes === null || writes.length > 0);
}

function undoes(other: TripStep, entry: TripStep): boolean {
  return other.kind === 'undo' && other.of === entry.changeId && !other.undone;
}

/** Groups steps by day, both newest first. Unsaved changes are listed under today, because they will be saved today. */
export function historyDays(steps: readonly HistoryStep[], today: string): HistoryDay[] {
  const days = new Map<string, HistoryStep[]>();
  for (const step of steps) {
    const date = step.entry.version === null ? today : dayOf(step.at);
    const day = days.get(date);
    if (day) day.push(step);
    else days.set(date, [step]);
  }
  return [...days].map(([date, group]) => ({ date, steps: group }));
}

/** Returns the name of a day, shown beside its date. */
export function dayName(date: string, today: string): 'today' | 'yesterday' | null {
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : null;
}

const FILTER_OF: Readonly<Record<Collection, HistoryFilter>> = {
  trip: 'route',
  destinations: 'route',
  events: 'plans',
  costs: 'costs',
  pictures: 'all',
  texts: 'all',
  tracks: 'route',
  bookings: 'plans',
};
const FILTER_OF_KIND: Readonly<Record<string, HistoryFilter>> = {
  trip: 'route',
  destination: 'route',
  event: 'plans',
  events: 'plans',
  cost: 'costs',
  track: 'route',
  booking: 'plans',
};

/** Returns whether a step is shown under a filter. */
export function isShown({ entry }: HistoryStep, filter: HistoryFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return entry.mine;
  if (entry.writes === null) return FILTER_OF_KIND[entry.kind.split('.')[0] ?? ''] === filter;
  return entry.writes.some((write) => {
    // The price of an event belongs to both.
    const isPrice =
      write.in === 'events' && ['costEst', 'costAct'].some((field) => hasField(write.after, field));
    return FILTER_OF[write.in] === filter || (filter === 'costs' && isPrice);
  });
}

function hasField(fields: Readonly<Record<string, unknown>> | null, field: string): boolean {
  return fields !== null && fields[field] !== null && fields[field] !== undefined;
}
