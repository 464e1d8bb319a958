import { lazy, Suspense } from 'react';
import { retryImport } from '../../lib/loading/retry-import';
import type { BookingCardsProps, LooseBookingsProps } from './booking-lists';
import styles from './later-bookings.module.css';

const load = () => retryImport(() => import('./booking-lists'));
const Cards = lazy(async () => ({ default: (await load()).BookingCards }));
const Loose = lazy(async () => ({ default: (await load()).LooseBookings }));

/** The cards of bookings, which only a trip with bookings loads. */
export function LaterBookingCards(props: BookingCardsProps) {
  if (props.bookings.length === 0) return null;
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Cards {...props} />
    </Suspense>
  );
}

/** The list of loose bookings, which only a trip with bookings loads. */
export function LaterLooseBookings(props: LooseBookingsProps) {
  if (Object.keys(props.document.bookings).length === 0) return null;
  return (
    <Suspense>
      <Loose {...props} />
    </Suspense>
  );
}
