import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { dayOf, daysBetween } from '../../calendar/dates';
import { instantOf, wallClock } from '../../calendar/zones';
import type { TripDocument } from '../../document/trip-document';
import type { FoundPlan } from '../read/file-contents';
import { coordsName } from '../read/read-values';
import { type Home, nearest, notesIn } from './import-homes';
import type { ImportNames, ImportQuestion } from './import-question';
import { HERE, type Rows } from './proposal';

/** The plan that says where a file starts: the first that doesn't repeat, or else the first of all. */
export function firstPlan(plans: readonly FoundPlan[]): FoundPlan | undefined {
  return framing(plans)[0];
}

/** Plans by start; occurrences of something that repeats say nothing about when a trip is. */
function framing(plans: readonly FoundPlan[]): FoundPlan[] {
  const once = plans.filter(({ isRepeated }) => !isRepeated);
  return inTime(once.length > 0 ? once : plans);
}

function inTime(plans: readonly FoundPlan[]): FoundPlan[] {
  return [...plans].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** A calendar by itself needs a stop: at the place of its first entry, for as long as its entries last. */
export function homeOfPlans(rows: Rows, { contents, found }: ImportQuestion): Home[] {
  const ordered = framing(contents.plans);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) return [];
  const [answer] = first.address === null ? [] : (found.get(first.address.slice(0, 200)) ?? []);
  const coords = first.coords ?? answer?.coords;
  if (!coords) return [];
  const told = first.coords ? (first.address ?? first.name) : answer?.name;
  const name = tidyText(told ?? coordsName(coords), TEXT_MAX.place);
  const arrive = dayOf(first.start);
  const nights = Math.max(1, Math.min(365, daysBetween(arrive, last.end ?? last.start)));
  const id = rows.idOf('home of plans');
  const place = {
    timezone: answer?.timezone ?? first.timezone,
    region: answer?.region ?? null,
    country: answer?.country ?? null,
  };
  const changes: SingleChange[] = [
    { kind: 'destination.add', id, fields: { name, coords, nights, arriveFixed: arrive, ...place } },
  ];
  rows.add({ key: 'home of plans', kind: 'stop', name, doubt: null, choices: [{ words: '', changes }] });
  return [{ id, coords, nights, timezone: place.timezone, arrive }];
}

/** Proposes the plans of a file, each at the stop where it belongs. */
export function proposePlans(
  rows: Rows,
  { contents, document, names }: ImportQuestion,
  homes: readonly Home[],
): void {
  for (const plan of inTime(contents.plans)) {
    const key = `plan ${plan.key}`;
    // One of several occurrences is told from the others by its day.
    const { name, start, isRepeated } = plan;
    const row = { key, kind: 'plan', name, day: isRepeated ? dayOf(start) : null } as const;
    if (rows.has(key)) {
      rows.skip({ ...row, reason: HERE });
      continue;
    }
    if (homes.length === 0) {
      rows.skip({ ...row, reason: 'rowWithoutFirstDestination' });
      continue;
    }
    const changes: SingleChange[] = [
      { kind: 'event.add', id: rows.idOf(key), fields: { ...whenOf(plan, homes), ...whatOf(plan, names) } },
    ];
    const doubt = outsideOf(plan, document, homes);
    rows.add({ ...row, doubt, choices: [{ words: '', changes }] });
  }
}

function whatOf({ name, coords, category, notes }: FoundPlan, { untitledPlan }: ImportNames) {
  return {
    name: tidyText(name ?? '', TEXT_MAX.name) || untitledPlan,
    ...(coords === null ? {} : { coords }),
    ...(category === null ? {} : { category }),
    ...notesIn({ notes }),
  };
}

/** Times without a place are in the local time of the plan's stop. */
function whenOf({ start, end, timezone, coords }: FoundPlan, homes: readonly Home[]) {
  const home =
    (coords && nearest(homes, coords)) ??
    homes.find(({ arrive, nights }) => arrive !== null && isWithin(dayOf(start), arrive, nights)) ??
    homes[0];
  const isToldForNoPlace = timezone === 'UTC' && start.length > 10;
  const here = isToldForNoPlace ? (home?.timezone ?? null) : null;
  const at = (moment: LocalMoment) => (here === null ? moment : wallClock(instantOf(moment, 'UTC'), here));
  return {
    start: at(start),
    ...(end === null ? {} : { end: at(end) }),
    ...(timezone === null || here !== null ? {} : { timezone }),
  };
}

function isWithin(day: LocalDate, arrive: LocalDate, nights: number): boolean {
  const days = daysBetween(arrive, day);
  return days >= 0 && days <= nights;
}

function outsideOf({ start }: FoundPlan, { trip }: TripDocument, homes: readonly Home[]): Refusal | null {
  const dated = homes.filter((home) => home.arrive !== null);
  if (trip.startDate === null || dated.length === 0) return null;
  const day = dayOf(start);
  const isDuring = dated.some(({ arrive, nights }) => isWithin(day, arrive ?? day, nights));
  return isDuring ? null : 'rowOutsideDates';
}
