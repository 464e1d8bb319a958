import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session';
import { useDeleteTrip } from '../../api/trips';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';

/** Asks before the open trip is deleted for good; a failure is told by the browser's own alert. */
export function DeleteTripDialog(props: { name: string; onClose: () => void; onDeleted: () => void }) {
  const { name, onClose, onDeleted } = props;
  const t = useTranslations('tripMenu');
  const tripId = useTripSelector((snapshot) => snapshot.tripId);
  const things = useTripSelector((snapshot) => Object.keys(snapshot.document.events).length);
  const { mutateAsync, isPending } = useDeleteTrip();

  async function remove() {
    try {
      await mutateAsync(tripId);
    } catch (problem) {
      onClose();
      alert(problem instanceof Error ? problem.message : String(problem));
      return;
    }
    onDeleted();
    toast({ message: t('deleted', { trip: name }) });
  }

  return (
    <ConfirmDialog
      item={t('item')}
      detail={
        things > 0 ? t('deleteDetail', { trip: name, count: things }) : t('deleteDetailEmpty', { trip: name })
      }
      isOpen
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
