import { TakeAlong } from '../../../features/files/take-along';
import { files } from '../../../i18n/en/planner/files';
import { MessageScope } from '../../../i18n/message-scope';

const messages = { files };

/** Taking the open trip along, with the words that come with it. */
export function TakeAlongDialog({ onClose }: { onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <TakeAlong onClose={onClose} />
    </MessageScope>
  );
}
