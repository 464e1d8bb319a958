import type { TripBooking } from '@wayfold/contract/trip/booking';
import { nameOfRow } from '@wayfold/domain/document/rows';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isJourney } from '@wayfold/domain/travel/journeys';
import { useTranslations } from 'use-intl';

type Places = Pick<TripDocument, 'destinations' | 'events'>;

/** The words for a booking as a whole. */
export interface BookingWords {
  /** "Pacifica 837", or what it is: "Flight to Tokyo". */
  name(booking: TripBooking, places: Places): string;
  /** What it is: "Flight to Tokyo", "Stay in Kyoto". */
  title(
    booking: Pick<TripBooking, 'kind' | 'fromDest' | 'toDest' | 'destid' | 'eventId'>,
    places: Places,
  ): string;
}

/** Returns the words for bookings. */
export function useBookingWords(): BookingWords {
  const t = useTranslations('bookings');
  const title: BookingWords['title'] = (booking, { destinations, events }) => {
    const kind = t(`kind.${booking.kind}`);
    const stop = destinations[(isJourney(booking) ? booking.toDest : booking.destid) ?? ''];
    const event = events[booking.eventId ?? ''];
    if (event) return t('title.event', { kind, event: event.name });
    if (booking.kind === 'lodging' && stop) return t('title.lodging', { place: stop.name });
    if (!isJourney(booking)) return t('title.loose', { kind });
    if (stop) return t('title.journey', { kind, place: stop.name });
    return booking.toDest === null && booking.fromDest !== null
      ? t('title.home', { kind })
      : t('title.loose', { kind });
  };
  return {
    title,
    name: (booking, places) => nameOfRow('bookings', booking) || title(booking, places),
  };
}
