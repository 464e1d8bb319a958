import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { datesOn } from '@wayfold/domain/changes/date-conversion';
import { newId } from '@wayfold/domain/document/ids';
import { type PlaceKinds, STAYS } from '../../api/places/places';
import { type DayPlan, timeText } from './day-plan';

/** The day that something is added to. */
export type PlanDay = Pick<DayPlan, 'destid' | 'date' | 'dayIndex'>;

/** The time of a plan: its start in minutes after midnight, and its length. */
export interface PlanTime {
  start: number;
  minutes: number;
}

/**
 * When a new plan takes place, as fields of its event.
 *
 * @param time null for no time of day
 */
export function whenFields({ date, dayIndex }: PlanDay, time: PlanTime | null) {
  const timeOfDay = time && timeText(time.start);
  const minutes = time?.minutes ?? null;
  return date === null ? { dayIndex, timeOfDay, minutes } : datesOn(date, timeOfDay, minutes);
}

/**
 * The single change that adds a place to a day.
 *
 * @param place one of the street map has an empty id
 * @param time null for no time of day
 */
export function placeEvent(
  place: Place,
  day: PlanDay,
  time: PlanTime | null,
  kinds: PlaceKinds,
): SingleChange & { kind: 'event.add' } {
  return {
    kind: 'event.add',
    id: newId(),
    fields: {
      name: tidyText(place.name, TEXT_MAX.name),
      homeDestid: day.destid,
      // Without an id, nothing lists the place, so the plan is the traveler's own.
      ...(place.id === ''
        ? { isUserEvent: true }
        : { eventid: place.id, poi_source: place.poi_source, isUserEvent: false }),
      coords: place.coords,
      category: expenseOf(place, kinds),
      ...whenFields(day, time),
    },
  };
}

function expenseOf(place: Place, { byId }: PlaceKinds): ExpenseCategory {
  const [kind = ''] = place.categories.split(',');
  if (kind === 'shopping' || kind === 'market') return 'Shopping';
  const group = byId.get(kind)?.parent ?? kind;
  if (group === STAYS) return 'Lodging';
  return group === 'group-food' ? 'Food' : 'Activities';
}
