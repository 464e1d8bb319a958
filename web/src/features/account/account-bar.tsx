import { Link } from '@tanstack/react-router';
import { Check, ChevronLeft, CloudAlert, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type AccountSaveState, useAccountSaveState } from '../../api/account/account-edits';
import { lastTripId } from '../../api/device/last-trip';
import { useTrips } from '../../api/trips/trips';
import { Wordmark } from '../../art/wordmark';
import { links } from '../../lib/links';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { classNames } from '../../ui/class-names';
import styles from './account-bar.module.css';

/** The bar of the account page: the link back to the trip, the save state, and who is signed in. */
export function AccountBar({ end }: { end: ReactNode }) {
  const t = useTranslations('account');
  return (
    <header className={styles.bar}>
      <Link {...links.home()} className={styles.mark} aria-label={t('home')}>
        <Wordmark size={26} />
      </Link>
      <span className={styles.rule} aria-hidden="true" />
      <BackLink />
      <span className={styles.space} />
      <SaveState />
      {end}
    </header>
  );
}

function BackLink() {
  const t = useTranslations('account');
  const tripId = lastTripId();
  const trip = useTrips().data?.trips.find(({ id }) => id === tripId);
  const nameOf = useTripNames();
  const name = trip ? nameOf(trip) : t('backToPlanner');
  return (
    <Link
      {...links.planner(tripId === null ? {} : { trip: tripId })}
      className={styles.back}
      aria-label={t('back', { trip: name })}
    >
      <ChevronLeft size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.trip}>{name}</span>
    </Link>
  );
}

const ICONS: Record<AccountSaveState, typeof Check> = {
  saved: Check,
  saving: RefreshCw,
  retrying: CloudAlert,
  offline: CloudOff,
  refused: TriangleAlert,
};

/** As wide as its longest text, so that nothing beside it moves. */
function SaveState() {
  const t = useTranslations('account');
  const state = useAccountSaveState();
  const Icon = ICONS[state];
  return (
    <span className={classNames(styles.state, styles[state])} role="status">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{t(state)}</span>
    </span>
  );
}
