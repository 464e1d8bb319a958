import type { Destination } from '@wayfold/contract/trip/trip';
import { addDays } from '@wayfold/domain/calendar/dates';
import { shortPlaceLabel } from '@wayfold/domain/format/place-label';
import { useMemo } from 'react';
import { useSetting } from '../../api/client/settings';
import { useBookingPlatforms } from '../../api/places/stays';
import { type BookingLink, bookingLinks, guestsIn, isAmong } from '../../trip-ui/booking-links';

/** Creates the links to sites where stays can be booked. */
export interface StayLinks {
  /** For everything at the stop. */
  ofStop: readonly BookingLink[];
  /** For one place to stay; none if the setting only has other sites. */
  of(name: string): readonly BookingLink[];
}

/** The booking links for nights at a stop, 0-based; none for visitors, guests and excluded user types. */
export function useStayLinks(stop: Destination, from: number, nights: number): StayLinks {
  const platforms = useBookingPlatforms('hotel');
  const named = useSetting('booking_hotel_names');
  const guests = guestsIn(useSetting('default_travelers'));
  return useMemo(() => {
    const checkin = stop.dtArrive === null ? null : addDays(stop.dtArrive, from);
    const town = shortPlaceLabel(stop);
    const links = (place: string) => bookingLinks(platforms, stop.name, { place, checkin, nights, guests });
    return {
      ofStop: links(town),
      of: (name) => (named.length === 0 || isAmong(name, named) ? links(`${name}, ${town}`) : []),
    };
  }, [platforms, named, guests, stop, from, nights]);
}
