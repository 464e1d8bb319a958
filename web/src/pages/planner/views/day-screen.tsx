import { daysOfTrip } from '@wayfold/domain/day/trip-days';
import { useEffect, useMemo } from 'react';
import { DayView } from '../../../features/day/day-view';
import { day } from '../../../i18n/en/planner/day';
import { MessageScope } from '../../../i18n/message-scope';
import type { Planner } from '../planner';
import { useLeaving } from './use-leaving';

const messages = { day };

/** One day of the open trip beside its map; Back and Escape lead back to the previous view. */
export function DayScreen({ planner }: { planner: Planner }) {
  const { shown, search, isEditable, arranged, setArranged, openDay, openDialog, leaveView, actions } =
    planner;
  useLeaving(planner);
  const days = useMemo(() => daysOfTrip(shown), [shown]);
  // A day that the trip no longer has, such as of an old link, gives way to the first one.
  const open = days.find(({ key }) => key === search.day) ?? days[0];
  const key = open?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a better order belongs to its day
  useEffect(() => () => setArranged(null), [key, setArranged]);
  if (!open) return null;
  return (
    <MessageScope messages={messages}>
      <DayView
        document={shown}
        open={open}
        isEditable={isEditable}
        arranged={arranged}
        onArranged={setArranged}
        onShowDay={openDay}
        onOpenEvent={({ id }) => openDialog({ kind: 'event', id })}
        onAddPlan={actions.addPlan}
        onClose={leaveView}
      />
    </MessageScope>
  );
}
