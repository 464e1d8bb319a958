import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { refusalIn } from '../../api/client/problem-words';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useDeleteTrip } from '../../api/trips/trip-calls';
import { tripToGoOnWith, useTrips } from '../../api/trips/trips';
import { useRefusalWords } from '../../i18n/refusal-words';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { toast } from '../../ui/dialogs/toast-store';

/** Confirms that the open trip will be permanently deleted; an error is shown in the browser's own alert. */
export function DeleteTripDialog(props: {
  name: string;
  onClose: () => void;
  onDeleted: (nextTripId: string | null) => Promise<void>;
}) {
  const { name, onClose, onDeleted } = props;
  const t = useTranslations('tripMenu');
  const say = useRefusalWords();
  const tripId = useTripSelector((snapshot) => snapshot.tripId);
  const things = useTripSelector((snapshot) => Object.keys(snapshot.document.events).length);
  const { data: list } = useTrips();
  const { mutateAsync, isPending } = useDeleteTrip();

  async function remove() {
    try {
      await mutateAsync({ tripId, leave: () => onDeleted(tripToGoOnWith(list?.trips ?? [], tripId)) });
    } catch (problem) {
      onClose();
      alert(failureWords(problem));
      return;
    }
    toast({ message: t('deleted', { trip: name }) });
  }

  function failureWords(problem: unknown): string {
    // If there is no response, the message is the browser's own, which isn't meant for users.
    if (failureOf(problem) === 'network') return t('deleteUnreachable');
    return say(refusalIn(problem));
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
