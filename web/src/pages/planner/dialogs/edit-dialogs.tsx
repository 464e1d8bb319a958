import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, daysBetween, LAST_DAY } from '@wayfold/domain/calendar/dates';
import { totalsOf, tripDates } from '@wayfold/domain/document/totals';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { AddPlanDialog } from '../../../features/add-plan/add-plan-dialog';
import { EventEditor } from '../../../features/itinerary/events/event-editor';
import { DatesDialog } from '../../../features/itinerary/head/dates-dialog';
import { RenameDialog } from '../../../features/itinerary/head/rename-dialog';
import { TripCurrencyDialog } from '../../../features/itinerary/head/trip-currency-dialog';
import { addPlanButton, focusOnceLost } from '../../../lib/focus-later';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { toast } from '../../../ui/dialogs/toast-store';
import type { Planner, PlannerDialog } from '../planner';

type EditRequest = Extract<PlannerDialog, { kind: 'event' | 'add-plan' | 'rename' | 'dates' | 'currency' }>;

/** A dialog that edits one thing of the trip. They load together, when the planner is idle or the first one opens. */
export function EditDialog(props: { planner: Planner; request: EditRequest; onClose: () => void }) {
  const { planner, request, onClose } = props;
  switch (request.kind) {
    case 'event':
      return <EventDialog planner={planner} id={request.id} onClose={onClose} />;
    case 'add-plan':
      return (
        <AddPlanDialog
          document={planner.document}
          day={request.day}
          start={request.start}
          onClose={() => {
            onClose();
            focusOnceLost(() => addPlanButton(request.day));
          }}
        />
      );
    case 'rename':
      return <RenameStopDialog planner={planner} id={request.id} onClose={onClose} />;
    case 'dates':
      return <TripDatesDialog planner={planner} onClose={onClose} />;
    case 'currency':
      return <TripCurrencyDialog currency={planner.document.trip.currency} onClose={onClose} />;
  }
}

function EventDialog({ planner, id, onClose }: { planner: Planner; id: string; onClose: () => void }) {
  const { change, undo } = useTripActions();
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const event = planner.document.events[id];
  // It may have been deleted in the meantime, here or elsewhere.
  if (!event) return null;

  function remove({ id: removedId, name }: TripEvent) {
    change({ kind: 'event.remove', id: removedId });
    toast({
      message: t('removedEvent', { event: name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  }

  return (
    <EventEditor
      key={id}
      event={event}
      document={planner.document}
      onSave={change}
      onRemove={remove}
      onAddBooking={() => planner.actions.addBooking({ at: 'event', eventId: id })}
      onClose={onClose}
    />
  );
}

function RenameStopDialog({ planner, id, onClose }: { planner: Planner; id: string; onClose: () => void }) {
  const { change } = useTripActions();
  const destination = planner.document.destinations[id];
  if (!destination) return null;
  return (
    <RenameDialog
      name={destination.name}
      most={TEXT_MAX.place}
      // The local name is cleared, because it belonged to the old name.
      onRename={(name) => change({ kind: 'destination.set', id, fields: { name, localName: null } })}
      onClose={onClose}
    />
  );
}

function TripDatesDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { document, ripple } = planner;
  const t = useTranslations('ripple');
  const format = useTripFormat();
  const dates = tripDates(document);
  const days = dates ? daysBetween(dates.from, dates.to) : totalsOf(document).nights;
  return (
    <DatesDialog
      startDate={document.trip.startDate}
      latest={addDays(LAST_DAY, -days)}
      onClose={onClose}
      onSave={(startDate) =>
        ripple.propose({
          edit: { kind: 'trip.set', fields: { startDate } },
          title: startDate === null ? t('noDates') : t('start', { date: format.day(startDate) }),
        })
      }
    />
  );
}
