import type { FindingRow } from '@wayfold/domain/findings';
import { useTripActions } from '../../api/trip-session';
import { TripCheckList } from '../../features/trip-check/trip-check-list';
import { tripCheck } from '../../i18n/en/trip-check';
import { MessageScope } from '../../i18n/message-scope';
import { useSelectionActions } from '../../lib/selection';
import styles from './check-screen.module.css';
import type { Planner } from './planner';

const messages = { tripCheck };

/** Everything about the open trip to look at, with fixes. */
export function CheckScreen({ planner }: { planner: Planner }) {
  const { document, isEditable, expand, openDialog, showView } = planner;
  const { change } = useTripActions();
  const { select } = useSelectionActions();

  function show([row]: readonly FindingRow[]) {
    if (!row) return;
    if (row.in === 'events') openDialog({ kind: 'event', id: row.id });
    else {
      expand(row.id, true);
      select(row.id);
      showView('itinerary');
    }
  }

  return (
    <MessageScope messages={messages}>
      <div className={styles.screen}>
        <TripCheckList document={document} {...(isEditable ? { onFix: change } : {})} onShow={show} />
      </div>
    </MessageScope>
  );
}
