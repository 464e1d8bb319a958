import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { useResetDemo } from '../../api/trips/trip-calls';
import { AskDialog } from '../../ui/dialogs/ask-dialog';
import { toast } from '../../ui/dialogs/toast-store';

/** Confirms that a copy of a ready-made trip will be reset to the original. */
export function ResetTripDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('tripMenu');
  const words = useTranslations('tripWords');
  const { mergeHistory, undo } = useTripActions();
  const tripId = useTripSelector((snapshot) => snapshot.tripId);
  const isSaved = useTripSelector((snapshot) => snapshot.saveState.kind === 'saved');
  const { mutateAsync, isPending } = useResetDemo();

  async function reset() {
    if (!isSaved) {
      // Unsaved changes would be applied to the original when they are sent.
      toast({ message: t('resetUnsaved') });
      onClose();
      return;
    }
    try {
      const step = await mutateAsync(tripId);
      const message = t('resetDone', { trip: name });
      if (step === null) toast({ message });
      else {
        mergeHistory([step]);
        toast({ message, action: { label: words('undo'), onAction: () => undo(step.changeId) } });
      }
    } catch {
      toast({ message: t('resetFailed') });
    }
    onClose();
  }

  return (
    <AskDialog
      title={t('resetTitle')}
      confirm={t('resetConfirm')}
      busy={isPending ? t('resetConfirm') : undefined}
      onCancel={onClose}
      onConfirm={() => void reset()}
    >
      {t('resetDetail', { trip: name })}
    </AskDialog>
  );
}
