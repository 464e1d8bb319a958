import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../api/places/places';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { type DayPlan, minutesAt } from '../../trip-ui/plans/day-plan';
import { placeEvent } from '../../trip-ui/plans/place-event';
import { useTripFormat } from '../../trip-ui/trip-format';
import { toast } from '../../ui/dialogs/toast-store';

/** The fields of a place that the planner adds to the trip. */
export type PlaceToAdd = Pick<
  Place,
  'name' | 'localName' | 'region' | 'country' | 'countryCode' | 'coords' | 'timezone'
>;

/** The parts of the planner that the tab needs. */
export interface ThingsPlanner {
  isEditable: boolean;
  /** `at` is 1-based. */
  addPlace(place: PlaceToAdd, at: number): void;
  /** Starts another trip with the place as its first stop. */
  beginTrip(place: PlaceToAdd): void;
  /** Opens the page of a place; null goes back to the list. */
  openPlace(id: string | null): void;
  /** Shows a stop in the itinerary, with its days expanded. */
  goToStop(id: Id): void;
  goToTrip(): void;
}

/** The actions for a place in the list. */
export interface ThingActions extends ThingsPlanner {
  /** `start` in minutes after midnight; null for no time. */
  addToDay(
    place: Place,
    day: Pick<DayPlan, 'destid' | 'dayIndex' | 'date' | 'tripDay' | 'stopName'>,
    start: number | null,
  ): void;
  addAsStop(place: Place): void;
  startTripAt(place: Place): void;
}

/** Adds places to the trip, each as one change that can be undone. */
export function useThingActions(
  document: TripDocument,
  kinds: PlaceKinds,
  planner: ThingsPlanner,
): ThingActions {
  const t = useTranslations('thingsToDo');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { change, undo } = useTripActions();
  return useMemo(
    () => ({
      ...planner,
      addToDay: (place, day, start) => {
        change(placeEvent(place, day, start === null ? null : { start, minutes: minutesAt(place) }, kinds));
        const when =
          day.date === null ? t('dayIn', { day: day.dayIndex, place: day.stopName }) : format.day(day.date);
        toast({
          message: t('addedToDay', { place: place.name, day: when }),
          action: { label: words('undo'), onAction: () => undo() },
        });
      },
      addAsStop: (place) => {
        planner.addPlace(placeToAdd(place), bestInsertion(document, place.coords)?.at ?? 1);
      },
      startTripAt: (place) => planner.beginTrip(placeToAdd(place)),
    }),
    [planner, document, kinds, t, words, format, change, undo],
  );
}

function placeToAdd(place: Place): PlaceToAdd {
  const { name, localName, region, country, countryCode, coords, timezone } = place;
  return { name, localName, region, country, countryCode, coords, timezone };
}
