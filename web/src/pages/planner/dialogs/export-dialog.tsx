import { ExportTrip } from '../../../features/files/export-trip';
import { files } from '../../../i18n/en/planner/files';
import { MessageScope } from '../../../i18n/message-scope';

const messages = { files };

/** Exports the open trip as a file, with the messages this needs. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <ExportTrip onClose={onClose} />
    </MessageScope>
  );
}
