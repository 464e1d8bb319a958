import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../api/trip-session/react/trip-session';
import { toast } from '../ui/dialogs/toast-store';
import { useOpenTripName } from './use-open-trip-name';

/** Splits the open trip: a destination and all after it move to a new trip, linked to this one. Says so, with a way to undo it. */
export function useSplitTrip(): (first: string) => void {
  const t = useTranslations('itinerary.linked');
  const words = useTranslations('tripWords');
  const document = useTripSelector((trip) => trip.document);
  const { change, undo } = useTripActions();
  const whole = useOpenTripName();
  return (first) => {
    const number = document.trip.previous === null ? 2 : 3;
    const name = tidyText(t('part', { trip: whole, number }), TEXT_MAX.name);
    const ordered = orderedDestinations(document);
    const count = ordered.length - ordered.findIndex(({ id }) => id === first);
    change({ kind: 'trip.split', id: first, tripId: newId(), name });
    toast({
      message: t('splitDone', { count, trip: name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  };
}
