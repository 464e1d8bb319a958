import { ExportTrip } from '../../../features/files/export-trip';
import { files } from '../../../i18n/en/planner/files';
import { MessageScope } from '../../../i18n/message-scope';

const messages = { files };

/** The dialog that exports the open trip as a file, with its messages. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <ExportTrip onClose={onClose} />
    </MessageScope>
  );
}
