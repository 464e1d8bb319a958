import { useAccount } from '../../../api/account/account';
import { CostsView } from '../../../features/costs/costs-view';
import { costs } from '../../../i18n/en/planner/costs';
import { MessageScope } from '../../../i18n/message-scope';
import type { Planner } from '../planner';

const messages = { costs };

/** What the open trip costs. */
export function CostsScreen({ planner }: { planner: Planner }) {
  // Only the owner opens a trip for editing, so the user's own account type is the owner's.
  const isBusiness = useAccount()?.type === 'BP' && planner.isEditable;
  return (
    <MessageScope messages={messages}>
      <CostsView
        isBusiness={isBusiness}
        onOpenEvent={(id) => planner.openDialog({ kind: 'event', id })}
        onOpenBooking={planner.actions.openBooking}
      />
    </MessageScope>
  );
}
