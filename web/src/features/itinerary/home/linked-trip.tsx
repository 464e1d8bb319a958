import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ArrowDownRight, ArrowUpLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../../api/trip-session/react/trip-session';
import { refreshTrips, useTrips } from '../../../api/trips/trips';
import { home } from '../../../i18n/en/planner/home';
import { MessageScope } from '../../../i18n/message-scope';
import { links } from '../../../lib/links';
import { useTripNames } from '../../../trip-ui/use-trip-names';
import { MoreMenu } from '../../../ui/dialogs/more-menu';
import { toast } from '../../../ui/dialogs/toast-store';
import styles from './home.module.css';

const messages = { home };

/** A line about the trip that this one continues, or that continues it; renders nothing if there is none. */
export function LinkedTrip(props: {
  document: TripDocument;
  side: 'previous' | 'next';
  isEditable: boolean;
}) {
  const { document, side, isEditable } = props;
  const id = document.trip[side];
  if (id === null) return null;
  return (
    <MessageScope messages={messages}>
      <LinkedLine id={id} side={side} isEditable={isEditable} />
    </MessageScope>
  );
}

function LinkedLine({
  id,
  side,
  isEditable,
}: {
  id: string;
  side: 'previous' | 'next';
  isEditable: boolean;
}) {
  const t = useTranslations('home.linked');
  const words = useTranslations('tripWords');
  const nameOf = useTripNames();
  const { change, undo } = useTripActions();
  const isSaved = useTripSelector(({ saveState }) => saveState.kind === 'saved');
  const queryClient = useQueryClient();
  const { data } = useTrips();
  const trip = data?.trips.find((one) => one.id === id);
  const isUnknown = data !== undefined && trip === undefined;
  useEffect(() => {
    // A split makes the other trip on the server.
    if (isUnknown && isSaved) void refreshTrips(queryClient);
  }, [isUnknown, isSaved, queryClient]);
  // Only one's own trips are listed, and none that was deleted.
  if (!trip) return null;
  const name = nameOf(trip);
  const Icon = side === 'next' ? ArrowDownRight : ArrowUpLeft;

  function unlink() {
    change({ kind: 'trip.set', fields: { [side]: null } });
    toast({ message: t('unlinked'), action: { label: words('undo'), onAction: () => undo() } });
  }

  return (
    <div className={styles.linked}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={styles.linkIcon} />
      <span className={styles.linkWords}>
        <Link {...links.planner({ trip: id, view: 'itinerary' })} className={styles.link}>
          {t(side, { trip: name })}
        </Link>
      </span>
      {isEditable ? (
        <MoreMenu
          label={t('more', { trip: name })}
          groups={[]}
          removal={{ label: t('unlink'), onAction: unlink }}
        />
      ) : null}
    </div>
  );
}
