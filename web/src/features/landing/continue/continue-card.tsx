import type { TripSummary } from '@wayfold/contract/trip/trip';
import { CloudCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type ContinueTrip, noteContinueTrip } from '../../../api/device/continue-trip';
import { hasUnsent } from '../../../api/device/unsent';
import { continueTrip } from '../../../i18n/en/pages/continue-trip';
import { MessageScope } from '../../../i18n/message-scope';
import { FoldBar } from '../../../trip-ui/fold-strip/fold-bar';
import { TripPicture } from '../../../trip-ui/pictures/trip-picture';
import { useTripNames } from '../../../trip-ui/use-trip-names';
import { Tag } from '../../../ui/tag';
import { tripLook } from '../trip-look';
import styles from './continue-card.module.css';
import { ContinueFrame } from './continue-frame';
import { changedWords, continueTexts, whenItIs } from './continue-words';

const messages = { continueTrip };

/** How much later the server may say a trip was changed, in milliseconds, if it means the change this device knows. */
const SAME_CHANGE_MS = 5 * 60_000;

/** Props of `ContinueCard`; at least one of them isn't null. */
export interface ContinueCardProps {
  /** What this device knows about the trip to continue. */
  kept: ContinueTrip | null;
  /** The trip to continue as the server lists it, if that is news. */
  listed: TripSummary | null;
}

/** The trip opened last: scene, fold bar, dates, time to departure and last change. Stores it for the next visit. */
export function ContinueCard(props: ContinueCardProps) {
  return (
    <MessageScope messages={messages}>
      <Card {...props} />
    </MessageScope>
  );
}

function Card({ kept, listed }: ContinueCardProps) {
  const t = useTranslations('continueTrip');
  const locale = useLocale();
  const nameOf = useTripNames();
  useEffect(() => {
    if (!listed) return;
    const known = kept?.trip.id === listed.id ? kept.changed : null;
    const isKnown = known && Date.parse(listed.updatedAt) - Date.parse(known.at) < SAME_CHANGE_MS;
    noteContinueTrip({
      trip: listed,
      ...continueTexts(listed, { name: nameOf(listed), t, locale }),
      changed: isKnown ? known : { at: listed.updatedAt, what: null },
      notedAt: Date.now(),
    });
  }, [kept, listed, nameOf, t, locale]);

  const trip = listed ?? kept?.trip;
  if (!trip) return null;
  const when = whenItIs(trip, t, locale);
  return (
    <ContinueFrame
      {...continueTexts(trip, { name: nameOf(trip), t, locale })}
      tripId={trip.id}
      scene={
        <>
          <TripPicture look={tripLook(trip)} variant="1200x675" className={styles.picture} />
          {when ? (
            <span className={styles.when}>
              <Tag tone="accent">{when}</Tag>
            </span>
          ) : null}
        </>
      }
      bar={<FoldBar stops={trip.destinations} />}
      changed={
        kept?.trip.id === trip.id && kept.changed ? (
          <>
            {hasUnsent() ? null : (
              <CloudCheck className={styles.saved} size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            <span className={styles.change}>{changedWords(kept.changed, t, locale)}</span>
          </>
        ) : null
      }
    />
  );
}
