import type { FindingRow } from '@wayfold/domain/findings';
import { useEffect, useRef } from 'react';
import { TripCheckList } from '../../features/trip-check/trip-check-list';
import { tripCheck } from '../../i18n/en/trip-check';
import { MessageScope } from '../../i18n/message-scope';
import { focusOnceLost, stopRowButton } from '../../lib/focus-later';
import { useSelectionActions } from '../../lib/selection';
import type { Planner } from './planner';
import { tripMenuButton } from './planner-trip-menu';

const messages = { tripCheck };

/** Everything about the open trip to look at, with fixes; Close and Escape lead back to the view before it. */
export function CheckScreen({ planner }: { planner: Planner }) {
  const { document, isEditable, ripple, dialog, expand, openDialog, showView, leaveView, showTab } = planner;
  const { select } = useSelectionActions();
  // Where the focus goes on when this screen is left: mostly to what it was opened from.
  const next = useRef(tripMenuButton);
  useEffect(() => () => focusOnceLost(next.current), []);

  const isOnTop = !ripple.shown && !dialog;
  useEffect(() => {
    if (!isOnTop) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leaveView();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOnTop, leaveView]);

  function show([row]: readonly FindingRow[]) {
    if (!row) return;
    if (row.in === 'events') openDialog({ kind: 'event', id: row.id });
    else {
      expand(row.id, true);
      select(row.id);
      next.current = () => stopRowButton(row.id);
      showView('itinerary');
    }
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
