import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session';
import { useCopyTrip } from '../../api/trips';
import { toast } from '../../ui/toast';

/** Copies the open trip and opens the copy. What is not saved yet would be missing from it, so that has to come first. */
export function useDuplicateTrip(onOpenTrip: (tripId: string) => void) {
  const t = useTranslations('tripMenu');
  const isSaved = useTripSelector(
    ({ saveState }) => saveState.kind === 'saved' || saveState.kind === 'view-only',
  );
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
