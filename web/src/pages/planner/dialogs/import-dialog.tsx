import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { ImportFile } from '../../../features/files/import-file';
import { files } from '../../../i18n/en/planner/files';
import { MessageScope } from '../../../i18n/message-scope';
import { toast } from '../../../ui/dialogs/toast-store';

const messages = { files };

/** The dialog that imports a file into a trip, with its messages. */
export function ImportDialog(props: { onClose: () => void; onOpenTrip: (tripId: string) => void }) {
  return (
    <MessageScope messages={messages}>
      <Import {...props} />
    </MessageScope>
  );
}

function Import({ onClose, onOpenTrip }: { onClose: () => void; onOpenTrip: (tripId: string) => void }) {
  const t = useTranslations('files');
  const words = useTranslations('tripWords');
  const { undo } = useTripActions();
  return (
    <ImportFile
      onClose={onClose}
      onDone={({ count, file, newTripId }) => {
        onClose();
        const message = t('done', { count, file });
        if (newTripId === null) toast({ message, action: { label: words('undo'), onAction: () => undo() } });
        else {
          toast({ message });
          onOpenTrip(newTripId);
        }
      }}
    />
  );
}
