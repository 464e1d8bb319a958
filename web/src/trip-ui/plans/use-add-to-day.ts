import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../api/places/places';
import { noteRecentPlan } from '../../api/places/recent-plans';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { toast } from '../../ui/dialogs/toast-store';
import { useDayTitle } from '../days/use-day-title';
import { whenFields } from './place-event';
import { placeOnDay } from './place-on-day';

/** Adds to a day of the trip; each as one change, reported with Undo. */
export interface AddToDay {
  place(day: TripDay, place: Place): void;
  /** Adds a plan that has only a name. */
  text(day: TripDay, name: string): void;
}

/** @param onUndone called after an Undo in the report */
export function useAddToDay(document: TripDocument, kinds: PlaceKinds, onUndone?: () => void): AddToDay {
  const t = useTranslations('addToDay');
  const words = useTranslations('tripWords');
  const dayTitle = useDayTitle();
  const { change, undo } = useTripActions();

  function add(day: TripDay, name: string, changes: SingleChange[]) {
    change(changes.length === 1 && changes[0] ? changes[0] : { kind: 'batch', changes });
    toast({
      message: t('added', { name, day: dayTitle(day) }),
      action: {
        label: words('undo'),
        onAction: () => {
          undo();
          onUndone?.();
        },
      },
    });
  }

  return {
    place: (day, place) => {
      noteRecentPlan(place);
      add(day, place.name, placeOnDay(document, day, place, kinds));
    },
    text: (day, typed) => {
      const { stay, stayDay } = day;
      const planDay = { destid: stay.destination.id, ...stayDay };
      const name = tidyText(typed.trim(), TEXT_MAX.name);
      const fields = { name, homeDestid: planDay.destid, isUserEvent: true, ...whenFields(planDay, null) };
      add(day, name, [{ kind: 'event.add', id: newId(), fields }]);
    },
  };
}
