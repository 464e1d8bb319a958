import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { ImportFile } from '../../../features/files/import-file';
import { files } from '../../../i18n/en/planner/files';
import { MessageScope } from '../../../i18n/message-scope';
import { toast } from '../../../ui/dialogs/toast-store';

const messages = { files };

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  /** The file to read first; without it, the user chooses one. */
  file?: File;
  onClose: () => void;
  /** Called instead of `onClose` once the file is in a new trip. */
  onOpenTrip: (tripId: string) => void;
}

/** The dialog that imports a file into a trip, with its messages. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <MessageScope messages={messages}>
      <Import {...props} />
    </MessageScope>
  );
}

function Import({ file, onClose, onOpenTrip }: ImportDialogProps) {
  const t = useTranslations('files');
  const words = useTranslations('tripWords');
  const { undo } = useTripActions();
  return (
    <ImportFile
      file={file}
      onClose={onClose}
      onDone={({ count, file: name, newTripId }) => {
        const message = t('done', { count, file: name });
        if (newTripId === null) {
          onClose();
          toast({ message, action: { label: words('undo'), onAction: () => undo() } });
        } else {
          toast({ message });
          onOpenTrip(newTripId);
        }
      }}
    />
  );
}
