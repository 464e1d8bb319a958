import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { PlaceKinds } from '../../api/places/places';
import { STAYS } from './list/things-model';
import { type DayPlan, minutesAt, timeText } from './place/day-plan';

/**
 * The single change that adds a place to a day.
 *
 * @param start minutes after midnight; null for no time of day
 */
export function placeEvent(
  place: Place,
  day: Pick<DayPlan, 'destid' | 'dayIndex'>,
  start: number | null,
  kinds: PlaceKinds,
): SingleChange & { kind: 'event.add' } {
  return {
    kind: 'event.add',
    id: newId(),
    fields: {
      name: tidyText(place.name, TEXT_MAX.name),
      homeDestid: day.destid,
      eventid: place.id,
      poi_source: place.poi_source,
      isUserEvent: false,
      coords: place.coords,
      category: expenseOf(place, kinds),
      // In a trip with dates, the day of the stay becomes its date.
      dayIndex: day.dayIndex,
      ...(start === null ? {} : { timeOfDay: timeText(start), minutes: minutesAt(place) }),
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
