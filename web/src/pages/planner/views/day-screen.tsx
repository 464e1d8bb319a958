import { daysOfTrip, dayWithKey } from '@wayfold/domain/day/trip-days';
import { useEffect, useMemo } from 'react';
import { type DayProps, DayView } from '../../../features/day/day-view';
import { addToDay } from '../../../i18n/en/planner/days/add-to-day';
import { day } from '../../../i18n/en/planner/days/day';
import { MessageScope } from '../../../i18n/message-scope';
import { useSelectionActions } from '../../../planner-state/selection';
import type { Planner } from '../planner';
import { useLeaving } from './use-leaving';

/** The words of a day. */
export const dayMessages = { addToDay, day };

/** One day of the open trip beside its map; Back and Escape lead back to the previous view. */
export function DayScreen({ planner }: { planner: Planner }) {
  const props = useDayScreen(planner);
  return props === null ? null : (
    <MessageScope messages={dayMessages}>
      <DayView {...props} onClose={planner.leaveView} />
    </MessageScope>
  );
}

/** What the day screens of all layouts share; null if the trip has no days. */
export function useDayScreen(planner: Planner): DayProps | null {
  const { shown, search, isEditable, arranged, setArranged, openDay, openDialog, actions } = planner;
  const { select } = useSelectionActions();
  useLeaving(planner);
  const open = useMemo(() => dayWithKey(daysOfTrip(shown), search.day), [shown, search.day]);
  const key = open?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a better order belongs to its day
  useEffect(() => () => setArranged(null), [key, setArranged]);
  // The whole trip goes on at the destination of the day.
  const destid = open?.stay.destination.id;
  useEffect(() => {
    if (destid) select(destid);
  }, [destid, select]);
  if (!open) return null;
  return {
    document: shown,
    open,
    isEditable,
    arranged,
    onArranged: setArranged,
    onShowDay: openDay,
    onOpenEvent: ({ id }) => openDialog({ kind: 'event', id }),
    onAddPlan: actions.addPlan,
    onDropPlan: actions.dropEvent,
  };
}
