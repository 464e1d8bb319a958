import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import { useTranslations } from 'use-intl';
import { type SaveState, useTripSelector } from '../../api/trip-session';
import { useCopyTrip } from '../../api/trips';
import { toast } from '../../ui/toast';

/** What is on screen is what the server has. */
const AS_ON_SERVER: ReadonlySet<SaveState['kind']> = new Set(['saved', 'example', 'view-only']);

/** Copies the open trip and opens the copy. What is not saved yet would be missing from it, so that has to come first. */
export function useDuplicateTrip(onOpenTrip: (tripId: string) => void) {
  const t = useTranslations('tripMenu');
  const isSaved = useTripSelector(({ saveState }) => AS_ON_SERVER.has(saveState.kind));
  const { mutateAsync } = useCopyTrip();
  return async (tripId: string, name: string) => {
    if (!isSaved) return toast({ message: t('copyUnsaved') });
    try {
      const copy = await mutateAsync({ tripId, name: tidyText(t('copyOf', { trip: name }), TEXT_MAX.name) });
      onOpenTrip(copy.id);
      toast({ message: t('copied', { trip: copy.name }) });
    } catch {
      toast({ message: t('copyFailed') });
    }
  };
}
