import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import type { SaveState } from '../../api/trip-session/trip-snapshot';
import { useCopyTrip } from '../../api/trips/trip-calls';
import { toast } from '../../ui/dialogs/toast-store';
import { copyName } from './copy-name';

/** The states in which the trip on screen is the same as on the server. */
const AS_ON_SERVER: ReadonlySet<SaveState['kind']> = new Set(['saved', 'example', 'view-only']);

/**
 * Copies the open trip and opens the copy. The copy would lack unsaved changes, so they must be saved first.
 *
 * @param trips their names are taken
 */
export function useDuplicateTrip(trips: readonly TripSummary[], onOpenTrip: (tripId: string) => void) {
  const t = useTranslations('tripMenu');
  const isSaved = useTripSelector(({ saveState }) => AS_ON_SERVER.has(saveState.kind));
  const { mutateAsync } = useCopyTrip();
  return async (tripId: string, name: string) => {
    if (!isSaved) return toast({ message: t('copyUnsaved') });
    try {
      const taken = new Set(trips.map((trip) => trip.name));
      const words = (trip: string, number: number) => t('copyOf', { trip, number });
      const copy = await mutateAsync({
        tripId,
        name: tidyText(copyName(name, taken, words), TEXT_MAX.name),
      });
      onOpenTrip(copy.id);
      toast({ message: t('copied', { trip: copy.name }) });
    } catch {
      toast({ message: t('copyFailed') });
    }
  };
}
