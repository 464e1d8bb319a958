import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Effect } from '@wayfold/contract/trip/patch';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { bookingZones, elapsedMinutes } from '@wayfold/domain/travel/booking-times';
import { standingOf } from '@wayfold/domain/travel/journeys';
import { fittingPlace, keepAsPlan } from '@wayfold/domain/travel/loose-bookings';
import { ArrowDownToLine, CalendarPlus, Plus } from 'lucide-react';
import { Fragment, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../api/trip-session/trip-store';
import { bookings as words } from '../../i18n/en/bookings';
import { MessageScope } from '../../i18n/message-scope';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast-store';
import { TextButton } from '../../ui/text-button';
import { useTripFormat } from '../trip-format';
import { BookingCard } from './booking-card';
import styles from './booking-lists.module.css';
import { useBookingWords } from './use-booking-words';

const messages = { bookings: words };
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Props of `BookingCards`. */
export interface BookingCardsProps {
  /** In order of time. */
  bookings: readonly TripBooking[];
  /** Null if the trip can't be edited. */
  onOpen: ((id: string) => void) | null;
  /** Adds another part to the journey; missing for what isn't one. */
  onConnect?: (() => void) | undefined;
}

/** The bookings of a leg, with the changes between them, or those of a destination or a plan. */
export function BookingCards(props: BookingCardsProps) {
  return (
    <MessageScope messages={messages}>
      <Cards {...props} />
    </MessageScope>
  );
}

function Cards({ bookings, onOpen, onConnect }: BookingCardsProps) {
  const t = useTranslations('bookings');
  const document = useTripSelector((trip) => trip.document);
  return (
    <div className={styles.cards}>
      {bookings.map((booking, index) => {
        const before = bookings[index - 1];
        return (
          <Fragment key={booking.id}>
            {before && onConnect ? <ChangeLine before={before} after={booking} document={document} /> : null}
            <BookingCard booking={booking} document={document} onOpen={onOpen} />
          </Fragment>
        );
      })}
      {onOpen && onConnect ? (
        <TextButton className={styles.connect} onClick={onConnect}>
          <Plus {...ICON} />
          {t('addConnection')}
        </TextButton>
      ) : null}
    </div>
  );
}

/** The time between two parts of a journey. */
function ChangeLine(props: { before: TripBooking; after: TripBooking; document: TripDocument }) {
  const { before, after, document } = props;
  const t = useTranslations('bookings');
  const format = useTripFormat();
  if (!before.end || !after.start || before.status === 'canceled' || after.status === 'canceled') return null;
  const minutes = elapsedMinutes(
    { at: before.end, zone: bookingZones(before, document).end },
    { at: after.start, zone: bookingZones(after, document).start },
  );
  if (minutes === null) return null;
  if (minutes < 0) return <p className={styles.wrong}>{t('leavesTooEarly')}</p>;
  const place = after.from?.code ?? after.from?.name ?? before.to?.name;
  const time = format.duration(minutes / 60);
  return (
    <p className={styles.change}>{place ? t('change', { time, place }) : t('changeUnnamed', { time })}</p>
  );
}

/** Props of `LooseBookings`. */
export interface LooseBookingsProps {
  document: TripDocument;
  /** Null if the trip can't be edited. */
  onOpen: ((id: string) => void) | null;
  /** Makes a change that may move dates. */
  propose: (proposal: {
    edit: TripEdit;
    title: string;
    onApplied?: (effects: readonly Effect[]) => void;
  }) => void;
}

/** The bookings that fit nowhere since the trip changed, each with what can be done about it. */
export function LooseBookings(props: LooseBookingsProps) {
  return (
    <MessageScope messages={messages}>
      <Loose {...props} />
    </MessageScope>
  );
}

function Loose({ document, onOpen, propose }: LooseBookingsProps) {
  const t = useTranslations('bookings');
  const headingId = useId();
  const { destinations, events, bookings } = document;
  const loose = useMemo(
    () => standingOf({ destinations, events, bookings }).loose,
    [destinations, events, bookings],
  );
  if (loose.length === 0) return null;
  return (
    <section className={styles.loose} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('looseTitle')}
      </h2>
      <p className={styles.help}>{t('looseHelp')}</p>
      <ul className={styles.cards}>
        {loose.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} document={document} onOpen={onOpen}>
              {onOpen ? <Fixes booking={booking} document={document} propose={propose} /> : null}
            </BookingCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fixes(props: { booking: TripBooking } & Pick<LooseBookingsProps, 'document' | 'propose'>) {
  const { booking, document, propose } = props;
  const t = useTranslations('bookings');
  const tripWords = useTranslations('tripWords');
  const { undo } = useTripActions();
  const words = useBookingWords();
  const name = words.name(booking, document);
  const fits = fittingPlace(document, booking);
  const hasPlan = Object.keys(document.destinations).length > 0;

  function fix(edit: TripEdit, title: string, done: 'putBack' | 'kept') {
    propose({
      edit,
      title,
      onApplied: () =>
        toast({
          message: t(done, { booking: name }),
          action: { label: tripWords('undo'), onAction: () => undo() },
        }),
    });
  }

  function keep() {
    const edit = keepAsPlan(document, booking, { eventId: newId(), name: t(`kind.${booking.kind}`) });
    if (edit) fix(edit, t('keepAsPlan'), 'kept');
  }

  const target = fits
    ? fits.from
      ? t('putOnLeg', { from: fits.from.name, to: fits.to.name })
      : t('putAtStop', { place: fits.to.name })
    : '';
  return (
    <>
      {fits ? (
        <Button
          size="small"
          icon={<ArrowDownToLine {...ICON} />}
          onClick={() => fix(fits.change, target, 'putBack')}
        >
          {target}
        </Button>
      ) : null}
      {hasPlan ? (
        <Button size="small" icon={<CalendarPlus {...ICON} />} onClick={keep}>
          {t('keepAsPlan')}
        </Button>
      ) : null}
    </>
  );
}
