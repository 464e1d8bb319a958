import type { FindingRow } from '@wayfold/domain/check/findings';
import { isHome } from '@wayfold/domain/travel/home-legs';
import { destinationOfRow } from '../../../features/trip-check/destination-of-row';
import { TripCheckList } from '../../../features/trip-check/trip-check-list';
import { tripCheck } from '../../../i18n/en/planner/trip-check';
import { MessageScope } from '../../../i18n/message-scope';
import { stopRowButton } from '../../../lib/focus-later';
import { useSelectionActions } from '../../../planner-state/selection';
import type { Planner } from '../planner';
import { useLeaving } from './use-leaving';

const messages = { tripCheck };

/** All findings about the open trip, with fixes; Close and Escape lead back to the previous view. */
export function CheckScreen({ planner }: { planner: Planner }) {
  const { document, isEditable, ripple, expand, openDialog, showView, leaveView, showTab } = planner;
  const { select } = useSelectionActions();
  const next = useLeaving(planner);

  function show(rows: readonly FindingRow[]) {
    // Home is in no list of destinations.
    const row = rows.find(({ id }) => !isHome(id));
    if (!row) return;
    if (row.in === 'events') {
      openDialog({ kind: 'event', id: row.id });
      return;
    }
    const destid = destinationOfRow(document, row);
    if (destid === null) return;
    expand(destid, true);
    select(destid);
    next.current = () => stopRowButton(destid);
    showView('itinerary');
  }

  function findStay(destid: string) {
    select(destid);
    next.current = () => window.document.querySelector('main form input');
    showTab('hotels');
  }

  return (
    <MessageScope messages={messages}>
      <TripCheckList
        document={document}
        onShow={show}
        onClose={leaveView}
        {...(isEditable
          ? {
              onFindStay: findStay,
              onFix: ({ change, title, onMade }) =>
                ripple.propose({ edit: change, title, onApplied: onMade }),
            }
          : {})}
      />
    </MessageScope>
  );
}
