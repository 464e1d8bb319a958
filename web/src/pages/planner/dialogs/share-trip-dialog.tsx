import { tripLook } from '../../../features/itinerary/head/trip-look';
import { ShareDialog } from '../../../features/sharing/share-dialog';
import { sharing } from '../../../i18n/en/planner/sharing';
import { MessageScope } from '../../../i18n/message-scope';

const messages = { sharing };

/** The dialog that shares the open trip, with its messages. */
export function ShareTripDialog({ onClose }: { onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <ShareDialog lookOf={tripLook} onClose={onClose} />
    </MessageScope>
  );
}
