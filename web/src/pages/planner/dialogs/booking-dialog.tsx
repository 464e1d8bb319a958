import type { TripBooking } from '@wayfold/contract/trip/booking';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../../api/trip-session/trip-store';
import { BookingEditor, NewBookingEditor } from '../../../features/bookings/booking-editor';
import { bookings } from '../../../i18n/en/bookings';
import { MessageScope } from '../../../i18n/message-scope';
import { useMovedSentence } from '../../../trip-ui/use-moved-sentence';
import { toast } from '../../../ui/dialogs/toast-store';
import type { Planner, PlannerDialog } from '../planner';

const messages = { bookings };

type Request = Extract<PlannerDialog, { kind: 'booking' | 'add-booking' }>;

/** The dialog that adds or edits a booking. */
export function BookingDialog(props: { planner: Planner; request: Request; onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <Content {...props} />
    </MessageScope>
  );
}

function Content(props: { planner: Planner; request: Request; onClose: () => void }) {
  const { planner, request, onClose } = props;
  const { document, actions, ripple } = planner;
  const { change, undo } = useTripActions();
  const t = useTranslations('bookings');
  const tripWords = useTranslations('tripWords');
  const movedSentence = useMovedSentence();
  const say = (message: string) =>
    toast({ message, action: { label: tripWords('undo'), onAction: () => undo() } });

  function save(edit: TripEdit, booking: string) {
    // What was typed is saved in any case; a message says what it moved.
    ripple.propose({
      edit,
      title: t('saved', { booking }),
      isPreviewed: false,
      onApplied: (effects) => {
        const moved = movedSentence(effects, null);
        say([`${t('saved', { booking })}.`, moved ? `${moved}.` : ''].join(' ').trim());
      },
    });
  }

  function remove({ id }: TripBooking, booking: string) {
    change({ kind: 'booking.remove', id });
    say(t('removed', { booking }));
  }

  const shared = { document, onSave: save, onConnect: actions.addBooking, onClose };
  if (request.kind === 'add-booking') {
    // The next part of a journey is another form: there is one booking more.
    const key = `${JSON.stringify(request.place)} ${Object.keys(document.bookings).length}`;
    return <NewBookingEditor key={key} {...shared} place={request.place} />;
  }
  const booking = document.bookings[request.id];
  // It may have been deleted in the meantime, here or elsewhere.
  if (!booking) return null;
  return <BookingEditor key={booking.id} {...shared} booking={booking} onRemove={remove} />;
}
