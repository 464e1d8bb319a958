import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { OfflineMapDialog } from '../../../features/offline-map/offline-map-dialog';
import { offlineMap } from '../../../i18n/en/planner/offline-map';
import { MessageScope } from '../../../i18n/message-scope';
import { useStorableMap } from '../../../map/base-map';

const messages = { offlineMap };

/** The dialog that stores the trip's map on this device, with its messages. */
export function OfflineDialog({ document, onClose }: { document: TripDocument; onClose: () => void }) {
  const map = useStorableMap();
  if (!map) return null;
  return (
    <MessageScope messages={messages}>
      <OfflineMapDialog document={document} map={map} onClose={onClose} />
    </MessageScope>
  );
}
